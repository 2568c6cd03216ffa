import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

private struct Rows: View {
  @State private var pressed = ""
  @State private var mark = 0

  var body: some View {
    VStack {
      List(1..<4) { number in
        HStack {
          Button("open \(number)") { pressed += "o\(number) " }
          Button("mark \(number)") { pressed += "m\(number) " }
          if number == 3 {
            Picker("Mark", selection: $mark) { ForEach(0..<3) { Text("\($0)").tag($0) } }
              .pickerStyle(.menu)
            Menu("More") { Button("other") {} }
            Text("tapped").onTapGesture { pressed += "t\(number) " }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Row \(number)")
        .focusable()
        .focusSection()
      }
      Button("After") {}
      Text(verbatim: "pressed \(pressed)")
    }
  }
}

/// Rows of which each is one stop of the Tab key, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor
struct RowStopTests {
  private static let focused =
    "(e => e.getAttribute('aria-label') || e.innerText)(document.activeElement).trim()"

  @Test func aRowIsOneStopAndArrowsReachWhatIsInIt() async throws {
    try await withApp {
      Rows()
    } _: { app in
      func expect(_ name: String) async throws { try await app.page.wait(until: "\(Self.focused) == '\(name)'") }
      for row in ["Row 1", "Row 2"] {
        try await app.page.press("Tab")
        try await expect(row)
      }
      #expect(try await app.page.evaluate("document.activeElement.getAttribute('role')").string == "group")
      try await app.page.press("ArrowRight")
      try await expect("open 2")
      try await app.page.press("ArrowRight")
      try await expect("mark 2")
      try await app.page.press("ArrowRight")
      try await expect("mark 2")
      try await app.page.press("Enter")
      try await app.wait(forText: "pressed m2")
      try await app.page.press("ArrowLeft")
      try await expect("open 2")
      try await app.page.press("ArrowLeft")
      try await expect("Row 2")
      for stop in ["Row 3", "After"] {
        try await app.page.press("Tab")
        try await expect(stop)
      }
    }
  }

  @Test func enterOnARowPressesTheFirstThingInIt() async throws {
    try await withApp {
      Rows()
    } _: { app in
      try await app.page.press("Tab")
      try await app.page.press("Tab")
      try await app.page.wait(until: "\(Self.focused) == 'Row 2'")
      try await app.page.press("Enter")
      try await app.wait(forText: "pressed o2")
    }
  }

  @Test func whateverCanBePressedInARowIsPassedByAndReachedByArrows() async throws {
    try await withApp {
      Rows()
    } _: { app in
      for _ in 0..<3 { try await app.page.press("Tab") }
      for name in ["open 3", "mark 3", "SELECT", "More", "tapped", "tapped"] {
        try await app.page.press("ArrowRight")
        try await app.page.wait(
          until: "(e => e.tagName == 'SELECT' ? e.tagName : e.innerText)(document.activeElement).trim() == '\(name)'")
      }
    }
  }
}

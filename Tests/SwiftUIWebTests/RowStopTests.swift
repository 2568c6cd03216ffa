import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

private struct Rows: View {
  @State private var pressed = ""

  var body: some View {
    VStack {
      List(1..<4) { number in
        HStack {
          Button("open \(number)") { pressed += "o\(number) " }.focusable(false)
          Button("mark \(number)") { pressed += "m\(number) " }.focusable(false)
        }
        .accessibilityLabel("Row \(number)")
        .focusable()
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
}

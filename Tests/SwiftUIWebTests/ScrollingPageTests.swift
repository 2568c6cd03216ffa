import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// What scrolls, and where it comes to stand.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ScrollingPageTests {
  private struct Rows: View {
    @State private var count = 0

    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20) { Color.teal.frame(width: 120, height: 20).accessibilityIdentifier("row\($0)").id($0) }
            }
          }.frame(width: 300, height: 200).accessibilityIdentifier("area")
          Button("least") { reader.scrollTo(15) }
          Button("middle") { reader.scrollTo(10, anchor: .center) }
          Button("top") { reader.scrollTo(3, anchor: .top) }
          Button("start") { reader.scrollTo(0) }
          Button("count \(count)") { count += 1 }
        }
      }
    }
  }

  /// The worked case S7: the target's place in the area.
  @Test func scrollToStandsWhereTheAnchorSays() async throws {
    try await withApp(content: { Rows() }) { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      for (button, row, top) in [("least", 15, 180), ("top", 3, 0), ("middle", 10, 90), ("start", 0, 0)] {
        try await app.press(button)
        let place =
          "document.querySelector('[data-id=row\(row)]').getBoundingClientRect().top - document.querySelector('[data-id=area]').getBoundingClientRect().top"
        try await app.page.wait(until: "Math.abs(\(place) - \(top)) <= 1")
      }
      // The page still takes frames.
      try await app.press("count 0")
      try await app.wait(forText: "count 1")
      let isQuiet = try await app.page.evaluate("document.getElementById('status').hidden").bool
      #expect(isQuiet == true)
    }
  }

  private struct Kept: View {
    @State private var row: Int? = 7

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30) { Color.teal.frame(width: 100, height: 50).accessibilityIdentifier("row\($0)").id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $row, anchor: .top).contentMargins(.vertical, 15).frame(width: 300, height: 200)
      .accessibilityIdentifier("area")
      Button("end") { row = 29 }
    }
  }

  @Test func whatIsScrolledToStandsWithinTheMargins() async throws {
    try await withApp(content: { Kept() }) { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      func top(_ row: Int) -> String {
        "document.querySelector('[data-id=row\(row)]').getBoundingClientRect().top - document.querySelector('[data-id=area]').getBoundingClientRect().top"
      }
      try await app.page.wait(until: "Math.abs(\(top(7)) - 15) <= 1")
      try await app.press("end")
      try await app.page.wait(until: "Math.abs(\(top(29)) - 135) <= 1")
    }
  }

  @Test func aListAloneScrollsTheDocument() async throws {
    try await withApp(content: { List(0..<100, id: \.self) { Text("Row \($0)") } }) { app in
      let rest = try await app.page.evaluate("document.documentElement.scrollHeight - innerHeight").int ?? 0
      #expect(rest > 1000)
    }
  }

  /// A picture gives its place to nothing: short words stay whole while a long text gives way.
  @Test func aLongTextGivesWayToShortOnes() async throws {
    let long = String(repeating: "a long text that has to be broken ", count: 8)
    try await withApp(
      width: 390,
      content: {
        HStack {
          Text("12:49 PM").padding(8).background(Capsule().fill(.teal)).accessibilityIdentifier("badge")
          Text(long)
          Text("3 days").accessibilityIdentifier("age")
          ZStack { Color.red.frame(width: 60, height: 40).accessibilityIdentifier("picture") }
        }
      }
    ) { app in
      for name in ["badge", "age"] {
        let height = try await app.page.evaluate(
          "document.querySelector('[data-id=\(name)]').getBoundingClientRect().height")
        #expect(height.double ?? 99 < 48, "\(name) is one line")
      }
      let width = try await app.page.evaluate(
        "document.querySelector('[data-id=picture]').getBoundingClientRect().width")
      #expect(width.double == 60)
    }
  }

  @Test func aBindingOpensOneSheetForManyRows() async throws {
    struct Many: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("open") { isShown = true }
          ForEach(0..<12) { index in Text("Row \(index)").sheet(isPresented: $isShown) { Text("Sheet") } }
        }
      }
    }
    try await withApp(content: { Many() }) { app in
      try await app.press("open")
      try await app.wait(forText: "Sheet")
      let count = try await app.page.count("dialog")
      #expect(count == 1)
    }
  }

  @Test func aSearchFieldAroundANavigationViewIsItsBars() async throws {
    struct Searched: View {
      @State private var words = ""
      var body: some View {
        NavigationView { List { Text("Row \(words)") }.navigationTitle("Title") }.searchable(text: $words)
      }
    }
    try await withApp(content: { Searched() }) { app in
      let (inBar, all) = (try await app.page.count(".pg .bs input[type=search]"), try await app.page.count("input"))
      #expect(inBar == 1 && all == 1)
    }
  }
}

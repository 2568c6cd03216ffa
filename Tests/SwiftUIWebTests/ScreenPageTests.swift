import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// What stays on a screen while something beside it scrolls, and that every place is kept.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ScreenPageTests {
  private static func rows(_ name: String) -> some View {
    List(0..<100, id: \.self) { Text("\(name) \($0)") }.accessibilityIdentifier(name)
  }

  private static let documentRest = "document.documentElement.scrollHeight - innerHeight"

  private static func box(_ name: String, _ side: String) -> String {
    "document.querySelector('[data-id=\(name)]').getBoundingClientRect().\(side)"
  }

  private func expectScrollsInItself(_ name: String, _ app: AppPage) async throws {
    let rest = try await app.page.evaluate(Self.documentRest).int ?? 1
    #expect(rest <= 0, "the document does not scroll, but by \(rest)")
    let list = "document.querySelector('[data-id=\(name)]')"
    let inside = try await app.page.evaluate("\(list).scrollHeight - \(list).clientHeight").int ?? 0
    #expect(inside > 1000, "\(name) scrolls by \(inside)")
    try await app.page.evaluate("\(list).scrollTop = 600; 0")
    let top = try await app.page.evaluate("\(list).scrollTop").int
    #expect(top == 600)
  }

  @Test func controlsAboveAListStay() async throws {
    try await withApp(content: {
      NavigationStack {
        VStack {
          Text("Controls").accessibilityIdentifier("controls")
          Self.rows("Row")
        }
        .navigationTitle("Title")
      }
    }) { app in
      let before = try await app.page.evaluate(Self.box("controls", "top")).double
      try await expectScrollsInItself("Row", app)
      let after = try await app.page.evaluate(Self.box("controls", "top")).double
      #expect(before == after)
      let bottom = try await app.page.evaluate("innerHeight - \(Self.box("Row", "bottom"))").double ?? 99
      #expect(abs(bottom) <= 1, "the list ends with the window")
      // Keys scroll the list, which nobody has pressed.
      try await app.page.evaluate(
        "document.activeElement.blur(); document.querySelector('[data-id=Row]').scrollTop = 0; 0")
      try await app.page.press("PageDown")
      try await app.page.wait(until: "document.querySelector('[data-id=Row]').scrollTop > 200")
    }
  }

  @Test func aBarBelowAndOneInFrontStandAtTheEndOfTheWindow() async throws {
    try await withApp(content: {
      VStack(spacing: 0) {
        ZStack(alignment: .bottom) {
          Self.rows("Row")
          Color.teal.frame(height: 50).accessibilityIdentifier("front")
        }
        Color.orange.frame(height: 40).accessibilityIdentifier("below")
      }
    }) { app in
      try await expectScrollsInItself("Row", app)
      let below = try await app.page.evaluate("innerHeight - \(Self.box("below", "bottom"))").double ?? 99
      let front = try await app.page.evaluate("innerHeight - \(Self.box("front", "bottom"))").double ?? 99
      #expect(abs(below) <= 1 && abs(front - 40) <= 1, "\(below), \(front)")
    }
  }

  @Test func aPlayerUnderAStackOfPagesStays() async throws {
    try await withApp(content: {
      VStack(spacing: 0) {
        NavigationStack { Self.rows("Row").navigationTitle("Title") }
        Color.orange.frame(height: 40).accessibilityIdentifier("player")
      }
    }) { app in
      try await expectScrollsInItself("Row", app)
      let end = try await app.page.evaluate("innerHeight - \(Self.box("player", "bottom"))").double ?? 99
      #expect(abs(end) <= 1)
    }
  }

  @Test func whatStandsOverAListStays() async throws {
    struct Loading: View {
      @State private var isLoading = false
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack {
              Button("load") { isLoading = true }
              ForEach(0..<100) { Text("Row \($0)").padding() }
            }
          }
          .accessibilityIdentifier("area")
          .overlay { if isLoading { Text("Loading").accessibilityIdentifier("loading") } }
        }
      }
    }
    try await withApp(content: { Loading() }) { app in
      let rest = try await app.page.evaluate(Self.documentRest).int ?? 0
      #expect(rest > 1000, "alone on the screen the document scrolls for it")
      try await app.press("load")
      try await app.wait(forText: "Loading")
      try await expectScrollsInItself("area", app)
      let middle =
        try await app.page.evaluate(
          "(\(Self.box("loading", "top")) + \(Self.box("loading", "bottom")) - innerHeight) / 2"
        ).double ?? 99
      #expect(abs(middle) <= 1)
    }
  }

  @Test func aReaderAroundAScrollViewHasTheWindowsHeight() async throws {
    try await withApp(content: {
      GeometryReader { place in
        ScrollView {
          VStack {
            Text("height \(Int(place.size.height))")
            ForEach(0..<100) { Text("Row \($0)") }
          }
        }
      }
    }) { app in
      let height = try await app.page.evaluate("innerHeight").int ?? 0
      try await app.wait(forText: "height \(height)")
    }
  }

  @Test func eachTabKeepsItsOwnPlace() async throws {
    try await withApp(content: {
      TabView {
        Self.rows("One").tabItem { Text("First") }
        VStack {
          Text("Controls")
          Self.rows("Two")
        }
        .tabItem { Text("Second") }
        Self.rows("Three").tabItem { Text("Third") }
      }
    }) { app in
      let inner = "document.querySelector('[data-id=Two]').scrollTop"
      try await app.page.evaluate("scrollTo(0, 500); 0")
      func choose(_ tab: String) async throws {
        try await app.page.evaluate(
          "[...document.querySelectorAll('.tab')].find(t => t.innerText.includes('\(tab)')).click(); 0")
      }
      try await choose("Third")
      try await app.wait(forText: "Three 0")
      try await app.page.wait(until: "scrollY == 0")
      try await app.page.evaluate("scrollTo(0, 900); 0")
      try await choose("Second")
      try await app.wait(forText: "Two 0")
      try await app.page.wait(until: "\(inner) == 0 && scrollY == 0")
      try await app.page.evaluate("\(inner) = 300; 0")
      for (tab, text, place) in [
        ("First", "One 0", "scrollY == 500"), ("Third", "Three 0", "scrollY == 900"),
        ("Second", "Two 0", "\(inner) == 300"),
      ] {
        try await choose(tab)
        try await app.wait(forText: text)
        try await app.page.wait(until: place)
      }
    }
  }

  @Test func backForwardAndReloadKeepThePlace() async throws {
    try await withApp(content: {
      NavigationStack {
        List(0..<100, id: \.self) { number in NavigationLink("Row \(number)", value: number) }
          .navigationTitle("Rows")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Chapter \(number)")
              Self.rows("Line")
            }
          }
      }
    }) { app in
      let inner = "document.querySelector('[data-id=Line]').scrollTop"
      try await app.page.evaluate("scrollTo(0, 800); 0")
      try await app.press("Row 20")
      try await app.wait(forText: "Chapter 20")
      try await app.page.wait(until: "scrollY == 0 && \(inner) == 0")
      try await app.page.evaluate("\(inner) = 400; 0")
      try await app.page.evaluate("history.back(); 0")
      try await app.wait(forText: "Row 99")
      try await app.page.wait(until: "scrollY == 800")
      try await app.page.evaluate("history.forward(); 0")
      try await app.wait(forText: "Chapter 20")
      try await app.page.wait(until: "\(inner) == 400")
      try await app.page.evaluate("location.reload(); 0")
      try await app.wait(forText: "Chapter 20")
      try await app.page.wait(until: "\(inner) == 400")
      try await app.press("Back", in: ".back")
      try await app.wait(forText: "Row 99")
      try await app.page.evaluate("scrollTo(0, 700); 0")
      try await app.page.evaluate("location.reload(); 0")
      try await app.page.wait(until: "document.body.innerText.includes('Row 99') && scrollY == 700")
    }
  }

  @Test func aListUnderAHeaderInASheetScrollsInTheSheet() async throws {
    try await withApp(content: {
      Text("Page").sheet(isPresented: .constant(true)) {
        VStack {
          Text("Header").accessibilityIdentifier("header")
          Self.rows("Row")
        }
      }
    }) { app in
      try await app.wait(forText: "Header")
      try await expectScrollsInItself("Row", app)
      let top = try await app.page.evaluate(Self.box("header", "top")).double ?? -1
      #expect(top > 0)
    }
  }

  @Test func aListInARowBesideAnotherScrollsInItself() async throws {
    try await withApp(content: {
      HStack(spacing: 0) {
        Self.rows("One").frame(width: 300)
        Self.rows("Two")
      }
    }) { app in
      try await expectScrollsInItself("Two", app)
      let bottom = try await app.page.evaluate("innerHeight - \(Self.box("Two", "bottom"))").double ?? 99
      #expect(abs(bottom) <= 1)
    }
  }

  @Test func aListOfAFixedHeightScrollsInItself() async throws {
    try await withApp(content: {
      ScrollView {
        VStack {
          Self.rows("Row").frame(height: 200)
          ForEach(0..<100) { Text("Below \($0)") }
        }
      }
    }) { app in
      let list = "document.querySelector('[data-id=Row]')"
      let sizes = try await app.page.evaluate("[\(list).clientHeight, \(list).scrollHeight > 1000].join()").string
      #expect(sizes == "200,true")
    }
  }
}

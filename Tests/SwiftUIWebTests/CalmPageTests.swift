import BrowserTesting
import Eventually
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Readers who ask for less motion while something moves.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct CalmPageTests {
  /// Each way in which something moves. Nothing of it would end by itself while a test waits.
  private struct Moving: View {
    @Namespace private var space
    @State private var isOn = false

    var body: some View {
      let minute = Animation.linear(duration: 60)
      VStack {
        Button("Go") { withAnimation(minute) { isOn.toggle() } }
        Toggle("Switch", isOn: $isOn).accessibilityIdentifier("switch")
        if isOn {
          Text("comes").transition(.opacity).accessibilityIdentifier("comes")
        } else {
          Text("goes").transition(.opacity).accessibilityIdentifier("goes")
        }
        Text("fades").opacity(isOn ? 0.3 : 1).animation(minute, value: isOn).accessibilityIdentifier("fades")
        Text("swings").offset(x: isOn ? 40 : 0).animation(minute.repeatForever(autoreverses: true), value: isOn)
          .accessibilityIdentifier("swings")
        ForEach(isOn ? ["moved", "other"] : ["other", "moved"], id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
        }
        HStack {
          if isOn { Spacer() }
          Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 60, height: 40)
            .accessibilityIdentifier("card")
        }
        List(isOn ? [1, 2] : [2], id: \.self) { Text("row \($0)").accessibilityIdentifier("row") }
      }
    }
  }

  /// Has what the style sheet moves go on for as long as the rest.
  private static let slowsTheSheet = """
    (() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync('.tg > input, .tg > input::after { transition-duration: 60s }')
      document.adoptedStyleSheets.push(slow)
    })()
    """

  private static let moving = """
    [...new Set(document.getAnimations().map(({ effect: { target } }) =>
      (target.closest('[data-id]') || target.querySelector('[data-id]')).dataset.id))].sort().join()
    """

  @Test func whateverMovesIsWhereItWasGoingOnceTheReaderAsksForCalm() async throws {
    try await withApp(content: { Moving() }) { app in
      let page = app.page
      try await app.waitForLaterScript()
      try await page.evaluate(Self.slowsTheSheet)
      try await app.press("Go")
      let ways = "card,comes,fades,goes,moved,row,swings,switch"
      var seen: String?
      try await eventually("\(ways) move", seeing: seen) {
        seen = try await page.evaluate(Self.moving).string
        return seen == ways
      }
      #expect(try await page.movements().count >= 8)
      try await page.setCalm()
      #expect(try await page.movements() == [])
      #expect(try await app.style("[data-id=fades]", "opacity") == "0.3")
      #expect(try await app.style("[data-id=comes]", "opacity") == "1")
      #expect(try await page.count("[data-id=goes]") == 0)
      // Nothing begins from here on.
      try await app.press("Go")
      try await page.wait(until: "document.querySelector('[data-id=goes]') != null")
      #expect(try await page.movements() == [])
      #expect(try await page.count("[data-id=comes]") == 0)
    }
  }

  private struct Far: View {
    var body: some View {
      ScrollViewReader { reader in
        Button("Last") { reader.scrollTo(59, anchor: .bottom) }
        ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)").frame(height: 50) } } }
      }
    }
  }

  @Test func whatScrollsByDegreesIsThereOnceTheReaderAsksForCalm() async throws {
    try await withApp(content: { Far() }) { app in
      let page = app.page
      // The browser does not scroll, so that it cannot be there by itself.
      try await page.evaluate(
        """
        window.ways = []
        Element.prototype.scrollTo = way => { ways.push(way.behavior + ' ' + Math.round(way.top)) }
        """)
      try await app.press("Last")
      try await page.wait(until: "ways.length == 1")
      try await page.setCalm()
      try await page.wait(until: "ways.length == 2")
      let ways = try await page.evaluate("ways").list?.compactMap(\.string) ?? []
      let (smooth, instant) = (try #require(ways.first), try #require(ways.last))
      #expect(smooth.hasPrefix("smooth ") && instant == smooth.replacing("smooth", with: "instant"), "\(ways)")
      #expect(smooth != "smooth 0")
    }
  }
}

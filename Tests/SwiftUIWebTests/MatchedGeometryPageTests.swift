import BrowserTesting
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// A view that takes the place of another of the same geometry moves from there.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct MatchedGeometryPageTests {
  private struct Opening: View {
    @Namespace private var space
    @State private var isOpen = false
    var isMatched = true

    var body: some View {
      VStack(spacing: 0) {
        Button("Turn") { withAnimation(.linear(duration: 4)) { isOpen.toggle() } }
        ZStack(alignment: .topLeading) {
          Color.clear
          if isOpen {
            Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 300, height: 200)
              .accessibilityIdentifier("large")
          } else {
            Color.red.matchedGeometryEffect(id: isMatched ? "card" : "other", in: space)
              .frame(width: 60, height: 40).offset(x: 400, y: 300)
          }
        }
      }
    }
  }

  private static let moves = """
    document.getAnimations().map(a => [a.effect.getTiming().duration, a.effect.target.id, a.effect.getKeyframes()[0]])
      .filter(([, , start]) => start.scale).map(([duration, id, start]) => [duration, start.scale, start.translate].join('|')).join(';')
    """

  /// What moves such views has been loaded.
  private static let isReady = """
    performance.getEntriesByType('resource').some(e => e.name.includes('/-/later-') && e.responseEnd > 0)
      && new Promise(done => setTimeout(() => done(true), 100))
    """

  @Test func aViewGrowsFromWhereItsLikeWas() async throws {
    try await withApp(content: { Opening() }) { app in
      try await app.page.wait(until: Self.isReady)
      try await app.press("Turn")
      try await app.page.wait(until: "(\(Self.moves)) != ''")
      let parts = try await app.page.evaluate(Self.moves).string?.split(separator: "|").map(String.init) ?? []
      #expect(parts.count == 3)
      #expect(parts.first == "4000")
      #expect(parts.dropFirst().first == "0.2", "\(parts)")
      #expect(parts.last == "400px 300px", "\(parts)")
    }
  }

  private struct Painting: View {
    @Namespace private var space
    @State private var isOpen = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isOpen {
          ScrollView { canvas.frame(width: 300, height: 200).accessibilityIdentifier("large") }
        } else {
          Button("Open") { withAnimation(.linear(duration: 4)) { isOpen = true } }
            .background(canvas).frame(width: 90, height: 60)
        }
      }
    }

    private var canvas: some View {
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        .matchedGeometryEffect(id: "painting", in: space)
    }
  }

  @Test func aDrawingIsMadeForWhereItEnds() async throws {
    try await withApp(content: { Painting() }) { app in
      try await app.page.wait(until: Self.isReady)
      try await app.press("Open")
      try await app.page.wait(
        until: "document.querySelector('[data-id=large] svg')?.getAttribute('viewBox') == '0 0 300 200'")
    }
  }

  @Test func othersDoNot() async throws {
    try await withApp(content: { Opening(isMatched: false) }) { app in
      try await app.page.wait(until: Self.isReady)
      try await app.press("Turn")
      try await app.page.wait(until: "document.querySelector('[data-id=large]') != null")
      #expect(try await app.page.evaluate(Self.moves).string == "")
    }
  }

  @Test func whoeverWantsLessMotionSeesNone() async throws {
    try await withApp(content: { Opening() }) { app in
      try await app.page.setMedia(reducesMotion: true)
      try await app.page.wait(until: Self.isReady)
      try await app.press("Turn")
      try await app.page.wait(until: "document.querySelector('[data-id=large]') != null")
      #expect(try await app.page.evaluate(Self.moves).string == "")
    }
  }
}

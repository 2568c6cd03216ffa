import BrowserTesting
import Eventually
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Rows that come and go.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct RowMotionTests {
  private struct Rows: View {
    @State private var numbers = Array(0..<6)

    var body: some View {
      VStack {
        Button("Slowly") { withAnimation(.linear(duration: 60)) { numbers = [0, 1, 9, 3, 4, 5] } }
        Button("Swap") { numbers = [0, 1, 9, 3, 4, 5] }
        Button("All") { numbers = [6, 7, 8, 9] }
        List { ForEach(numbers, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row\($0)") } }
      }
    }
  }

  /// The rows that move, by the names of what is in them, and the properties that move them.
  private static let moving = """
    document.getAnimations().map(({ effect }) => [effect.target.querySelector('[data-id]').dataset.id,
      ...Object.keys(effect.getKeyframes()[0]).filter(name => /margin|opacity/.test(name)).sort()].join(' ')).sort().join()
    """

  private static let shown = "[...document.querySelectorAll('.r [data-id]')].map(e => e.dataset.id).join()"

  @Test func aRowThatGoesClosesUpWhileTheOneThatComesSlidesIn() async throws {
    try await withApp(content: { Rows() }) { app in
      let page = app.page
      try await app.waitForLaterScript()
      try await app.press("Slowly")
      var seen: String?
      try await eventually("both move", seeing: seen) {
        seen = try await page.evaluate(Self.moving).string
        return seen == "row2 marginBottom opacity,row9 marginTop opacity"
      }
      // Who reads the page otherwise knows nothing of the row that goes.
      let gone = "document.querySelector('[data-id=row2]').closest('.r')"
      #expect(try await page.evaluate("\(gone).inert && !\(gone).id && !\(gone).querySelector('[id]')").bool == true)
      let height = "\(gone).offsetHeight"
      let next = "document.querySelector('[data-id=row3]').closest('.r').getBoundingClientRect().top"
      let top = try await page.evaluate("\(gone).getBoundingClientRect().top").double ?? 0
      #expect(try await page.evaluate("\(height) > 20").bool == true)
      try await page.evaluate("document.getAnimations().forEach(moving => moving.finish())")
      try await page.wait(until: "\(Self.shown) == 'row0,row1,row9,row3,row4,row5'")
      let settled = try await page.evaluate(next).double ?? 0
      #expect(settled >= top, "one has come in place of the other")
    }
  }

  @Test func whoAsksForCalmSeesItAtOnce() async throws {
    try await withApp(content: { Rows() }) { app in
      try await app.waitForLaterScript()
      try await app.page.setCalm()
      try await app.press("Swap")
      try await app.page.wait(until: "\(Self.shown) == 'row0,row1,row9,row3,row4,row5'")
      #expect(try await app.page.movements() == [])
    }
  }

  @Test func whereMuchChangesAtOnceNothingMoves() async throws {
    try await withApp(content: { Rows() }) { app in
      try await app.waitForLaterScript()
      try await app.page.evaluate(
        """
        window.moved = 0
        const animate = Element.prototype.animate
        Element.prototype.animate = function(...all) { if (this.matches('.r')) moved++; return animate.apply(this, all) }
        0
        """)
      try await app.press("All")
      try await app.page.wait(until: "\(Self.shown) == 'row6,row7,row8,row9'")
      #expect(try await app.page.evaluate("moved").double == 0)
    }
  }
}

import BrowserTesting
import Combine
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

@MainActor private final class Drawn: ObservableObject { @Published var height = 40.0 }

/// What is drawn on a canvas stands in the browser where it was drawn.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct CanvasPageTests {
  private struct Chart: View {
    @ObservedObject var drawn: Drawn

    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 10, y: 20, width: 30, height: drawn.height)), with: .color(.red))
        context.draw(Text("middle").font(.system(size: 16)), at: CGPoint(x: size.width / 2, y: size.height / 2))
        context.draw(Text("corner"), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        var turned = context
        turned.translateBy(x: 50, y: 100)
        turned.rotate(by: .degrees(90))
        turned.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.blue))
        var cut = context
        cut.opacity = 0.5
        cut.clip(to: Path(CGRect(x: 150, y: 0, width: 20, height: 20)))
        cut.fill(
          Path(CGRect(x: 140, y: 0, width: 60, height: 60)),
          with: .linearGradient(
            Gradient(colors: [.red, .green, .blue]), startPoint: CGPoint(x: 140, y: 0), endPoint: CGPoint(x: 200, y: 0))
        )
        if let symbol = context.resolveSymbol(id: 2) { context.draw(symbol, at: CGPoint(x: 30, y: 150)) }
      } symbols: {
        Text("first").tag(1)
        Text("second").tag(2)
      }
      .frame(width: 300, height: 200)
      .accessibilityIdentifier("chart")
    }
  }

  @Test func everyMarkStandsWhereItWasDrawn() async throws {
    let drawn = Drawn()
    try await withApp(content: { Chart(drawn: drawn) }) { app in
      let canvas = "document.querySelector('[data-id=chart]').getBoundingClientRect()"
      /// The left, top, width and height within the canvas, in whole points.
      func place(_ element: String) async throws -> [Int] {
        let box = try await app.page.evaluate(
          "((r, c) => [r.left - c.left, r.top - c.top, r.width, r.height].map(Math.round))(\(element).getBoundingClientRect(), \(canvas))"
        )
        return (0..<4).map { box[$0].int ?? -999 }
      }
      func text(_ words: String) -> String {
        "[...document.querySelectorAll('[data-id=chart] .t')].find(t => t.innerText == '\(words)')"
      }
      // It is drawn anew when the page has told how large it is.
      try await app.page.wait(
        until:
          "(p => p.length == 3 && ((r, c) => [r.left - c.left, r.top - c.top, r.width, r.height].map(Math.round).join())(p[0].getBoundingClientRect(), \(canvas)) == '10,20,30,40')(document.querySelectorAll('[data-id=chart] path'))"
      )
      try await app.page.wait(
        until: "((r, c) => Math.abs(r.right - c.right) < 2)(\(text("corner")).getBoundingClientRect(), \(canvas))")
      #expect(try await place("document.querySelectorAll('[data-id=chart] path')[1]") == [40, 100, 10, 20])
      let middle = try await place(text("middle"))
      #expect(abs(middle[0] + middle[2] / 2 - 150) <= 1 && abs(middle[1] + middle[3] / 2 - 100) <= 1, "\(middle)")
      let corner = try await place(text("corner"))
      #expect(abs(corner[0] + corner[2] - 300) <= 1 && abs(corner[1] + corner[3] - 200) <= 1, "\(corner)")
      let second = try await place(text("second"))
      #expect(abs(second[0] + second[2] / 2 - 30) <= 1, "\(second)")
      #expect(try await app.page.evaluate("\(text("first")) == null").bool == true)
      #expect(try await app.page.evaluate("document.querySelectorAll('[data-id=chart] stop').length").int == 3)
      let cut = try await app.page.evaluate(
        """
        (e => { for (; e && e.dataset.id != 'chart'; e = e.parentElement) { const c = getComputedStyle(e).clipPath; \
        if (c != 'none') return c } return '' })(document.querySelectorAll('[data-id=chart] path')[2])
        """)
      #expect(cut.string == "path(\"M 150 0 L 170 0 L 170 20 L 150 20 Z\")")
      drawn.height = 70
      try await app.page.wait(
        until:
          "Math.round(document.querySelector('[data-id=chart] path').getBoundingClientRect().height) == 70")
      if let folder = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"] {
        try await app.page.screenshot().write(to: URL(filePath: "\(folder)/canvas.png"))
      }
      #expect(try await app.page.accessibilityProblems() == [])
    }
  }
}

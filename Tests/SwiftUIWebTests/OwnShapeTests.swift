import BrowserTesting
import SwiftUI
import Testing

/// A wave of forty points, however large the shape is.
private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 40))
      path.addQuadCurve(
        to: CGPoint(x: 0, y: rect.maxY - 40), control: CGPoint(x: rect.midX, y: rect.maxY + 40))
      path.closeSubpath()
    }
  }
}

/// A triangle that grows with its frame.
private struct GrowingTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// An app's own outlines stand where the app draws them, in the size they have.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct OwnShapeTests {
  /// `x y width height` of what a path draws, in the page's points from the corner of its drawing.
  private func outline(_ app: AppPage, _ selector: String = "path.o") async throws -> String {
    try await app.page.evaluate(
      """
      (() => { const e = document.querySelector(\(BrowserPage.quote(selector))), r = e.getBoundingClientRect(),
      f = e.ownerSVGElement.getBoundingClientRect()
      return [r.x - f.x, r.y - f.y, r.width, r.height].map(Math.round).join(' ') })()
      """
    ).string ?? ""
  }

  @Test func aPathStandsInPoints() async throws {
    let drawn = Path { path in
      path.addLines([CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 40), CGPoint(x: 20, y: 60)])
      path.closeSubpath()
    }
    try await withApp {
      Rectangle().fill(.yellow).frame(width: 200, height: 100).overlay(drawn)
    } _: { app in
      let found = try await outline(app)
      #expect(found == "20 20 40 40")
    }
    try await withApp {
      List { Rectangle().fill(.yellow).frame(height: 100).overlay(drawn) }
    } _: { app in
      let found = try await outline(app)
      #expect(found == "20 20 40 40")
    }
  }

  @Test func aShapeIsAskedForThePathOfItsSize() async throws {
    // Placed by the engine: the curve's lowest point is at the frame's end.
    try await withApp {
      Wave().fill(.teal).frame(width: 300, height: 200)
    } _: { app in
      let found = try await outline(app)
      #expect(found == "0 0 300 200")
      let data = try await app.page.evaluate("document.querySelector('path.o').getAttribute('d')").string ?? ""
      #expect(data.contains("160"), "\(data)")
    }
    // In a row the page tells how large it is.
    try await withApp(width: 390, height: 844) {
      List { Wave().fill(.teal).frame(height: 200) }
    } _: { app in
      try await app.page.wait(until: "document.querySelector('path.o').getAttribute('d').includes('160')")
      let found = try await outline(app)
      #expect(found.hasSuffix(" 200"), "\(found)")
    }
    // What grows with its frame is drawn once and stretched.
    try await withApp {
      GrowingTriangle().fill(.teal).frame(width: 300, height: 200)
    } _: { app in
      let found = try await outline(app)
      #expect(found == "0 0 300 200")
    }
  }

  @Test func aViewIsCutInItsOwnSize() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Color.blue.frame(width: 300, height: 150).clipShape(Wave())
        Color.red.frame(height: 100).clipShape(GrowingTriangle())
      }
    } _: { app in
      let hits = """
        [...document.querySelectorAll('.shape')].map(e => {
          const r = e.getBoundingClientRect(), hit = (x, y) => document.elementFromPoint(r.x + x, r.y + y) == e
          return [hit(290, 100), hit(150, 140), hit(290, 140), hit(r.width / 2, 20), hit(10, 10)].map(Number).join('')
        })
        """
      // Their own sizes are known once the page has told them.
      try await app.page.wait(until: "(([one, other]) => one[0] + other[3] === '11')(\(hits))")
      let cut = try await app.page.evaluate(hits)
      let found = (cut.list ?? []).compactMap(\.string)
      #expect(found == ["11011", "00010"])
    }
  }
}

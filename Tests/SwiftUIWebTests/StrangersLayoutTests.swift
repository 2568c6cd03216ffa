import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// The ways in which apps commonly place views, measured in the browser against SwiftUI's rules of layout: a parent proposes, a child
/// chooses, the parent places (WWDC 2019, session 237). Each idiom stands in a place of 300 by 200 points.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct StrangersLayoutTests {
  /// One way of placing views, and where the marked ones must be: in points from the top left of the place; nil is not asked.
  struct Idiom {
    let name: String
    let view: AnyView
    let places: [String: Place]

    init(_ name: String, _ places: [String: Place], @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.view = AnyView(view())
      self.places = places
    }
  }

  struct Place: CustomStringConvertible {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?

    init(_ x: Double? = nil, _ y: Double? = nil, _ width: Double? = nil, _ height: Double? = nil) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var description: String {
      [x, y, width, height].map { $0.map { String(format: "%g", ($0 * 10).rounded() / 10) } ?? "–" }
        .joined(separator: ", ")
    }

    func holds(_ other: Place) -> Bool {
      zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { wanted, found in
        guard let wanted else { return true }
        return found.map { abs($0 - wanted) <= 1 } ?? false
      }
    }
  }

  private struct Sheet: View {
    let idioms: [Idiom]

    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(Array(idioms.enumerated()), id: \.offset) { index, idiom in
            ZStack { idiom.view }.frame(width: 300, height: 200).accessibilityIdentifier("place\(index)")
          }
        }
      }
    }
  }

  private static func mark(_ view: some View, _ name: String) -> some View { view.accessibilityIdentifier(name) }

  @Test func commonIdiomsStandWhereSwiftUIPutsThem() async throws {
    let idioms = Self.idioms
    try await withApp(content: { Sheet(idioms: idioms) }) { app in
      try await app.page.setViewport(width: 800, height: 800)
      for (index, idiom) in idioms.enumerated() {
        for (name, wanted) in idiom.places.sorted(by: { $0.key < $1.key }) {
          var found = try await Self.place(of: name, in: index, app)
          // What a geometry reader makes follows the size that it is told.
          for _ in 0..<500 where !wanted.holds(found) {
            try await Task.sleep(for: .milliseconds(10))
            found = try await Self.place(of: name, in: index, app)
          }
          #expect(wanted.holds(found), "\(idiom.name), \(name): wanted \(wanted), found \(found)")
        }
      }
    }
  }

  private static func place(of name: String, in index: Int, _ app: AppPage) async throws -> Place {
    let script = """
      (() => { const p = document.querySelector('[data-id=place\(index)]'), e = p.querySelector('[data-id="\(name)"]')
      if (!e) return null; const a = p.getBoundingClientRect(), b = e.getBoundingClientRect()
      return [b.left - a.left, b.top - a.top, b.width, b.height].join(' ') })()
      """
    let numbers = (try await app.page.evaluate(script).string ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return Place() }
    return Place(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

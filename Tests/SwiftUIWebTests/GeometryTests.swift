import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// The frames that Apple's SwiftUI gives to views without text, measured in the browser: one page with all cases.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct GeometryTests {
  /// Cases that the style sheet cannot express yet.
  private static let known: Set<String> = ["R1"]

  private struct Windows: View {
    let cases: [GeometryCase]

    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(Array(cases.enumerated()), id: \.offset) { index, one in
            ZStack { one.view }.frame(width: one.window.width, height: one.window.height)
              .accessibilityIdentifier("window\(index)")
          }
        }.padding(100)
      }
    }
  }

  @Test func viewsWithoutTextStandWhereSwiftUIPutsThem() async throws {
    let cases = GeometryCase.all
    try await withApp(content: { Windows(cases: cases) }) { app in
      try await app.page.setViewport(width: 900, height: 800)
      var passed = 0
      for (index, one) in cases.enumerated() {
        let found = try await Self.frames(in: index, app)
        let wrong = one.frames.sorted { $0.key < $1.key }.compactMap { name, wanted -> String? in
          guard let frame = found[name] else { return "\(name): not drawn" }
          let isRight = zip(frame, wanted).allSatisfy { abs($0 - $1) <= 1 }
          return isRight ? nil : "\(name): wanted \(wanted), found \(frame)"
        }
        if wrong.isEmpty { passed += 1 }
        if Self.known.contains(one.name) {
          #expect(!wrong.isEmpty, "\(one.name) holds now: take it out of the list")
        } else {
          #expect(wrong == [], "\(one.name)")
        }
      }
      print("geometry: \(passed) of \(cases.count) cases within a point")
    }
  }

  private static func frames(in index: Int, _ app: AppPage) async throws -> [String: [Double]] {
    let script = """
      (() => { const w = document.querySelector('[data-id=window\(index)]'), a = w.getBoundingClientRect()
      return [...w.querySelectorAll('[data-id]')].map(e => { const b = e.getBoundingClientRect()
      return [e.dataset.id, b.left - a.left, b.top - a.top, b.width, b.height].join(' ') }).join('|') })()
      """
    var frames: [String: [Double]] = [:]
    for part in (try await app.page.evaluate(script).string ?? "").split(separator: "|") {
      let words = part.split(separator: " ")
      guard let name = words.first else { continue }
      frames[String(name)] = words.dropFirst().compactMap { Double($0) }.map { ($0 * 10).rounded() / 10 }
    }
    return frames
  }
}

import BrowserTesting
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The frames that Apple's SwiftUI gives to views without text, measured in the browser: one page with all cases.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct GeometryTests {
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
        #expect(wrong == [], "\(one.name)")
      }
      print("geometry: \(passed) of \(cases.count) cases within a point")
    }
  }

  @Test func theEngineKnowsWhereViewsStand() {
    for one in GeometryCase.all {
      let screen = TestScreen(size: one.window) { one.view }
      Self.compare(one) { screen.frame(of: $0) }
    }
  }

  @Test func geometryReadersReadWhereViewsStand() {
    for one in GeometryCase.all {
      let read = ReadFrames()
      let screen = TestScreen(size: one.window) { one.view.environment(\.readFrames, read) }
      Self.compare(one) { read.frames[$0] }
      #expect(screen.isMounted)
    }
  }

  private static func compare(_ one: GeometryCase, _ frame: (String) -> CGRect?) {
    for (name, wanted) in one.frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = frame(name) else {
        Issue.record("\(one.name): \(name) has no frame")
        continue
      }
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      #expect(
        zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.1 }, "\(one.name), \(name): wanted \(wanted), found \(found)")
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

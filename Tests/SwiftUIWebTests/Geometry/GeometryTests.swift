import BrowserTesting
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The frames that SwiftUI's rules give to views without text, read in every way: drawn in a page, from the layout engine, and by
/// geometry readers.
@Suite(.serialized, .timeLimit(.minutes(8)))
@MainActor
struct GeometryTests {
  /// All cases in one page.
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

  @Test func pagesDrawViewsWhereTheyStand() async throws {
    let cases = GeometryCase.all + GeometryCase.drawnElsewhere
    try await withApp(content: { Windows(cases: cases) }) { app in
      try await app.page.setViewport(width: 900, height: 800)
      for (index, one) in cases.enumerated() {
        let found = try await Self.drawn(in: index, app)
        Self.compare(one, within: 1) { found[$0] }
      }
    }
  }

  @Test func theEngineKnowsWhereViewsStand() {
    for one in GeometryCase.all {
      let screen = TestScreen(size: one.window) { one.view }
      Self.compare(one, within: 0.1) { screen.frame(of: $0) }
    }
  }

  @Test func geometryReadersReadWhereViewsStand() {
    for one in GeometryCase.all + GeometryCase.drawnElsewhere {
      let read = ReadFrames()
      let screen = TestScreen(size: one.window) { one.view.environment(\.readFrames, read) }
      Self.compare(one, within: 0.1) { read.frames[$0] }
      #expect(screen.isMounted)
    }
  }

  /// Some cases in one page, each with a reader's memory of its own.
  private struct ReadWindows: View {
    let cases: [(one: GeometryCase, read: ReadFrames)]

    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(Array(cases.enumerated()), id: \.offset) { _, entry in
            ZStack { entry.one.view }.frame(width: entry.one.window.width, height: entry.one.window.height)
              .tagged("window").environment(\.readFrames, entry.read)
          }
        }.padding(100)
      }
    }
  }

  @Test func geometryReadersInAPageReadWhereViewsStand() async throws {
    let all = (GeometryCase.all + GeometryCase.drawnElsewhere).map { (one: $0, read: ReadFrames()) }
    for start in stride(from: 0, to: all.count, by: 60) {
      let cases = Array(all[start..<min(start + 60, all.count)])
      try await withApp(width: 900, height: 800, content: { ReadWindows(cases: cases) }) { app in
        @MainActor func frame(_ name: String, _ read: ReadFrames) -> CGRect? {
          guard let window = read.frames["window"], let frame = read.frames[name] else { return nil }
          return frame.offsetBy(dx: -window.minX, dy: -window.minY)
        }
        @MainActor func isRight(_ entry: (one: GeometryCase, read: ReadFrames)) -> Bool {
          Self.wrong(entry.one, within: 1) { frame($0, entry.read) }.isEmpty
        }
        try? await app.wait("all is read") { cases.allSatisfy(isRight) }
        for entry in cases { Self.compare(entry.one, within: 1) { frame($0, entry.read) } }
      }
    }
  }

  private static func compare(_ one: GeometryCase, within tolerance: Double, _ frame: (String) -> CGRect?) {
    let wrong = wrong(one, within: tolerance, frame)
    #expect(wrong == [], "\(one.name)")
  }

  static func wrong(
    _ one: GeometryCase, within tolerance: Double, _ frame: (String) -> CGRect?
  ) -> [String] {
    one.frames.sorted { $0.key < $1.key }.compactMap { name, wanted -> String? in
      guard let frame = frame(name) else { return "\(name) has no frame" }
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
      let isRight = zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance }
      return isRight ? nil : "\(name): wanted \(wanted), found \(found)"
    }
  }

  private static func drawn(in index: Int, _ app: AppPage) async throws -> [String: CGRect] {
    try await drawn("document.querySelector('[data-id=window\(index)]')", app)
  }

  /// The frames of all that has a name, from the top left corner of what has been drawn for the case.
  static func drawn(_ origin: String, _ app: AppPage) async throws -> [String: CGRect] {
    let script = """
      (() => { const w = \(origin), a = w.getBoundingClientRect()
      return [...w.querySelectorAll('[data-id]')].map(e => { const b = e.getBoundingClientRect()
      return [e.dataset.id, b.left - a.left, b.top - a.top, b.width, b.height].join(' ') }).join('|') })()
      """
    var frames: [String: CGRect] = [:]
    for part in (try await app.page.evaluate(script).string ?? "").split(separator: "|") {
      let words = part.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, numbers.count == 4 else { continue }
      frames[String(name)] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return frames
  }
}

import BrowserTesting
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Random views without text: where the layout engine puts them, and where a browser does.
///
/// `KIOSK_RANDOM_VIEWS` is the number of views, `KIOSK_SEED` the first of their seeds.
@Suite(.serialized, .timeLimit(.minutes(12)))
@MainActor
struct DifferentialLayoutTests {
  private static func setting(_ name: String, or standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
  }

  private static let window = CGSize(width: 300, height: 200)

  private struct Windows: View {
    let views: [RandomView]

    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(Array(views.enumerated()), id: \.offset) { index, view in
            ZStack { view.view() }.frame(width: window.width, height: window.height)
              .accessibilityIdentifier("window\(index)")
          }
        }
        .padding(400)
      }
    }
  }

  @Test func engineAndBrowserAgree() async throws {
    let count = Self.setting("KIOSK_RANDOM_VIEWS", or: 300)
    let firstSeed = Self.setting("KIOSK_SEED", or: 1)
    var agreed = 0
    var told: [String] = []
    for start in stride(from: 0, to: count, by: 100) {
      let views = (start..<min(start + 100, count)).map { index in
        var random = SeededNumbers(seed: UInt64(firstSeed + index))
        return RandomView.make(levels: 3, using: &random)
      }
      try await withApp(width: 1200, content: { Windows(views: views) }) { app in
        for (index, view) in views.enumerated() {
          let drawn = try await Self.frames(in: index, app)
          let screen = TestScreen(size: Self.window) {
            ZStack { view.view() }.frame(width: Self.window.width, height: Self.window.height)
          }
          let wrong = view.names().compactMap { name -> String? in
            guard let engine = screen.frame(of: name), let page = drawn[name] else { return "\(name): missing" }
            let numbers = [engine.minX, engine.minY, engine.width, engine.height].map { Double($0) }
            return zip(numbers, page).contains { abs($0 - $1) > 1 } ? "\(name): engine \(numbers), page \(page)" : nil
          }
          if wrong.isEmpty {
            agreed += 1
          } else {
            told.append("seed \(firstSeed + start + index): \(view)\n  " + wrong.prefix(3).joined(separator: "\n  "))
          }
        }
      }
    }
    print("random views: \(agreed) of \(count) agree")
    if let file = ProcessInfo.processInfo.environment["KIOSK_TOLD"] {
      try told.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(agreed == count, "\(told.prefix(5).joined(separator: "\n"))")
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
      frames[String(name)] = words.dropFirst().compactMap { Double($0) }
    }
    return frames
  }
}

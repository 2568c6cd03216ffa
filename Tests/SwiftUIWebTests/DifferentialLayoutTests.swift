import BrowserTesting
import Eventually
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Random views without text: where the layout engine puts them, and where a browser does.
///
/// `KIOSK_RANDOM_VIEWS` is the number of views, of kinds that take longer at most 700; `KIOSK_SEED` is the first of their seeds.
@Suite(.serialized, .timeLimit(.minutes(90)))
@MainActor
struct DifferentialLayoutTests {
  private static func setting(_ name: String, or standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
  }

  private static let window = CGSize(width: 300, height: 200)

  /// What stands by, and is not seen.
  private enum Beside: String {
    case nothing
    /// It grows with its text.
    case field
    /// So long that the style sheet lays out and not the engine.
    case longText

    var ending: String { self == .nothing ? "" : "-beside-\(rawValue)" }
  }

  private struct Windows: View {
    let views: [RandomView]
    let beside: Beside

    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(Array(views.enumerated()), id: \.offset) { index, view in
            ZStack {
              ZStack { view.view() }.background {
                switch beside {
                case .nothing: EmptyView()
                case .field:
                  TextField("x", text: .constant(""), axis: .vertical).frame(width: 0, height: 0).hidden()
                case .longText:
                  Text(verbatim: String(repeating: "so ", count: 500)).lineLimit(1).frame(width: 0, height: 0).hidden()
                }
              }
            }
            .frame(width: window.width, height: window.height)
            .accessibilityIdentifier("window\(index)")
          }
        }
        .padding(400)
      }
    }
  }

  /// What has a size of its own the engine places: Chromium draws it there.
  @Test func engineAndBrowserAgree() async throws {
    let count = Self.setting("KIOSK_RANDOM_VIEWS", or: 300)
    let told = try await compare(count, kinds: .common, beside: .nothing)
    #expect(told.isEmpty, "\(told.prefix(5).joined(separator: "\n"))")
  }

  /// The same for kinds of which a style sheet cannot say all.
  @Test func engineAndBrowserAgreeAboutWhatOnlyTheEngineKnows() async throws {
    let count = min(Self.setting("KIOSK_RANDOM_VIEWS", or: 100), 700)
    let told = try await compare(count, kinds: .all, beside: .nothing)
    #expect(told.isEmpty, "\(told.prefix(5).joined(separator: "\n"))")
  }

  @Test func engineAndBrowserAgreeBesideAFieldThatGrows() async throws {
    let count = min(Self.setting("KIOSK_RANDOM_VIEWS", or: 100), 700)
    let told = try await compare(count, kinds: .common, beside: .field)
    #expect(told.isEmpty, "\(told.prefix(5).joined(separator: "\n"))")
  }

  /// Beside a very long text CSS lays out. It comes near, and may not come less near.
  @Test func theStyleSheetComesNearTheEngine() async throws {
    let count = min(Self.setting("KIOSK_RANDOM_VIEWS", or: 100), 700)
    let told = try await compare(count, kinds: .common, beside: .longText)
    // Of the first 100, 59 differ somewhere by more than a point.
    #expect(told.count * 100 <= count * 70, "\(told.count) of \(count): \(told.prefix(5).joined(separator: "\n"))")
  }

  /// With texts and controls the engine places what the page has measured: then each reader reads what the page draws, letters
  /// stay within their texts' frames, and so do the parts of controls that the page draws by itself.
  @Test func engineAndBrowserAgreeAboutTextsAndControls() async throws {
    let count = min(Self.setting("KIOSK_RANDOM_VIEWS", or: 100), 700)
    let told = try await compareMeasured(count)
    #expect(told.isEmpty, "\(told.count) of \(count): \(told.prefix(5).joined(separator: "\n"))")
  }

  private struct MeasuredWindows: View {
    let entries: [(view: RandomView, read: ReadFrames)]

    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(Array(entries.enumerated()), id: \.offset) { index, entry in
            ZStack { entry.view.view() }.frame(width: window.width, height: window.height).tagged("window")
              .environment(\.readFrames, entry.read).accessibilityIdentifier("window\(index)")
          }
        }
        .padding(400)
      }
    }
  }

  private func compareMeasured(_ count: Int) async throws -> [String] {
    let firstSeed = Self.setting("KIOSK_SEED", or: 1)
    var told: [String] = []
    for start in stride(from: 0, to: count, by: 25) {
      let entries = (start..<min(start + 25, count)).map { index in
        var random = SeededNumbers(seed: UInt64(firstSeed + index))
        return (view: RandomView.make(levels: 3, kinds: .measured, using: &random), read: ReadFrames())
      }
      try await withApp(width: 1200, content: { MeasuredWindows(entries: entries) }) { app in
        var wrong: [String] = []
        try? await eventually("all is read as it is drawn") {
          wrong = []
          for (index, entry) in entries.enumerated() {
            let found = try await Self.misread(entry.view, entry.read, in: index, app)
            if found.isEmpty { continue }
            wrong.append(
              "seed \(firstSeed + start + index): \(entry.view)\n  " + found.prefix(3).joined(separator: "\n  "))
          }
          return wrong.isEmpty
        }
        told += wrong
      }
    }
    print("random views with texts and controls: \(count - told.count) of \(count) agree")
    try Self.write(told, "-measured")
    return told
  }

  private static func misread(
    _ view: RandomView, _ read: ReadFrames, in index: Int, _ app: AppPage
  ) async throws -> [String] {
    let drawn = try await frames(in: index, app)
    let window = read.frames["window"] ?? .null
    var wrong = view.names().compactMap { name -> String? in
      guard let page = drawn[name] else { return nil }
      guard let read = read.frames[name]?.offsetBy(dx: -window.minX, dy: -window.minY) else {
        return "\(name) is not read"
      }
      let numbers = [read.minX, read.minY, read.width, read.height].map { Double($0) }
      return zip(numbers, page).contains { abs($0 - $1) > 1 } ? "\(name): read \(numbers), page \(page)" : nil
    }
    // What is narrower than a word breaks where the browser likes. The space at the end of a line may hang over.
    let script = """
      (() => { const w = document.querySelector('[data-id=window\(index)]'), range = document.createRange()
      const out = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1
      || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
      const texts = [...w.querySelectorAll('.t[data-p]')].filter(e => {
      const box = e.getBoundingClientRect(), node = document.createTreeWalker(e, NodeFilter.SHOW_TEXT).nextNode()
      return box.width > 45 && e.dataset.l != 'cut' && [...node.data.matchAll(/[^ ]+/g)].some(word => {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      return out(range.getBoundingClientRect(), box) }) })
      const parts = [...w.querySelectorAll('.tg>input,.sb')].filter(e => {
      const box = e.parentElement.getBoundingClientRect()
      return box.width > 100 && out(e.getBoundingClientRect(), box) })
      return [...texts, ...parts].map(e => e.outerHTML.slice(0, 200)).join('|') })()
      """
    let outside = try await app.page.evaluate(script).string ?? ""
    if !outside.isEmpty { wrong.append("beyond its frame: \(outside)") }
    return wrong
  }

  /// Those that do not agree, in words.
  private func compare(_ count: Int, kinds: RandomView.Kinds, beside: Beside) async throws -> [String] {
    let firstSeed = Self.setting("KIOSK_SEED", or: 1)
    var agreed = 0
    var told: [String] = []
    for start in stride(from: 0, to: count, by: 100) {
      let views = (start..<min(start + 100, count)).map { index in
        var random = SeededNumbers(seed: UInt64(firstSeed + index))
        return RandomView.make(levels: 3, kinds: kinds, using: &random)
      }
      try await withApp(width: 1200, content: { Windows(views: views, beside: beside) }) { app in
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
    print("random views\(beside.ending), \(kinds) kinds: \(agreed) of \(count) agree")
    try Self.write(told, "\(beside.ending)-\(kinds)")
    return told
  }

  /// Writes those that do not agree to the file that `KIOSK_TOLD` names, with an ending for the kind of test.
  private static func write(_ told: [String], _ ending: String) throws {
    guard let file = ProcessInfo.processInfo.environment["KIOSK_TOLD"] else { return }
    try told.joined(separator: "\n").write(toFile: file + ending, atomically: true, encoding: .utf8)
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

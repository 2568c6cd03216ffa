import BrowserTesting
import Eventually
import Foundation
import SwiftUI
import SwiftUIElements
import SwiftUITesting
import Testing

@testable import SwiftUIWeb

/// Where texts and controls stand beside each other, read in every way: by the layout engine without a page, drawn in a page, and
/// by geometry readers in that page.
@Suite(.serialized, .timeLimit(.minutes(8)))
@MainActor
struct PlacedControlTests {
  @Test func theEngineKnowsWhereControlsStand() {
    for one in ControlCase.all {
      let screen = TestScreen(size: one.window) { one.view }
      var standing = Standing(frames(of: screen))
      one.check(&standing)
      #expect(standing.wrong == [], "\(one.name): \(standing.frames)")
    }
  }

  private func frames(of screen: TestScreen) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (_, node) in screen.tree.nodes {
      guard let name = node.element.accessibility.identifier else { continue }
      frames[name] = screen.frame(of: name)
    }
    return frames
  }

  @Test func theEngineKnowsHowTextsStand() {
    #expect(ControlCase.texts.count >= 40)
    for one in ControlCase.texts {
      let screen = TestScreen(size: one.window) { one.view }
      var standing = Standing(frames(of: screen))
      one.check(&standing)
      #expect(standing.wrong == [], "\(one.name): \(standing.frames)")
    }
  }

  @Test func readersWithoutAPageReadHowTextsStand() {
    for one in ControlCase.texts {
      let read = ReadFrames()
      let screen = TestScreen(size: one.window) { one.view.environment(\.readFrames, read) }
      let shown = frames(of: screen).keys
      var standing = Standing(read.frames.filter { shown.contains($0.key) })
      one.check(&standing)
      #expect(standing.wrong == [], "\(one.name): \(standing.frames)")
    }
  }

  @Test func pagesDrawTextsHowTheyStand() async throws { try await checkPages(ControlCase.texts) }

  @Test func pagesDrawControlsWhereTheyStand() async throws { try await checkPages(ControlCase.all) }

  @Test func readersInRowsAndSheetsReadWhatIsDrawn() async throws { try await checkPages(ControlCase.inRowsAndSheets) }

  /// Beside a very long text the style sheet lays out. It cannot say where a guide of an app's own puts a view.
  @Test func theStyleSheetPutsControlsThereToo() async throws {
    try await checkPages(
      ControlCase.all.filter { $0.name != "a guide beside a control" }.map { one in
        var beside = one
        beside.view = AnyView(
          ZStack {
            one.view
            Text(verbatim: String(repeating: "so ", count: 500)).lineLimit(1).frame(width: 0, height: 0).hidden()
          })
        return beside
      })
  }

  private func checkPages(_ cases: [ControlCase]) async throws {
    for one in cases {
      let read = ReadFrames()
      try await withApp(
        width: Int(one.window.width), height: Int(one.window.height),
        content: { one.view.environment(\.readFrames, read) }
      ) { app in
        var wrong: [String] = []
        try? await eventually("\(one.name)", within: .seconds(20)) {
          var standing = Standing(try await drawnFrames(app))
          one.check(&standing)
          wrong = standing.wrong + otherwise(standing.frames, read)
          return wrong.isEmpty
        }
        #expect(wrong == [], "\(one.name)")
      }
    }
  }

  @Test func whatIsHigherThanTheWindowIsScrolledTo() async throws {
    try await withApp(
      width: 320, height: 300,
      content: {
        VStack {
          ForEach(0..<20) { number in
            Toggle("Number \(number)", isOn: .constant(true)).accessibilityIdentifier("t\(number)")
          }
        }
      }
    ) { app in
      try await app.page.evaluate("scrollTo(0, 1e6); 0")
      try await app.page.wait(
        until:
          "(b => b.top >= 0 && b.bottom <= innerHeight)(document.querySelector('[data-id=t19]').getBoundingClientRect())"
      )
    }
  }

  @Test func widerWindowsHaveADesksControls() async throws {
    let read = ReadFrames()
    try await withApp(
      width: 390, height: 300,
      content: {
        HStack {
          Text("Sound").tagged("text")
          Toggle("", isOn: .constant(true)).labelsHidden().tagged("switch")
          Button("Go") {}.buttonStyle(.bordered).tagged("button")
        }.environment(\.readFrames, read)
      }
    ) { app in
      @MainActor func isDrawn(_ toggle: CGSize, button: Double) async throws -> Bool {
        let frames = try await drawnFrames(app)
        return frames["switch"]?.size == toggle && frames["button"].map({ Double($0.height) }) == button
          && otherwise(frames, read).isEmpty
      }
      try await eventually("a phone's") { try await isDrawn(CGSize(width: 66, height: 30), button: 38.5) }
      try await app.page.setViewport(width: 1000, height: 300)
      try await eventually("a desk's") { try await isDrawn(CGSize(width: 54, height: 24), button: 34) }
    }
  }

  /// What geometry readers read otherwise than the page draws.
  private func otherwise(_ drawn: [String: CGRect], _ read: ReadFrames) -> [String] {
    drawn.sorted { $0.key < $1.key }.compactMap { name, frame in
      guard let read = read.frames[name] else { return "\(name) is not read" }
      let isSame = zip(
        [read.minX, read.minY, read.width, read.height], [frame.minX, frame.minY, frame.width, frame.height]
      ).allSatisfy { abs($0 - $1) <= 1 }
      return isSame ? nil : "\(name): read \(read), drawn \(frame)"
    }
  }

  /// The frames of all that has a name, from the top left corner of the window.
  private func drawnFrames(_ app: AppPage) async throws -> [String: CGRect] {
    let script = """
      [...document.querySelectorAll('[data-id]')].map(e => { const b = e.getBoundingClientRect()
      return [e.dataset.id, b.left, b.top, b.width, b.height].join(' ') }).join('|')
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

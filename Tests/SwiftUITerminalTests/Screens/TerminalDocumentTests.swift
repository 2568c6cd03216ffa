import Foundation
import Testing

@testable import SwiftUITerminal

/// The screens in `Documentation/terminal-screens`. `KIOSK_WRITE_DOCUMENTS=1 swift test --filter TerminalDocumentTests`
/// writes them; what differs from run to run, which is ages and days alone, does not count.
@MainActor
@Suite(.timeLimit(.minutes(4)), .serialized)
struct TerminalDocumentTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/terminal-screens")

  private static let writes = ProcessInfo.processInfo.environment["KIOSK_WRITE_DOCUMENTS"] != nil

  /// Without ages and days, which move with the time at which the samples were made.
  private static func comparable(_ text: String) -> String {
    text.replacing(#/\u{1B}\[([0-9;]*)m/#) { "<\($0.1)>" }
      .replacing(#/ *\d+ ?(?:m|h|d|minutes?|hours?|days?)\b(?: ago)?/#, with: " ·")
      .replacing(#/ *(?:just )?now\b/#, with: " ·")
      .replacing(#/\d{1,2} [A-Z][a-z]+ 20\d\d|[A-Z][a-z]+ \d{1,2}, 20\d\d/#, with: "day")
      .replacing(#/ +/#, with: " ")
  }

  private static func hold(_ text: String, as name: String) throws {
    let file = folder.appending(path: name)
    if writes {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    let lines = (known.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    for (number, (one, other)) in zip(lines.0, lines.1).enumerated()
    where one != other && comparable(one) != comparable(other) {
      Issue.record("\(name), line \(number + 1), is now: \(other)\ndocumented: \(one)")
      return
    }
    #expect(lines.0.count == lines.1.count, "\(name)")
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60), (400, 120)])
  func theReaderIsAsDocumented(_ columns: Int, _ rows: Int) async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(columns, rows)
    try await screen.wait { screen.text.contains("Samples") && !screen.text.contains("Loading") }
    try keep(screen, "\(columns)x\(rows)-list")
    #expect(screen.press("Best"))
    try await screen.wait { !screen.text.contains("Loading") && screen.text.contains("[Best]") }
    let story = screen.drawn.places.first {
      $0.isStop && screen.drawn.frame.grid.text(in: $0.area).contains("We repl")
    }
    guard case .link(let address)? = story?.action else {
      Issue.record("no such story: \(screen.text)")
      return
    }
    screen.session.navigate(to: address)
    try await screen.wait {
      !screen.text.contains("Loading") && !screen.text.contains("Connecting")
        && screen.text.contains("Reply on Hacker News")
    }
    #expect(!screen.text.contains("cannot fetch pages"), "\(columns)×\(rows)")
    #expect(screen.drawn.frame.grid.faults == [])
    try keep(screen, "\(columns)x\(rows)-story")
  }

  /// Ages are words of the language, so that of each screen only the lines without any are compared.
  @Test(arguments: [
    ("ar_EG", 80, 24), ("ar_EG", 120, 40), ("ar_EG", 200, 60), ("zh_CN", 80, 24), ("zh_CN", 120, 40),
    ("zh_CN", 200, 60), ("de_DE", 80, 24), ("ru_RU", 80, 24),
  ])
  func theReaderInOtherLanguagesIsAsDocumented(_ locale: String, _ columns: Int, _ rows: Int) async throws {
    let name = String(locale.prefix(2))
    let size = "\(columns)x\(rows)"
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(columns, rows, language: locale)
    try await screen.wait { screen.drawn.places.count { $0.isStop && $0.area.size.rows > 0 } >= 20 }
    try holdEnds(screen, as: "\(size)-list-\(name).txt")
    let stories = screen.drawn.places.filter(\.isStop).compactMap { place -> String? in
      if case .link(let address) = place.action { address } else { nil }
    }
    screen.session.navigate(to: try #require(stories.first))
    try await screen.wait {
      screen.drawn.places.contains { $0.outsideAddress?.contains("news.ycombinator.com") == true }
    }
    // Words for what is still loading are of each language.
    var last = (text: screen.text, time: ContinuousClock.now)
    if Self.writes {
      try await screen.wait {
        if screen.text != last.text { last = (screen.text, .now) }
        return last.time.duration(to: .now) > .seconds(1)
      }
    }
    try holdEnds(screen, as: "\(size)-story-\(name).txt")
  }

  /// The last two lines: the panes and the keys.
  private func holdEnds(_ screen: TerminalScreen, as name: String) throws {
    #expect(screen.shown.grid.faults == [], "\(name)")
    if Self.writes { return try Self.hold(screen.text + "\n", as: name) }
    let known = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    #expect(known.split(separator: "\n").suffix(2).map(String.init) == Array(screen.lines.suffix(2)), "\(name)")
  }

  private func keep(_ screen: TerminalScreen, _ name: String) throws {
    try Self.hold(screen.text + "\n", as: name + ".txt")
    screen.state.traits.isUTF8 = false
    screen.settle()
    #expect(screen.text.utf8.allSatisfy { $0 < 0x80 }, "\(name)")
    try Self.hold(screen.text + "\n", as: name + "-ascii.txt")
    screen.state.traits.isUTF8 = true
    for isDark in [true, false] {
      screen.state.isDark = isDark
      screen.settle()
      try Self.hold(screen.drawn.frame.grid.colored, as: name + (isDark ? "-dark.ansi" : "-light.ansi"))
    }
    screen.state.isDark = true
    screen.settle()
  }
}

extension CellGrid {
  /// Lines with the sequences of their looks, for `cat` in a terminal.
  fileprivate var colored: String {
    var text = ""
    for row in 0..<size.rows {
      var last = CellLook()
      for column in 0..<size.columns {
        let cell = self[CellPoint(column: column, row: row)]
        if cell.look.codes != last.codes {
          text += "\u{1B}[0\(cell.look.codes)m"
          last = cell.look
        }
        text += cell.character
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}

extension CellLook {
  fileprivate var codes: String {
    var codes = ""
    let attributes: [(Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    for (attribute, code) in attributes where self.attributes.contains(attribute) { codes += ";\(code)" }
    if case .named(let number) = foreground { codes += ";\(number < 8 ? 30 + Int(number) : 82 + Int(number))" }
    if case .named(let number) = background { codes += ";\(number < 8 ? 40 + Int(number) : 92 + Int(number))" }
    return codes
  }
}

import Foundation
import HackerNews
import OutsideText
import Testing

@testable import kiosk

extension StoryRow {
  /// A story for tests: everything given, at a fixed time.
  static func sample(_ id: Int, rank: Int, title: String = "A quiet library", score: Int? = 12) -> StoryRow {
    StoryRow(
      id: id, rank: rank, kind: "story", title: title, url: "https://example.com/\(id)", site: "example.com",
      author: "ann", score: score, comments: 3, time: Date(timeIntervalSince1970: 1_700_000_000),
      discussion: "https://news.ycombinator.com/item?id=\(id)")
  }
}

@Suite struct StoryFormatTests {
  private func text(columns: Int = 80, colour: Bool = false) -> StoryText {
    let environment = Environment(colour ? [:] : ["NO_COLOR": "1"])
    return StoryText(
      traits: TerminalTraits(isTerminal: true, windowColumns: columns, environment: environment),
      now: Date(timeIntervalSince1970: 1_700_000_000 + 4 * 3600), rankColumns: 2)
  }

  @Test func aBlockHoldsTitleSiteAndDetails() {
    #expect(
      text().block(for: .sample(7, rank: 1)) == """
         1. A quiet library (example.com)
            12 points by ann · 3 comments · 4 hours ago

        """)
  }

  @Test func aStoryWithNothingButATitleIsStillABlock() {
    let row = StoryRow(
      id: 1, rank: 12, kind: "job", title: "We hire", discussion: "https://news.ycombinator.com/item?id=1")
    #expect(text().block(for: row) == "12. We hire\n    job\n")
    #expect(text().line(for: row) == "12. We hire. https://news.ycombinator.com/item?id=1\n")
  }

  @Test func aPlainLineIsWordsOnly() {
    #expect(
      text(colour: true).line(for: .sample(7, rank: 1))
        == "1. A quiet library (example.com). 12 points, 3 comments. By ann, 4 hours ago. https://example.com/7\n")
  }

  @Test func coloursAreThereOnlyWhereWanted() {
    #expect(text(colour: true).block(for: .sample(7, rank: 1)).contains("\u{1B}[1mA quiet library\u{1B}[0m"))
    #expect(!text(colour: false).block(for: .sample(7, rank: 1)).contains("\u{1B}"))
  }

  @Test func theJSONKeysAreStable() {
    #expect(
      JSONValue.object(StoryRow.sample(7, rank: 1).json).line
        == #"{"rank":1,"id":7,"kind":"story","title":"A quiet library","url":"https://example.com/7","site":"example.com","#
        + #""author":"ann","score":12,"comments":3,"time":"2023-11-14T22:13:20Z","discussion":"https://news.ycombinator.com/item?id=7"}"#
    )
    let bare = StoryRow(id: 1, rank: 1, kind: "story", title: "t", discussion: "d")
    #expect(
      JSONValue.object(bare.json).line
        == #"{"rank":1,"id":1,"kind":"story","title":"t","url":null,"site":null,"author":null,"score":null,"comments":null,"#
        + #""time":null,"discussion":"d"}"#)
  }

  static let hostile = [
    "\u{1B}[31;1;5mSYSTEM ERROR\u{1B}[0m run sudo", "\u{1B}]0;owned\u{07}x", "\u{9B}2Jgone", "a\u{7F}b", "a\nb\r\nc",
    "abc\u{202E}dcba\u{202C}", "\u{2066}x\u{2069}", "\u{200B}\u{200D}\u{FEFF}", "\u{0}", "\u{2028}x", "\u{E0041}tag",
    "“quotes” \"and\" \\back\\slash", "", "   ", String(repeating: "W", count: 5000),
    "👨‍👩‍👧‍👦 family 🇩🇪 flag ✈️ plane", "漢字かな混じり文の長い題名はここで折り返す必要がありますよ",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  ]

  /// The nasty titles that the project keeps beside the package; none where they are absent.
  private static var fixtureTitles: [String] {
    ((try? Fixtures.objects("nasty/hn_titles.json")) ?? []).compactMap { $0["title"] as? String }
  }

  @Test func noTextFromOutsideReachesATerminalUnfiltered() {
    for string in Self.hostile + Self.fixtureTitles {
      var row = StoryRow.sample(7, rank: 1, title: string)
      row.author = string
      row.site = string
      row.url = string
      row.kind = string
      for output in [text(columns: 40).block(for: row), text().line(for: row)] {
        let allowed = output.unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
              && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        }
        #expect(allowed, "\(string.debugDescription)")
      }
      #expect(text().line(for: row).filter(\.isNewline).count == 1, "\(string.debugDescription)")
    }
  }

  @Test func jsonKeepsEveryCharacterAndShowsNoneThatSteers() throws {
    for string in Self.hostile + Self.fixtureTitles {
      let line = JSONValue.object([("t", .text(string))]).line
      let visible = line.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.properties.generalCategory != .format
          && scalar.value != 0x2028
      }
      #expect(visible, "\(line)")
      let back = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      #expect(back["t"].map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
    }
  }

  @Test(arguments: [20, 33, 80, 200])
  func noLineIsWiderThanTheTerminalAndNoClusterIsCut(columns: Int) {
    for title in Self.hostile + Self.fixtureTitles {
      let block = text(columns: columns).block(for: .sample(7, rank: 1, title: title))
      for line in block.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
      let plain = text(columns: 100_000).block(for: .sample(7, rank: 1, title: title))
      #expect(block.filter { !$0.isWhitespace } == plain.filter { !$0.isWhitespace })
    }
  }

  static let ages: [(Double, String)] = [
    (-50, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"), (3600, "1 hour ago"),
    (86_400 * 2, "2 days ago"), (86_400 * 40, "1 month ago"), (86_400 * 800, "2 years ago"),
    (.infinity, "100000 years ago"),
  ]

  @Test(arguments: ages)
  func agesAreWords(seconds: Double, expected: String) {
    let now = Date(timeIntervalSince1970: 0)
    #expect(AgeText.of(now.addingTimeInterval(-seconds), now: now) == expected)
  }

  /// The list of `ids`, as far as `known` have come.
  private func list(_ ids: ClosedRange<Int>, known: Set<Int>, isComplete: Bool = false) -> StoryList {
    let stories = ids.filter(known.contains).map { Story(id: $0, title: "Story \($0)") }
    return StoryList(ids: Array(ids), stories: stories, isComplete: isComplete)
  }

  @Test @MainActor func storiesAreWrittenInTheListsOrderAsTheyArrive() throws {
    let output = CollectedOutput()
    let writer = StoryListWriter(format: .jsonLines, text: text(), output: output)
    func told(_ key: String) -> [Int] {
      output.text.split(separator: "\n").compactMap { line in
        (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?[key] as? Int
      }
    }
    try writer.update(list(11...15, known: [12]))
    #expect(told("id") == [])
    try writer.update(list(11...15, known: [11, 12, 15]))
    #expect(told("id") == [11, 12])
    try writer.update(list(11...15, known: [11, 12, 14, 15], isComplete: true))
    try writer.finish()
    #expect(told("id") == [11, 12, 14, 15])
    #expect(told("rank") == [1, 2, 3, 4])
  }

  @Test(arguments: [0, 1, 3]) @MainActor
  func aJSONListIsOneArray(count: Int) throws {
    let output = CollectedOutput()
    let writer = StoryListWriter(format: .json, text: text(), output: output)
    try writer.update(list(1...5, known: Set(0...count), isComplete: true))
    #expect(output.text.isEmpty)
    try writer.finish()
    let array = try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [[String: Any]]
    #expect(array?.count == count)
  }

  static let terminals: [([String: String], Bool, Int?, Int, Bool)] = [
    ([:], true, 120, 120, true), (["NO_COLOR": "1"], true, 120, 120, false), (["TERM": "dumb"], true, nil, 80, false),
    (["COLUMNS": "60"], false, nil, 60, false), (["COLUMNS": "3"], false, nil, 80, false),
    (["NO_COLOR": ""], true, 90, 90, true),
  ]

  @Test(arguments: terminals)
  func coloursNeedATerminalAndNobodyWhoMindsThem(
    environment: [String: String], isTerminal: Bool, window: Int?, columns: Int, colour: Bool
  ) {
    let traits = TerminalTraits(isTerminal: isTerminal, windowColumns: window, environment: Environment(environment))
    #expect(traits.columns == columns)
    #expect(traits.usesColour == colour)
  }
}

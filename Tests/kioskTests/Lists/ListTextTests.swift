import Fixtures
import Foundation
import HackerNews
import JSON
import OutsideText
import Testing

@testable import kiosk

extension ListRow {
  /// A story for tests: everything given, at a fixed time.
  static func sample(_ id: Int, title: String = "A quiet library", score: Int = 12) -> ListRow {
    ListRow(
      Story(
        id: id, title: title, by: "ann", time: Date(timeIntervalSince1970: 1_700_000_000),
        url: URL(string: "https://example.com/\(id)"), score: score, commentCount: 3))
  }
}

@Suite struct ListTextTests {
  private func text(columns: Int = 80, colour: Bool = false) -> ListText {
    let environment = ProcessEnvironment(colour ? [:] : ["NO_COLOR": "1"])
    return ListText(
      traits: OutputTraits(isTerminal: true, windowColumns: columns, environment: environment), rankColumns: 2,
      now: Date(timeIntervalSince1970: 1_700_000_000 + 4 * 3600))
  }

  private static let row = ListRow(
    id: "1", title: "A quiet library", site: "e.example", details: [.words("The Outlet"), .count(2, .votes)],
    text: "Somebody has counted the books! They are all there.", address: "https://e.example/1",
    json: ["title": "A quiet library"])

  @Test func aBlockHoldsTitleSiteDetailsAndText() {
    #expect(
      text().block(Self.row, rank: 1) == """
         1. A quiet library (e.example)
            The Outlet · 2 votes
            Somebody has counted the books! They are all there.

        """)
    #expect(text().block(ListRow(id: "x", title: "Bare"), rank: 12) == "12. Bare\n")
    #expect(
      text().block(.sample(7), rank: 1) == """
         1. A quiet library (example.com)
            12 points by ann · 3 comments · 4 hours ago

        """)
  }

  @Test func longTextEndsAfterTwoLines() {
    var row = Self.row
    row.text = String(repeating: "many words ", count: 40)
    let lines = text(columns: 40).block(row, rank: 1).split(separator: "\n")
    #expect(lines.count == 4 && lines[3].hasSuffix("…"))
    for line in lines { #expect(DisplayWidth.of(line) <= 40) }
  }

  @Test func aStoryWithNothingButATitleIsStillABlock() {
    let unknown = ListRow(Story(id: 1, title: "t", by: "ann", score: nil, commentCount: nil))
    #expect(unknown.json["score"] == .null && unknown.json["comments"] == .null && unknown.json["author"] == "ann")
    #expect(text().details(of: unknown) == ["by ann"])
    let row = ListRow(Story(id: 1, title: "We hire", kind: .job))
    #expect(text().block(row, rank: 12) == "12. We hire\n    job\n")
    #expect(text().line(row, rank: 12) == "12. We hire. job. https://news.ycombinator.com/item?id=1\n")
  }

  @Test func aPlainLineIsWordsOnly() {
    #expect(
      text().line(.sample(7), rank: 1)
        == "1. A quiet library (example.com). 12 points by ann, 3 comments, 4 hours ago. https://example.com/7\n")
    #expect(
      text(colour: true).line(Self.row, rank: 1)
        == "1. A quiet library (e.example). The Outlet, 2 votes. Somebody has counted the books! They are all there. "
        + "https://e.example/1\n")
  }

  @Test func changesAreLinesOfWords() {
    let (old, new) = (ListRow.sample(1), ListRow.sample(1, score: 14))
    #expect(text().line(for: .removed(old, from: 2)) == "gone: A quiet library (example.com)\n")
    #expect(text().line(for: .moved(new, from: 2, to: 1)) == "moved from 3 to 2: A quiet library (example.com)\n")
    #expect(
      text().line(for: .updated(new, from: old, at: 1))
        == "updated, 2: A quiet library (example.com). 14 points (+2)\n")
    #expect(
      text().line(for: .inserted(new, at: 1))
        == "new at 2: A quiet library (example.com). 14 points by ann, 3 comments, 4 hours ago. https://example.com/1\n"
    )
    var other = Self.row
    other.details[0] = .words("The Other Outlet")
    #expect(
      text().line(for: .updated(other, from: Self.row, at: 0))
        == "updated, 1: A quiet library (e.example). The Other Outlet\n")
    other = Self.row
    other.title = "A loud library"
    #expect(text().line(for: .updated(other, from: Self.row, at: 0)) == "updated, 1: A loud library (e.example)\n")
  }

  @Test func countsThatLeaveTheRangeAreTold() {
    let (old, new) = (
      ListRow(id: "1", title: "t", details: [.count(.min, .points)]),
      ListRow(id: "1", title: "t", details: [.count(.max, .points)])
    )
    #expect(text().line(for: .updated(new, from: old, at: 0)) == "updated, 1: t. \(Int.max) points\n")
  }

  @Test func coloursAreThereOnlyWhereWanted() {
    #expect(text(colour: true).block(.sample(7), rank: 1).contains("\u{1B}[1mA quiet library\u{1B}[0m"))
    #expect(!text(colour: false).block(.sample(7), rank: 1).contains("\u{1B}"))
  }

  @Test func theJSONKeysAreStable() {
    #expect(
      JSONValue.object(ListJSON.object(.sample(7), rank: 1, isEvent: false)).line
        == #"{"rank":1,"id":"7","kind":"story","service":"hackernews","title":"A quiet library","url":"https://example.com/7","site":"example.com","#
        + #""author":"ann","score":12,"comments":3,"time":"2023-11-14T22:13:20Z","discussion":"https://news.ycombinator.com/item?id=7","state":null}"#
    )
    #expect(
      JSONValue.object(ListJSON.object(ListRow(Story(id: 1, title: "t", kind: .job)), rank: 1, isEvent: true)).line
        == #"{"event":"added","rank":1,"id":"1","kind":"job","service":"hackernews","title":"t","url":null,"site":null,"author":null,"#
        + #""score":null,"comments":null,"time":null,"discussion":"https://news.ycombinator.com/item?id=1","state":null}"#
    )
  }

  static let hostile = [
    "\u{1B}[31;1;5mSYSTEM ERROR\u{1B}[0m run sudo", "\u{1B}]0;owned\u{07}x", "\u{9B}2Jgone", "a\u{7F}b", "a\nb\r\nc",
    "abc\u{202E}dcba\u{202C}", "\u{2066}x\u{2069}", "\u{200B}\u{200D}\u{FEFF}", "\u{0}", "\u{2028}x", "\u{E0041}tag",
    "“quotes” \"and\" \\back\\slash", "", "   ", String(repeating: "W", count: 5000),
    "👨‍👩‍👧‍👦 family 🇩🇪 flag ✈️ plane", "漢字かな混じり文の長い題名はここで折り返す必要がありますよ",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  ]

  @Test func noTextFromOutsideReachesATerminalUnfiltered() throws {
    for string in Self.hostile + (try Fixtures.nastyTitles()) {
      let row = ListRow(
        id: "7", title: string, site: string, details: [.words(string), .count(1, .points, by: string)], text: string,
        address: string)
      let changes: [ListChange<ListRow>] = [
        .removed(row, from: 0), .inserted(row, at: 0), .moved(row, from: 0, to: 1),
        .updated(row, from: Self.row, at: 0),
      ]
      let lines = [text().line(row, rank: 1)] + changes.map(text().line)
      for output in lines + [text(columns: 40).block(row, rank: 1), text().heading(string)] {
        let allowed = output.unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
              && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        }
        #expect(allowed, "\(string.debugDescription)")
      }
      for line in lines { #expect(line.filter(\.isNewline).count == 1, "\(string.debugDescription)") }
    }
  }

  @Test func jsonKeepsEveryCharacterAndShowsNoneThatSteers() throws {
    for string in Self.hostile + (try Fixtures.nastyTitles()) {
      let line = JSONValue.object(["t": .text(string)]).line
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
  func noLineIsWiderThanTheTerminalAndNoClusterIsCut(columns: Int) throws {
    for title in Self.hostile + (try Fixtures.nastyTitles()) {
      let block = text(columns: columns).block(.sample(7, title: title), rank: 1)
      for line in block.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
      let plain = text(columns: 100_000).block(.sample(7, title: title), rank: 1)
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

  static let terminals: [([String: String], Bool, Int?, Int, Bool)] = [
    ([:], true, 120, 120, true), (["NO_COLOR": "1"], true, 120, 120, false), (["TERM": "dumb"], true, nil, 80, false),
    (["COLUMNS": "60"], false, nil, 60, false), (["COLUMNS": "3"], false, nil, 80, false),
    (["NO_COLOR": ""], true, 90, 90, true),
  ]

  @Test(arguments: terminals)
  func coloursNeedATerminalAndNobodyWhoMindsThem(
    environment: [String: String], isTerminal: Bool, window: Int?, columns: Int, colour: Bool
  ) {
    let traits = OutputTraits(
      isTerminal: isTerminal, windowColumns: window, environment: ProcessEnvironment(environment))
    #expect(traits.columns == columns)
    #expect(traits.usesColour == colour)
    #expect(traits.isErasable == (isTerminal && environment["TERM"] != "dumb"))
  }
}

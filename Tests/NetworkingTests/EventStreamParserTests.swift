import CombineTesting
import Fixtures
import Foundation
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct EventStreamParserTests {
  static func parse(_ text: String) -> [ServerSentEvent] {
    var parser = EventStreamParser()
    return parser.append(text.utf8)
  }

  static func brief(_ text: String) -> String {
    parse(text).map { "\($0.name)=\($0.data)" }.joined(separator: "|")
  }

  @Test(arguments: [
    ("event: put\ndata: 1\n\n", "put=1"),
    ("data: a\ndata: b\ndata:c\n\n", "message=a\nb\nc"),
    ("data:  two spaces\n\n", "message= two spaces"),
    (": comment\n\ndata: x\n\n", "message=x"),
    ("event: nothing\n\ndata: x\n\n", "message=x"),
    ("data\n\n", "message="),
    ("event: put\r\ndata: 1\r\n\r\ndata: 2\r\n\r\n", "put=1|message=2"),
    ("event: put\rdata: 1\r\rdata: 2\r\r", "put=1|message=2"),
    ("data: 1\n\rdata: 2\r\n\n", "message=1|message=2"),
    ("\u{FEFF}data: with a mark\n\n", "message=with a mark"),
    ("data: unfinished", ""),
    ("data: unfinished\n", ""),
    ("unknown: x\ndata: 1\n\n", "message=1"),
    ("data: {\"path\":\"/\"}\nevent: late name\n\n", "late name={\"path\":\"/\"}"),
  ])
  func readsEventsAsTheStandardSays(_ text: String, _ events: String) {
    #expect(Self.brief(text) == events)
  }

  @Test func remembersIdsAndTheRetryTime() {
    var parser = EventStreamParser()
    let events = parser.append("id: 7\ndata: a\n\ndata: b\n\nid: 8\0\nretry: 5000\nretry: soon\ndata: c\n\n".utf8)
    #expect(events.map(\.id) == ["7", "7", "7"])
    #expect(parser.retryDelay == 5)
  }

  static let pieces = [
    "event: put\n", "data: {\"a\":1}\n", "data:", "\n", "\r\n", "\r", ":", " ", "x", "é", "日本", "\n\n", "id: 1\n", "\0",
    "\u{FEFF}", "retry: 10\n", "data: 1\r\n\r\n",
  ]

  @Test func thePiecesItArrivesInDoNotMatter() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      let whole = Self.parse(text)
      var parser = EventStreamParser()
      var pieced: [ServerSentEvent] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...5, using: &random)
        pieced += parser.append(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(pieced == whole, "\(text.debugDescription)")
    }
  }

  @Test func survivesAnyBytes() {
    var random = SeededGenerator(seed: 12)
    var parser = EventStreamParser(maximumEventSize: 200)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ -> UInt8 in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : [10, 13, 58, 32].randomElement(using: &random) ?? 10
      }
      for event in parser.append(bytes) { #expect(event.data.utf8.count <= 3 * 200) }
    }
    _ = parser.append("\n\n\n".utf8)
    #expect(parser.append("data: still alive\n\n".utf8).map(\.data) == ["still alive"])
  }

  @Test func skipsAnEventThatIsTooLargeAndGoesOn() {
    var parser = EventStreamParser(maximumEventSize: 1000)
    let large = String(repeating: "x", count: 5000)
    #expect(parser.append("event: put\ndata: \(large)\ndata: more\n\ndata: small\n\n".utf8).map(\.data) == ["small"])
    #expect(parser.skippedEvents == 1)
    let many = String(repeating: "data: y\n", count: 500)
    #expect(parser.append("\(many)\ndata: again\n\n".utf8).map(\.data) == ["again"])
    #expect(parser.skippedEvents == 2)
  }

  @Test(
    arguments: [
      ("stream_topstories.sse", "put keep-alive put put patch"), ("stream_item.sse", "put patch put put"),
      ("stream_cancel.sse", "put cancel"), ("stream_auth_revoked.sse", "put auth_revoked"),
      ("stream_truncated.sse", "put"),
      ("stream_crlf_comments_unknown_events.sse", "put something-new put"), ("stream_multiline_data.sse", "put"),
      ("stream_missing_item.sse", "put keep-alive"), ("stream_maxitem.sse", "put put"),
    ])
  func readsTheFixtures(_ file: String, _ names: String) throws {
    var parser = EventStreamParser()
    let events = parser.append(try Fixtures.data("hackernews/\(file)"))
    let expected = names.split(separator: " ").map(String.init)
    #expect(events.prefix(expected.count).map(\.name) == expected)
  }
}

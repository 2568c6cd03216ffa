import CombineTesting
import Fixtures
import Foundation
import Networking
import Testing

@testable import HackerNews

@Suite(.timeLimit(.minutes(4))) struct LiveDocumentTests {
  static func document(_ stream: Data) -> LiveDocument {
    var parser = EventStreamParser()
    var document = LiveDocument()
    for event in parser.append(stream) { document.apply(.event(event)) }
    return document
  }

  static func event(_ name: String, _ path: String, _ data: String) -> EventStreamSignal {
    .event(ServerSentEvent(name: name, data: "{\"path\":\"\(path)\",\"data\":\(data)}"))
  }

  @Test func rebuildsAnArrayFromIndexPaths() {
    var document = LiveDocument()
    #expect(document.decoded(IDList.self) == nil && document.connection == .connecting)
    document.apply(Self.event("put", "/", "[1,2,3]"))
    #expect(document.connection == .live)
    document.apply(Self.event("put", "/0", "9"))
    document.apply(Self.event("patch", "/", "{\"1\":8,\"3\":7}"))
    #expect(document.decoded(IDList.self)?.ids == [9, 8, 3, 7])
    document.apply(Self.event("put", "/3", "null"))
    document.apply(Self.event("put", "/0", "null"))
    #expect(document.decoded(IDList.self)?.ids == [8, 3])
    document.apply(Self.event("put", "/", "null"))
    #expect(document.decoded(IDList.self)?.ids == [])
    #expect(document.revision == 6)
    document.apply(.event(.init(name: "keep-alive", data: "null")))
    document.apply(.event(.init(name: "put", data: "{broken")))
    document.apply(.event(.init(name: "something-new", data: "{}")))
    #expect(document.revision == 6)
  }

  @Test func followsTheRecordedForms() throws {
    let list = Self.document(try Fixtures.data("hackernews/stream_topstories.sse"))
    let ids = list.decoded(IDList.self)?.ids ?? []
    #expect(ids.prefix(4) == [23_734_093, 17_247_135, 13_153_539, 13_163_367])
    let item = Self.document(try Fixtures.data("hackernews/stream_item.sse")).decoded(Item?.self)
    #expect(item??.descendants == 16 && item??.kids.first == 900_000_099)
    let truncated = Self.document(try Fixtures.data("hackernews/stream_truncated.sse"))
    #expect(truncated.decoded(IDList.self)?.ids.count == 10)
    let multiline = Self.document(try Fixtures.data("hackernews/stream_multiline_data.sse"))
    #expect(multiline.decoded(IDList.self)?.ids == [1, 2, 3])
    let odd = Self.document(try Fixtures.data("hackernews/stream_crlf_comments_unknown_events.sse"))
    #expect(odd.decoded(IDList.self)?.ids == [14_254_165, 23_734_093])
    let missing = Self.document(try Fixtures.data("hackernews/stream_missing_item.sse"))
    #expect(missing.decoded(Item?.self) == .some(nil) && missing.connection == .live)
    for file in ["stream_cancel", "stream_auth_revoked"] {
      #expect(Self.document(try Fixtures.data("hackernews/\(file).sse")).connection == .unavailable(nil))
    }
  }

  /// Random puts and patches give what the same changes give on a plain dictionary.
  @Test(arguments: 0..<50) func agreesWithADictionary(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var document = LiveDocument()
    var plain: [Int: Int] = [:]
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let ids = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 1...99, using: &random) }
        document.apply(Self.event("put", "/", "\(ids)"))
        plain = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0, $1) })
      case 1...3:
        var members: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let (index, id) = (Int.random(in: 0...12, using: &random), Int.random(in: 1...99, using: &random))
          guard !members.contains(where: { $0.hasPrefix("\"\(index)\"") }) else { continue }
          members.append("\"\(index)\":\(id)")
          plain[index] = id
        }
        document.apply(Self.event("patch", "/", "{\(members.joined(separator: ","))}"))
      case 4...5:
        let index = Int.random(in: 0...12, using: &random)
        document.apply(Self.event("put", "/\(index)", "null"))
        plain[index] = nil
      default:
        let (index, id) = (Int.random(in: 0...12, using: &random), Int.random(in: 1...99, using: &random))
        document.apply(Self.event("put", "/\(index)", "\(id)"))
        plain[index] = id
      }
      let expected = IDList(plain.sorted { $0.key < $1.key }.map(\.value)).ids
      #expect(document.decoded(IDList.self)?.ids ?? [] == expected)
    }
  }
}

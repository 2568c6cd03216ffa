import Foundation
import JSON
import Testing

@testable import kiosk

/// What is told of a list that grows and then changes.
@Suite struct ToldListTests {
  private func rows(_ ids: [Int], scores: [Int: Int] = [:]) -> [ListRow] {
    ids.map { .sample($0, score: scores[$0] ?? 10) }
  }

  /// The list that a program has which reads `--watch --jsonl` and follows the rule of the documentation.
  private struct Reader {
    var rows: [JSONObject] = []

    mutating func read(_ lines: [ToldList.Line]) throws {
      let events = try lines.map { line in
        let told =
          switch line {
          case .row(let row, let rank): ListJSON.object(row, rank: rank, isEvent: true)
          case .change(let change): ListJSON.object(change)
          }
        let text = JSONValue.object(told).line
        guard case .object(let object) = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
          throw CocoaError(.coderInvalidValue)
        }
        return object
      }
      func row(_ event: JSONObject) -> JSONObject {
        JSONObject(event.filter { !["event", "rank", "from", "changed"].contains($0.0) })
      }
      func place(_ event: JSONObject) -> Int { if case .integer(let rank)? = event["rank"] { rank - 1 } else { -1 } }
      for event in events where event["event"] == "removed" || event["event"] == "moved" {
        rows.removeAll { $0["id"] == event["id"] }
      }
      for event in events where event["event"] == "added" || event["event"] == "moved" {
        rows.insert(row(event), at: place(event))
      }
      for event in events where event["event"] == "updated" {
        #expect(rows[place(event)]["id"] == event["id"])
        rows[place(event)] = row(event)
      }
    }
  }

  @Test func aReaderOfTheEventsHasTheNewestList() throws {
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<40 {
      var told = ToldList(tellsChanges: true)
      var reader = Reader()
      var ids = Array((0..<40).shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random)))
      for round in 0..<8 {
        let scores = Dictionary(uniqueKeysWithValues: ids.filter { ($0 + round) % 3 == 0 }.map { ($0, $0) })
        let list = rows(ids, scores: scores)
        let part = Int.random(in: 0...list.count, using: &random)
        try reader.read(told.apply(Array(list.prefix(part)), isComplete: false))
        try reader.read(told.apply(list, isComplete: true))
        #expect(reader.rows.map { JSONValue.object($0) } == list.map { .object($0.json) })
        ids = ids.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
        if ids.count > 1 {
          let row = ids.remove(at: .random(in: 0..<ids.count, using: &random))
          ids.insert(row, at: .random(in: 0...ids.count, using: &random))
        }
        for fresh in 0..<Int.random(in: 0...3, using: &random) {
          ids.insert(100 + round * 10 + fresh, at: .random(in: 0...ids.count, using: &random))
        }
      }
    }
  }

  @Test func aListGrowsAtItsEndUntilItIsComplete() {
    var told = ToldList(tellsChanges: false)
    #expect(told.apply(rows([1]), isComplete: false) == [.row(.sample(1, score: 10), rank: 1)])
    #expect(told.apply(rows([2, 1, 3]), isComplete: false).count == 2, "what is written stays where it is")
    #expect(told.apply(rows([2, 1, 3]), isComplete: true) == [])
    #expect(told.apply(rows([9]), isComplete: true) == [], "nobody follows it")
  }

  @Test func aListThatIsStillComingSaysNothingAboutACompleteOne() {
    var told = ToldList(tellsChanges: true)
    _ = told.apply(rows([1, 2, 3]), isComplete: true)
    #expect(told.apply(rows([1]), isComplete: false) == [])
    #expect(told.apply(rows([9, 1, 2, 3]), isComplete: true) == [.change(.inserted(.sample(9, score: 10), at: 0))])
    #expect(
      told.apply(rows([3, 9, 1, 2]), isComplete: true) == [.change(.moved(.sample(3, score: 10), from: 3, to: 0))])
  }

  @Test func anEventNamesWhatChanged() {
    func line(_ change: ListChange<ListRow>) -> String { JSONValue.object(ListJSON.object(change)).line }
    let change = ListChange.updated(ListRow.sample(1, score: 14), from: .sample(1, score: 10), at: 4)
    #expect(
      line(change).hasPrefix(#"{"event":"updated","changed":["score"],"rank":5,"id":"1","kind":"#))
    #expect(
      line(.moved(ListRow.sample(1), from: 2, to: 0)).hasPrefix(#"{"event":"moved","from":3,"rank":1,"id":"1","#))
    #expect(line(.removed(ListRow.sample(1), from: 2)).hasPrefix(#"{"event":"removed","rank":3,"#))
  }
}

@Suite struct ToldTroublesTests {
  @Test func eachTroubleIsToldOnceAndItsEnd() {
    var troubles = ToldTroubles()
    let now = Date(timeIntervalSince1970: 0)
    #expect(troubles.note(nil, now: now) == nil)
    #expect(troubles.note("Gone.", now: now) == .trouble)
    #expect(troubles.note("Gone.", now: now) == nil)
    #expect(troubles.note("Busy.", now: now) == .trouble)
    #expect(troubles.note(nil, now: now) == .over)
    #expect(troubles.note(nil, now: now) == nil)
  }

  @Test func whatComesBackAgainAndAgainIsToldOnce() {
    var troubles = ToldTroubles()
    var news: [ToldTroubles.News] = []
    for second in 0..<3600 {
      let now = Date(timeIntervalSince1970: Double(second))
      if let told = troubles.note(second.isMultiple(of: 2) ? "Closed." : nil, now: now) { news.append(told) }
    }
    #expect(news == [.trouble, .over])
    let later = Date(timeIntervalSince1970: 3600 + ToldTroubles.memory)
    #expect(troubles.note("Closed.", now: later) == .trouble)
  }
}

/// A repeatable source of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

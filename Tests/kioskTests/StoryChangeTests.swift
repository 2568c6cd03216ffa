import Foundation
import Testing

@testable import kiosk

@Suite struct StoryChangeTests {
  private func list(_ ids: [Int], scores: [Int: Int] = [:]) -> [StoryRow] {
    ids.enumerated().map { .sample($1, rank: $0 + 1, score: scores[$1] ?? 10) }
  }

  /// Follows the rule that `StoryChange` documents.
  private func replay(_ steps: [StoryChange], on old: [StoryRow]) -> [StoryRow] {
    var rows = old
    for step in steps {
      switch step {
      case .removed(let row), .moved(let row, _): rows.removeAll { $0.id == row.id }
      case .added, .updated: break
      }
    }
    for step in steps {
      switch step {
      case .added(let row), .moved(let row, _): rows.insert(row, at: min(row.rank - 1, rows.count))
      case .updated(let row, _):
        if let index = rows.firstIndex(where: { $0.id == row.id }) { rows[index] = row }
      case .removed: break
      }
    }
    return rows.enumerated().map { index, row in
      var row = row
      row.rank = index + 1
      return row
    }
  }

  @Test func theStepsLeadFromTheOldListToTheNew() {
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<500 {
      let size = Int.random(in: 0...30, using: &random)
      let old = Array((0..<40).shuffled(using: &random).prefix(size))
      var new = old.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
      for _ in 0..<Int.random(in: 0...3, using: &random) where new.count > 1 {
        new.insert(
          new.remove(at: .random(in: 0..<new.count, using: &random)), at: .random(in: 0..<new.count, using: &random))
      }
      for fresh in 100..<(100 + Int.random(in: 0...4, using: &random)) {
        new.insert(fresh, at: .random(in: 0...new.count, using: &random))
      }
      let scores = Dictionary(uniqueKeysWithValues: new.filter { $0 % 3 == 0 }.map { ($0, $0) })
      let (before, after) = (list(old), list(new, scores: scores))
      #expect(replay(StoryChange.steps(from: before, to: after), on: before) == after)
    }
  }

  @Test func aNewStoryOnTopIsOneStep() {
    let steps = StoryChange.steps(from: list([1, 2, 3]), to: list([9, 1, 2, 3]))
    #expect(steps == [.added(.sample(9, rank: 1, score: 10))])
  }

  @Test func oneStoryThatClimbsIsOneStep() {
    let steps = StoryChange.steps(from: list([1, 2, 3, 4]), to: list([4, 1, 2, 3]))
    #expect(steps == [.moved(.sample(4, rank: 1, score: 10), from: 4)])
  }

  @Test func theSameListIsNoStep() {
    #expect(StoryChange.steps(from: list([1, 2]), to: list([1, 2])).isEmpty)
  }

  @Test func anEventNamesWhatChanged() {
    let steps = StoryChange.steps(from: list([1]), to: list([1], scores: [1: 14]))
    #expect(steps.count == 1)
    #expect(steps.first?.json.line.hasPrefix(#"{"event":"updated","changed":["score"],"rank":1,"id":1,"#) == true)
  }

  @Test func stepsAreLinesOfWords() {
    let text = StoryText(
      traits: TerminalTraits(isTerminal: false, windowColumns: nil, environment: Environment([:])),
      now: Date(timeIntervalSince1970: 1_700_000_000), rankColumns: 2)
    let old = StoryRow.sample(1, rank: 3)
    let new = StoryRow.sample(1, rank: 2, score: 14)
    #expect(text.line(for: .removed(old)) == "gone: A quiet library (example.com)\n")
    #expect(text.line(for: .moved(new, from: 3)) == "moved from 3 to 2: A quiet library (example.com)\n")
    #expect(text.line(for: .updated(new, from: old)) == "updated, 2: A quiet library (example.com). 14 points (+2)\n")
    #expect(
      text.line(for: .added(new))
        == "new at 2: A quiet library (example.com). 14 points, 3 comments. By ann, just now. https://example.com/1\n")
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

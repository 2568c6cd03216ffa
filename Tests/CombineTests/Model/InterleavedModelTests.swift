import Combine
import CombineTesting
import Testing

/// Operators of several sources, whose events come in any order.
@Suite(.timeLimit(.minutes(4)))
struct InterleavedModelTests {
  /// What happens at one source.
  private enum Event: Equatable {
    case value(Int)
    case finish
    case fail
  }

  /// The events of all sources in order; nothing follows the end of a source.
  private typealias History = [(source: Int, event: Event)]

  private static func history(sources: Int, using random: inout SeededGenerator) -> History {
    var open = Array(0..<sources)
    return (0..<Int.random(in: 0...14, using: &random)).compactMap { _ in
      guard let source = open.randomElement(using: &random) else { return nil }
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        open.removeAll { $0 == source }
        return (source, .fail)
      case 1, 2:
        open.removeAll { $0 == source }
        return (source, .finish)
      default:
        return (source, .value(Int.random(in: 0..<100, using: &random)))
      }
    }
  }

  /// Runs random histories through subjects and compares what comes out with what the model says.
  private func check<P: Publisher>(
    sources: Int, _ makeOperator: ([PassthroughSubject<Int, Oops>]) -> P, model: (History) -> Trace<P.Output>
  ) where P.Output: Equatable {
    var problems: [String] = []
    for seed in 0..<UInt64(Sanitizer.rounds(3000, sanitized: 300)) where problems.count < 3 {
      var random = SeededGenerator(seed: seed)
      let history = Self.history(sources: sources, using: &random)
      let subjects = (0..<sources).map { _ in PassthroughSubject<Int, Oops>() }
      let recorder = makeOperator(subjects).record()
      for (source, event) in history {
        switch event {
        case .value(let value): subjects[source].send(value)
        case .finish: subjects[source].send(completion: .finished)
        case .fail: subjects[source].send(completion: .failure(Oops()))
        }
      }
      let expected = model(history)
      if recorder.trace != expected || !recorder.violations.isEmpty {
        let story = history.map { "\($0.source): \($0.event)" }.joined(separator: ", ")
        problems.append("seed \(seed): \(story)\n  out \(recorder.trace)\n  not \(expected) \(recorder.violations)")
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  private static func merged(_ history: History, sources: Int) -> Trace<Int> {
    var values: [Int] = []
    var finished = 0
    for (_, event) in history {
      switch event {
      case .value(let value): values.append(value)
      case .fail: return Trace(values, .failed("Oops()"))
      case .finish:
        finished += 1
        if finished == sources { return Trace(values, .finished) }
      }
    }
    return Trace(values, .open)
  }

  @Test func mergeSendsEverythingAndFinishesWithTheLast() {
    check(sources: 2, { $0[0].merge(with: $0[1].map { $0 }) }, model: { Self.merged($0, sources: 2) })
    check(sources: 3, { $0[0].merge(with: $0[1], $0[2]) }, model: { Self.merged($0, sources: 3) })
    check(
      sources: 8, { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) },
      model: { Self.merged($0, sources: 8) })
    check(sources: 5, { Publishers.MergeMany($0) }, model: { Self.merged($0, sources: 5) })
    check(
      sources: 4, { $0.publisher.setFailureType(to: Oops.self).flatMap { $0 } }, model: { Self.merged($0, sources: 4) })
  }

  private static func zipped(_ history: History, sources: Int) -> Trace<[Int]> {
    var queues = Array(repeating: [Int](), count: sources)
    var isFinished = Array(repeating: false, count: sources)
    var rows: [[Int]] = []
    for (source, event) in history {
      switch event {
      case .value(let value):
        queues[source].append(value)
        if queues.allSatisfy({ !$0.isEmpty }) { rows.append(queues.indices.map { queues[$0].removeFirst() }) }
      case .fail: return Trace(rows, .failed("Oops()"))
      case .finish: isFinished[source] = true
      }
      if (0..<sources).contains(where: { isFinished[$0] && queues[$0].isEmpty }) { return Trace(rows, .finished) }
    }
    return Trace(rows, .open)
  }

  @Test func zipPairsInOrderAndFinishesWhenNoMorePairsCanCome() {
    check(sources: 2, { $0[0].zip($0[1]).map { [$0, $1] } }, model: { Self.zipped($0, sources: 2) })
    check(sources: 3, { $0[0].zip($0[1], $0[2]).map { [$0, $1, $2] } }, model: { Self.zipped($0, sources: 3) })
    check(
      sources: 4, { $0[0].zip($0[1], $0[2], $0[3]).map { [$0, $1, $2, $3] } }, model: { Self.zipped($0, sources: 4) })
  }

  private static func latest(_ history: History, sources: Int) -> Trace<[Int]> {
    var latest = [Int?](repeating: nil, count: sources)
    var finished = 0
    var rows: [[Int]] = []
    for (source, event) in history {
      switch event {
      case .value(let value):
        latest[source] = value
        let row = latest.compactMap { $0 }
        if row.count == sources { rows.append(row) }
      case .fail: return Trace(rows, .failed("Oops()"))
      case .finish:
        finished += 1
        if finished == sources { return Trace(rows, .finished) }
      }
    }
    return Trace(rows, .open)
  }

  @Test func combineLatestFinishesWithTheLast() {
    check(sources: 2, { $0[0].combineLatest($0[1]).map { [$0, $1] } }, model: { Self.latest($0, sources: 2) })
    check(sources: 3, { $0[0].combineLatest($0[1], $0[2]) { [$0, $1, $2] } }, model: { Self.latest($0, sources: 3) })
    check(
      sources: 4, { $0[0].combineLatest($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
      model: { Self.latest($0, sources: 4) })
  }

  /// Source 0 chooses one of the others by the remainder of its value.
  @Test func switchToLatestFollowsTheNewestOnly() {
    check(
      sources: 3, { subjects in subjects[0].map { subjects[1 + $0 % 2] }.switchToLatest() },
      model: { history in
        var values: [Int] = []
        var chosen: Int?
        var ended: [Int: Event] = [:]
        for (source, event) in history {
          switch (source, event) {
          case (0, .value(let value)):
            chosen = 1 + value % 2
            // A subject that has ended tells its new subscriber so at once.
            switch ended[1 + value % 2] {
            case .fail: return Trace(values, .failed("Oops()"))
            case .finish: chosen = nil
            default: break
            }
          case (0, .fail):
            return Trace(values, .failed("Oops()"))
          case (0, .finish):
            ended[0] = .finish
          case (chosen, .value(let value)):
            values.append(value)
          case (chosen, .fail):
            return Trace(values, .failed("Oops()"))
          case (chosen, .finish):
            ended[source] = .finish
            chosen = nil
          case (_, .value): break
          case (_, _): ended[source] = event
          }
          if ended[0] != nil, chosen == nil { return Trace(values, .finished) }
        }
        return Trace(values, .open)
      })
  }

  @Test func untilOutputFromListensToTheOther() {
    check(
      sources: 2, { $0[0].prefix(untilOutputFrom: $0[1]) },
      model: { history in
        var values: [Int] = []
        for (source, event) in history {
          switch (source, event) {
          case (0, .value(let value)): values.append(value)
          case (0, .finish): return Trace(values, .finished)
          case (0, .fail): return Trace(values, .failed("Oops()"))
          case (_, .value): return Trace(values, .finished)
          case (_, _): break
          }
        }
        return Trace(values, .open)
      })
  }
}

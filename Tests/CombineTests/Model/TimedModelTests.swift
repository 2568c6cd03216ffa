import Combine
import CombineTesting
import Testing

/// Operators that wait, against plain functions over timelines.
@Suite(.timeLimit(.minutes(4)))
struct TimedModelTests {
  private struct Input {
    var values: [(step: Int, label: String)] = []
    var end: (step: Int, isFailure: Bool)?

    /// At most one event a step, so that no rule about ties is needed.
    init(using random: inout SeededGenerator) {
      var step = 0
      for index in 0..<Int.random(in: 0...8, using: &random) {
        step += Int.random(in: 1...6, using: &random)
        values.append((step, String(UnicodeScalar(UInt8(97 + index)))))
      }
      if Int.random(in: 0..<4, using: &random) > 0 {
        end = (step + Int.random(in: 1...6, using: &random), Int.random(in: 0..<4, using: &random) == 0)
      }
    }

    var timeline: Timeline { Timeline(moments: values.map { .init(step: $0.step, event: .value($0.label)) } + ending) }

    var ending: [Timeline.Moment] { ending(delayed: 0) }

    func ending(delayed steps: Int) -> [Timeline.Moment] {
      end.map { [.init(step: $0.step + steps, event: $0.isFailure ? .failure : .finished)] } ?? []
    }
  }

  private func check<P: Publisher<String, TimelineFailure>>(
    _ makeOperator: (TimelineSource<String, TimelineFailure>, TestScheduler) -> P, model: (Input) -> [Timeline.Moment]
  ) {
    var problems: [String] = []
    for seed in 0..<UInt64(Sanitizer.rounds(1500, sanitized: 200)) where problems.count < 3 {
      var random = SeededGenerator(seed: seed)
      let input = Input(using: &random)
      let time = TestScheduler()
      let output = time.timeline(of: makeOperator(time.hot(input.timeline), time), steps: 100)
      let expected = Timeline(moments: model(input))
      if output != expected { problems.append("in  \(input.timeline)\nout \(output)\nnot \(expected)") }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  // Half a step of waiting keeps the moments of values and of timers apart; see the odd milliseconds below.

  @Test func debounceSendsWhatHasBeenQuietLongEnough() {
    check({ $0.debounce(for: .milliseconds(2500), scheduler: $1).map { $0 } }) { input in
      var moments: [Timeline.Moment] = []
      for (index, value) in input.values.enumerated() {
        let next = index + 1 < input.values.count ? input.values[index + 1].step : input.end?.step ?? .max
        guard next - value.step > 2 else { continue }
        moments.append(.init(step: value.step + 2, event: .value("\(value.label)@\(Double(value.step) + 2.5)s")))
      }
      return moments + input.ending
    }
  }

  @Test func delayMovesEverything() {
    check({ $0.delay(for: .seconds(3), scheduler: $1) }) { input in
      input.values.map { .init(step: $0.step + 3, event: .value($0.label)) } + input.ending(delayed: 3)
    }
  }

  @Test func collectByTimeGroupsWhatCameInEachInterval() {
    check({ source, time in
      source.collect(.byTime(time, .milliseconds(4471))).map { $0.joined() }
    }) { input in
      // Windows begin with the subscription. No multiple of their length falls on a step.
      let last = (input.end?.step ?? 100) * 1000
      var moments: [Timeline.Moment] = []
      for start in stride(from: 0, to: last, by: 4471) {
        let end = start + 4471
        let group = input.values.filter { (start..<end).contains($0.step * 1000) }.map(\.label).joined()
        if group.isEmpty { continue }
        if end < last {
          moments.append(Self.moment(group, at: end))
        } else if input.end?.isFailure == false {
          moments.append(.init(step: last / 1000, event: .value(group)))
        }
      }
      return moments + input.ending
    }
  }

  /// A value between two steps.
  private static func moment(_ label: String, at milliseconds: Int) -> Timeline.Moment {
    let name = Timeline(moments: [.init(step: 0, event: .value(label))]).description
    return .init(step: milliseconds / 1000, event: .value("\(name)@\(Double(milliseconds) / 1000)s"))
  }
}

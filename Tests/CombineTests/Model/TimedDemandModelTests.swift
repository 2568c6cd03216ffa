import Combine
import CombineTesting
import Testing

/// Operators that wait, against plain functions over random timelines, with random demand.
@Suite(.timeLimit(.minutes(4)))
struct TimedDemandModelTests {
  /// What happens to an operator, in milliseconds. Requests come before everything else at their time.
  private enum Event {
    case request(Int?)
    case value(String)
    case end(isFailure: Bool)
  }

  private struct Input {
    var requests: [(step: Int, count: Int?)] = []
    var source: [(step: Int, event: Event)] = []

    /// At most one event of the source a step, so that no rule about ties is needed.
    init(using random: inout SeededGenerator) {
      var step = 0
      for index in 0..<Int.random(in: 0...10, using: &random) {
        step += Int.random(in: 1...5, using: &random)
        source.append((step, .value(String(UnicodeScalar(UInt8(97 + index))))))
      }
      if Int.random(in: 0..<4, using: &random) > 0 {
        let isFailure = Int.random(in: 0..<4, using: &random) == 0
        source.append((step + Int.random(in: 1...5, using: &random), .end(isFailure: isFailure)))
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let count = Int.random(in: 0..<6, using: &random)
        requests.append((Int.random(in: 0...30, using: &random), count == 0 ? nil : count))
      }
      requests.sort { $0.step < $1.step }
    }

    var timeline: Timeline {
      Timeline(
        moments: source.map { step, event in
          switch event {
          case .value(let label): .init(step: step, event: .value(label))
          case .end(let isFailure): .init(step: step, event: isFailure ? .failure : .finished)
          case .request: preconditionFailure("a source makes no requests")
          }
        })
    }

    var demand: Timeline {
      Timeline(moments: requests.map { .init(step: $0.step, event: .value($0.count.map(String.init) ?? "*")) })
    }

    var events: [(time: Int, event: Event)] {
      let both = requests.map { ($0.step * 1000, Event.request($0.count)) } + source.map { ($0.step * 1000, $0.event) }
      return both.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
    }
  }

  /// What an operator may do: it is told of events and of the time it has asked to be woken at.
  private struct Machine {
    var demand = 0
    var wakeTime: Int?
    var isOver = false
    var output: [Timeline.Moment] = []

    mutating func take(_ request: Int?) { demand = request.map { min(demand + $0, 1_000_000) } ?? 1_000_000 }

    mutating func send(_ label: String, at time: Int) {
      guard !isOver else { return }
      output.append(Self.moment(.value(label), at: time))
    }

    /// Sends a value if it is wanted; drops it otherwise.
    mutating func offer(_ label: String, at time: Int) {
      guard demand > 0 else { return }
      demand -= 1
      send(label, at: time)
    }

    mutating func end(isFailure: Bool, at time: Int) {
      guard !isOver else { return }
      output.append(Self.moment(isFailure ? .failure : .finished, at: time))
      isOver = true
      wakeTime = nil
    }

    private static func moment(_ event: Timeline.Event, at time: Int) -> Timeline.Moment {
      guard time % 1000 != 0 else { return .init(step: time / 1000, event: event) }
      let name = Timeline(moments: [.init(step: 0, event: event)]).description
      return .init(step: time / 1000, event: .value("\(name)@\(Double(time) / 1000)s"))
    }
  }

  private func check<P: Publisher<String, TimelineFailure>>(
    _ makeOperator: (TimelineSource<String, TimelineFailure>, TestScheduler) -> P,
    start: (inout Machine) -> Void = { _ in },
    on: (Event, Int, inout Machine) -> Void, wake: (Int, inout Machine) -> Void = { _, _ in }, reset: () -> Void = {}
  ) {
    var problems: [String] = []
    for seed in 0..<UInt64(Sanitizer.rounds(1500, sanitized: 200)) where problems.count < 3 {
      var random = SeededGenerator(seed: seed)
      let input = Input(using: &random)
      let time = TestScheduler()
      let output = time.timeline(
        of: makeOperator(time.hot(input.timeline), time), requests: input.demand, steps: 100)
      var machine = Machine()
      reset()
      start(&machine)
      for (moment, event) in input.events + [(99_999, .request(1))] {
        while let due = machine.wakeTime, due <= moment {
          machine.wakeTime = nil
          wake(due, &machine)
        }
        if machine.isOver { break }
        if case .request(let count) = event { machine.take(count) }
        on(event, moment, &machine)
      }
      let expected = Timeline(moments: machine.output)
      if output != expected {
        problems.append("in  \(input.timeline)\nask \(input.demand)\nout \(output)\nnot \(expected)")
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  // The intervals are such that no timer meets a step.

  @Test(arguments: [true, false]) func throttleSendsOneValueAnInterval(latest: Bool) {
    let interval = 2417
    var waiting: String?
    var last: Int?
    var hasFinished = false
    func turn(_ time: Int, _ machine: inout Machine) {
      guard let value = waiting else { return }
      waiting = nil
      last = time
      machine.offer(value, at: time)
      if hasFinished { machine.end(isFailure: false, at: time) }
    }
    check(
      { $0.throttle(for: .milliseconds(interval), scheduler: $1, latest: latest) },
      on: { event, time, machine in
        switch event {
        case .value(let label):
          if waiting != nil {
            if latest { waiting = label }
            return
          }
          waiting = label
          if let last, time < last + interval { machine.wakeTime = last + interval } else { turn(time, &machine) }
        case .end(let isFailure):
          if !isFailure, waiting != nil { hasFinished = true } else { machine.end(isFailure: isFailure, at: time) }
        case .request: break
        }
      },
      wake: { turn($0, &$1) }, reset: { (waiting, last, hasFinished) = (nil, nil, false) })
  }

  @Test func debounceDropsWhatNobodyWants() {
    var newest: String?
    check(
      { $0.debounce(for: .milliseconds(2417), scheduler: $1) },
      on: { event, time, machine in
        switch event {
        case .value(let label):
          newest = label
          machine.wakeTime = time + 2417
        case .end(let isFailure): machine.end(isFailure: isFailure, at: time)
        case .request: break
        }
      },
      wake: { if let newest { $1.offer(newest, at: $0) } }, reset: { newest = nil })
  }

  @Test(arguments: [true, false]) func timeoutEndsWhenAValueIsLate(hasError: Bool) {
    var isRequested = false
    check(
      { source, scheduler in
        source.timeout(
          .milliseconds(3417), scheduler: scheduler, customError: hasError ? { TimelineFailure() } : nil)
      },
      start: { $0.wakeTime = 3417 },
      on: { event, time, machine in
        switch event {
        case .value(let label):
          // What is not asked for is not sent by a hot source, and so is no sign of life.
          guard machine.demand > 0 else { return }
          machine.wakeTime = time + 3417
          machine.offer(label, at: time)
        case .end(let isFailure): machine.end(isFailure: isFailure, at: time)
        case .request:
          if !isRequested { machine.wakeTime = time + 3417 }
          isRequested = true
        }
      },
      wake: { $1.end(isFailure: hasError, at: $0) }, reset: { isRequested = false })
  }

  @Test func measureIntervalTellsTheTimeSinceTheValueBefore() {
    var last = 0
    check(
      { $0.measureInterval(using: $1).map { "\($0)" } },
      on: { event, time, machine in
        switch event {
        case .value:
          guard machine.demand > 0 else { return }
          machine.offer("\(TestScheduler.SchedulerTimeType.Stride.milliseconds(time - last))", at: time)
          last = time
        case .end(let isFailure): machine.end(isFailure: isFailure, at: time)
        case .request: break
        }
      }, reset: { last = 0 })
  }

  @Test func delayMovesWhatIsWantedWhenItCame() {
    var waiting: [(time: Int, event: Event)] = []
    func wakeForNext(_ machine: inout Machine) { machine.wakeTime = waiting.first?.time }
    check(
      { $0.delay(for: .milliseconds(2417), scheduler: $1) },
      on: { event, time, machine in
        if case .value = event {
          guard machine.demand > 0 else { return }
          machine.demand -= 1
        }
        waiting.append((time + 2417, event))
        wakeForNext(&machine)
      },
      wake: { time, machine in
        guard !waiting.isEmpty else { return }
        switch waiting.removeFirst().event {
        case .value(let label): machine.send(label, at: time)
        case .end(let isFailure): machine.end(isFailure: isFailure, at: time)
        case .request: break
        }
        if !machine.isOver { wakeForNext(&machine) }
      }, reset: { waiting = [] })
  }
}

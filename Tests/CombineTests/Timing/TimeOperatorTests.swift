import Combine
import CombineTesting
import Testing

/// The operators with a clock, drawn as timelines: one character is one second.
@Suite(.timeLimit(.minutes(4)))
struct TimeOperatorTests {
  private func draw<P: Publisher>(
    _ input: String, requests: String? = nil, _ make: (TimelineSource<String, TimelineFailure>, TestScheduler) -> P
  ) throws -> Timeline where P.Output == String {
    let time = TestScheduler()
    let source = time.hot(try Timeline(parsing: input))
    return time.timeline(of: make(source, time), requests: try requests.map { try Timeline(parsing: $0) })
  }

  @Test(arguments: [
    ("a--b----c-d|", "--a--b-----|"),
    ("ab-c----", "-----c"),
    ("abc|", "---|"),
    ("abc#", "---#"),
    ("a---|", "--a-|"),
  ])
  func debounceSendsAValueThatNoOtherFollowsAndDropsOneThatWaitsAtTheEnd(_ input: String, _ expected: String) throws {
    let drawn = try draw(input) { $0.debounce(for: .seconds(2), scheduler: $1) }
    #expect(drawn == (try Timeline(parsing: expected)))
  }

  @Test(arguments: [
    ("abcdefg|", "--ab-cdefg|"),
    ("a-b--#", "--a-b--#"),
    ("|", "--|"),
  ])
  func delayShiftsValuesAndCompletion(_ input: String, _ unused: String) throws {
    let drawn = try draw(input) { $0.delay(for: .seconds(2), scheduler: $1) }
    #expect(drawn == (try Timeline(parsing: "--" + input)))
  }

  @Test(arguments: [
    (true, "abcdefg-----h|", "a--d--g-----h|"),
    (false, "abcdefg-----h|", "a--b--e-----h|"),
    (true, "ab|", "a--(b|)"),
    (false, "abc--|", "a--b-|"),
    (true, "ab#", "a-#"),
    (true, "a------b-c---|", "a------b--c--|"),
  ])
  func throttleSendsAtOnceThenOncePerInterval(_ latest: Bool, _ input: String, _ expected: String) throws {
    let drawn = try draw(input) { $0.throttle(for: .seconds(3), scheduler: $1, latest: latest) }
    #expect(drawn == (try Timeline(parsing: expected)))
  }

  @Test(arguments: [
    ("a--b----c", "a--b---#"),
    ("a--b--|", "a--b--|"),
    ("---a", "---a---#"),
    ("", "----#"),
    ("--#", "--#"),
  ])
  func timeoutFailsWhenAValueIsTooLate(_ input: String, _ expected: String) throws {
    let drawn = try draw(input) {
      $0.timeout(.seconds(4), scheduler: $1, customError: { TimelineFailure() })
    }
    #expect(drawn == (try Timeline(parsing: expected)))
  }

  @Test
  func timeoutFinishesWhereThereIsNoError() throws {
    #expect(try draw("a") { $0.timeout(.seconds(2), scheduler: $1) } == "a-|")
  }

  @Test(arguments: [
    ("a-b-c--d----|", "---'ab'--'c'---'d'"),
    ("ab|", "--('ab'|)"),
    ("ab#", "--#"),
    ("|", "|"),
  ])
  func collectByTimeSendsWhatAnIntervalBrought(_ input: String, _ unused: String) throws {
    let drawn = try draw(input) { source, time in
      source.collect(.byTime(time, .seconds(3))).map { $0.joined() }
    }
    let expected: [String: Timeline] = [
      "a-b-c--d----|": "---'ab'--'c'--'d'--|", "ab|": "--('ab'|)", "ab#": "--#", "|": "|",
    ]
    #expect(drawn == expected[input])
  }

  @Test
  func collectByTimeOrCountSendsAFullGroupAtOnce() throws {
    let drawn = try draw("abcde---f|") { source, time in
      source.collect(.byTimeOrCount(time, .seconds(4), 3)).map { $0.joined() }
    }
    #expect(drawn == "--'abc'-'de'---'f'|")
  }

  @Test
  func collectByTimeKeepsGatheringUntilAGroupIsWanted() {
    let (source, time) = (Source(), TestScheduler())
    let recorder = source.collect(.byTime(time, .seconds(1))).record(demand: .none)
    #expect(source.requests == [.unlimited])
    source.send(1)
    time.advance(by: .seconds(1))
    source.send(2)
    recorder.request(.max(1))
    #expect(recorder.values.isEmpty)
    time.advance(by: .seconds(1))
    #expect(recorder.values == [[1, 2]])
    source.send(3)
    source.send(completion: .finished)
    #expect(recorder.completion == nil)
    recorder.request(.max(1))
    #expect(recorder.values == [[1, 2], [3]])
    #expect(recorder.isFinished)
  }

  @Test
  func measureIntervalSendsTheTimeSinceTheValueBefore() {
    let (source, time) = (Source(), TestScheduler())
    let recorder = source.measureInterval(using: time).record(demand: .unlimited)
    time.advance(by: .seconds(2))
    source.send(1)
    time.advance(by: .milliseconds(1500))
    source.send(2)
    source.send(3)
    #expect(recorder.values == [.seconds(2), .milliseconds(1500), .seconds(0)])
  }

  @Test
  func receiveOnDeliversOnTheSchedulerInOrder() {
    let (source, time) = (Source(), TestScheduler())
    let recorder = source.receive(on: time).record(demand: .max(2)) { _ in .max(1) }
    #expect(recorder.events == [.subscription])
    #expect(source.requests == [.max(2)])
    #expect(source.send(1) == .none)
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    time.advance()
    #expect(recorder.events == [.subscription, .value(1), .value(2), .completion(.finished)])
    #expect(source.requests == [.max(2), .max(1), .max(1)])
  }

  @Test
  func receiveOnSchedulesEachDeliveryByItself() {
    let (source, time) = (Source(), TestScheduler())
    var seen: [String] = []
    let subscription = source.receive(on: time).sink(
      receiveCompletion: { _ in }, receiveValue: { seen.append("\($0)") })
    source.send(1)
    time.schedule { seen.append("other work") }
    source.send(2)
    time.advance()
    #expect(seen == ["1", "other work", "2"])
    subscription.cancel()
  }

  @Test
  func receiveOnAsksForTheDemandReturnedOnTheScheduler() {
    let (source, time) = (Source(), TestScheduler())
    _ = source.receive(on: time).record(demand: .max(1)) { _ in .max(3) }
    source.send(1)
    #expect(source.requests == [.max(1)])
    time.advance()
    #expect(source.requests == [.max(1), .max(3)])
  }

  @Test
  func subscribeOnMakesItsCallsUpstreamOnTheScheduler() {
    let (source, time) = (Source(), TestScheduler())
    let recorder = source.subscribe(on: time).record(demand: .max(1))
    #expect(source.connections.isEmpty)
    time.advance()
    #expect(recorder.events == [.subscription])
    #expect(source.requests == [.max(1)])
    source.send(1)
    #expect(recorder.values == [1])
    recorder.request(.max(2))
    #expect(source.requests == [.max(1)])
    recorder.cancel()
    #expect(source.cancelCount == 0)
    time.advance()
    #expect(source.cancelCount == 1)
  }

  @Test(arguments: ["debounce", "throttle"])
  func dropsAValueThatBecomesDueWhileNoneIsWanted(_ name: String) {
    let (source, time) = (Source(), TestScheduler())
    let recorder: CombineTesting.Recorder<Int, Trouble> =
      name == "debounce"
      ? source.debounce(for: .seconds(1), scheduler: time).record(demand: .max(1))
      : source.throttle(for: .seconds(1), scheduler: time, latest: true).record(demand: .max(1))
    #expect(source.requests == [.unlimited])
    for value in 1...3 {
      source.send(value)
      time.advance(by: .seconds(2))
    }
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    source.send(4)
    time.advance(by: .seconds(2))
    #expect(recorder.values == [1, 4])
  }

  @Test(arguments: OperatorCase.timing)
  func leavesNothingOnTheSchedulerWhenItIsOver(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs)
    inputs.time.advance(by: .seconds(5))
    probe.request(.unlimited)
    inputs.time.advance(by: .seconds(5))
    inputs.first.send(1)
    probe.cancel()
    inputs.time.advance(by: .seconds(5))
    #expect(inputs.time.pendingCount == 0)
  }
}

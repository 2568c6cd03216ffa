import Combine
import CombineTesting
import Testing

/// An operator beside its model: what its output must be for a given input.
struct OperatorRow: @unchecked Sendable, CustomTestStringConvertible {
  /// How exactly the model foretells the output when the subscriber asks for a few values at a time.
  enum Fidelity {
    /// The same values in the same order, whatever the demand.
    case exact
    /// The same values in the same order, but a failure may overtake some of them.
    case exactUntilFailure
    /// The same values in an order that depends on the demand; a failure may overtake some.
    case anyOrder
    /// The demand decides which values there are. Without limits of demand the model is exact.
    case unlimitedOnly
  }

  let name: String
  let fidelity: Fidelity
  /// Runs the operator once on random input with random demand; says what went wrong.
  let check: (_ seed: UInt64) -> String?
  /// Attaches a recorder to the operator behind `upstream`.
  let subscribe: (_ upstream: AnyPublisher<Int, any Error>, _ demand: Subscribers.Demand) -> any Recording
  /// Attaches any subscriber that takes whatever values there are.
  let attach: (_ upstream: AnyPublisher<Int, any Error>, _ witness: Witness) -> Void

  var testDescription: String { name }

  init<P: Publisher>(
    _ name: String, fidelity: Fidelity = .exact, _ makeOperator: @escaping (AnyPublisher<Int, any Error>) -> P,
    model: @escaping (Trace<Int>) -> Trace<P.Output>
  ) where P.Output: Equatable {
    self.name = name
    self.fidelity = fidelity
    check = { seed in ModelRun(seed: seed, fidelity: fidelity).problem(with: makeOperator, model: model) }
    subscribe = { upstream, demand in
      let recorder = CombineTesting.Recorder<P.Output, P.Failure>(demand: demand)
      makeOperator(upstream).subscribe(recorder)
      return recorder
    }
    attach = { upstream, witness in makeOperator(upstream).subscribe(WitnessSubscriber<P.Output, P.Failure>(witness)) }
  }
}

/// A recorder of whatever type of values.
protocol Recording: AnyObject {
  var violations: [ProtocolViolation] { get }
  var eventCount: Int { get }
  var isCompleted: Bool { get }
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

extension CombineTesting.Recorder: Recording {
  var eventCount: Int { log.count }
  var isCompleted: Bool { completion != nil }
}

/// What a test does on each event of an operator whose types it does not know.
final class Witness {
  var onSubscription: (any Subscription) -> Void
  var onValue: () -> Subscribers.Demand
  var onCompletion: () -> Void
  private(set) var subscription: (any Subscription)?
  private(set) var valueCount = 0
  private(set) var completionCount = 0

  init(
    onSubscription: @escaping (any Subscription) -> Void = { $0.request(.unlimited) },
    onValue: @escaping () -> Subscribers.Demand = { .none }, onCompletion: @escaping () -> Void = {}
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func cancel() {
    let subscription = subscription.take()
    subscription?.cancel()
  }

  fileprivate func receive(subscription: any Subscription) {
    self.subscription = subscription
    onSubscription(subscription)
  }

  fileprivate func receiveValue() -> Subscribers.Demand {
    valueCount += 1
    return onValue()
  }

  fileprivate func receiveCompletion() {
    completionCount += 1
    subscription = nil
    onCompletion()
  }
}

private final class WitnessSubscriber<Input, Failure: Error>: Subscriber {
  let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
  }

  func receive(subscription: any Subscription) { witness.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { witness.receiveValue() }
  func receive(completion: Subscribers.Completion<Failure>) { witness.receiveCompletion() }
}

/// One random run of an operator against its model.
struct ModelRun {
  let seed: UInt64
  let fidelity: OperatorRow.Fidelity
  var inputMayFail = true

  func problem<P: Publisher>(
    with makeOperator: (AnyPublisher<Int, any Error>) -> P, model: (Trace<Int>) -> Trace<P.Output>
  ) -> String? where P.Output: Equatable {
    var random = SeededGenerator(seed: seed)
    var input = Trace<Int>.random(using: &random)
    if !inputMayFail, case .failed = input.ending { input.ending = .finished }
    let isUnlimited = Bool.random(using: &random)
    let source = ScriptedSource(input, isReady: Bool.random(using: &random))
    let answers = (0..<16).map { _ in isUnlimited ? 0 : max(0, Int.random(in: -2...2, using: &random)) }
    var answered = 0
    let first = isUnlimited ? Subscribers.Demand.unlimited : .max(Int.random(in: 0...3, using: &random))
    let recorder = CombineTesting.Recorder<P.Output, P.Failure>(demand: first) { _ in
      answered += 1
      return .max(answers[answered % answers.count])
    }
    makeOperator(source.eraseToAnyPublisher()).subscribe(recorder)

    let cancelsEarly = Int.random(in: 0..<6, using: &random) == 0
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      if Bool.random(using: &random) {
        source.makeReady()
      } else if !isUnlimited {
        recorder.request(.max(Int.random(in: 1...3, using: &random)))
      }
    }
    if cancelsEarly { recorder.cancel() }
    let seen = recorder.log.count
    recorder.request(.unlimited)
    while source.hasUnreadyEvents { source.makeReady() }

    let output = recorder.trace
    let expected = model(input)
    func report(_ reason: String) -> String {
      let demand = isUnlimited ? "unlimited" : "limited"
      return "seed \(seed), \(demand) demand: \(reason)\n  in  \(input)\n  out \(output)\n  not \(expected)"
    }
    if !recorder.violations.isEmpty { return report("\(recorder.violations)") }
    if cancelsEarly {
      if recorder.log.count != seen { return report("events after cancel") }
      if source.liveCount != 0 { return report("cancel did not reach the source") }
      return nil
    }
    let agrees =
      switch fidelity {
      case .exact: output == expected
      case .exactUntilFailure: isPrefix(output, of: expected)
      case .anyOrder: isUnlimited ? output == expected : isChoice(output, of: expected)
      case .unlimitedOnly: !isUnlimited || output == expected
      }
    return agrees ? nil : report("not what the model says")
  }

  /// Whether the output is the expected one, or was cut short by the expected failure.
  private func isPrefix<Value: Equatable>(_ output: Trace<Value>, of expected: Trace<Value>) -> Bool {
    guard case .failed = expected.ending else { return output == expected }
    return output.ending == expected.ending && expected.values.starts(with: output.values)
  }

  /// Whether the output has the expected values in whatever order, or some of them and the expected failure.
  private func isChoice<Value: Equatable>(_ output: Trace<Value>, of expected: Trace<Value>) -> Bool {
    guard output.ending == expected.ending else { return false }
    func count(_ value: Value, _ trace: Trace<Value>) -> Int { trace.values.count { $0 == value } }
    if case .failed = expected.ending {
      return output.values.allSatisfy { count($0, output) <= count($0, expected) }
    }
    return output.values.count == expected.values.count
      && output.values.allSatisfy { count($0, output) == count($0, expected) }
  }
}

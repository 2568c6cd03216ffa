import Combine
import CombineTesting
import Testing

struct Trouble: Error, Hashable {}

typealias Source = CombineTesting.ManualPublisher<Int, Trouble>

/// An operator behind which a test can stand without knowing its output.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// Values wait for the scheduler.
  let isTimed: Bool
  private let attach: @Sendable (Inputs, Bool) -> any Probing

  var testDescription: String { name }

  struct Inputs {
    let first = Source()
    let second = Source()
    let time = TestScheduler()
  }

  init<P: Publisher & SendableMetatype>(
    _ name: String, isTimed: Bool = false, _ make: @escaping @Sendable (Inputs) -> P
  )
  where P.Failure == Trouble {
    self.name = name
    self.isTimed = isTimed
    attach = { inputs, cancelsAtOnce in
      let probe = Probe<P.Output>(cancelsAtOnce: cancelsAtOnce)
      make(inputs).subscribe(probe)
      return probe
    }
  }

  func subscribe(_ inputs: Inputs, cancelsAtOnce: Bool = false) -> any Probing { attach(inputs, cancelsAtOnce) }

  static let combining: [OperatorCase] = [
    OperatorCase("Merge") { $0.first.merge(with: $0.second, Source()) },
    OperatorCase("Zip") { $0.first.zip($0.second) },
    OperatorCase("CombineLatest") { $0.first.combineLatest($0.second) },
    OperatorCase("FlatMap") { inputs in inputs.first.flatMap { _ in inputs.second } },
    OperatorCase("Concatenate") { $0.first.append($0.second) },
    OperatorCase("PrefixUntilOutput") { $0.first.prefix(untilOutputFrom: $0.second) },
    OperatorCase("DropUntilOutput") { $0.first.drop(untilOutputFrom: $0.second) },
    OperatorCase("Buffer") { $0.first.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest) },
  ]

  static let timing: [OperatorCase] = [
    OperatorCase("ReceiveOn", isTimed: true) { $0.first.receive(on: $0.time) },
    OperatorCase("SubscribeOn", isTimed: true) { $0.first.subscribe(on: $0.time) },
    OperatorCase("Delay", isTimed: true) { $0.first.delay(for: .seconds(1), scheduler: $0.time) },
    OperatorCase("Debounce", isTimed: true) { $0.first.debounce(for: .seconds(1), scheduler: $0.time) },
    OperatorCase("Throttle", isTimed: true) { $0.first.throttle(for: .seconds(1), scheduler: $0.time, latest: true) },
    OperatorCase("Timeout", isTimed: true) { $0.first.timeout(.seconds(60), scheduler: $0.time) },
    OperatorCase("CollectByTime", isTimed: true) { $0.first.collect(.byTime($0.time, .seconds(1))) },
    OperatorCase("MeasureInterval") { $0.first.measureInterval(using: $0.time) },
  ]

  static let all = combining + timing
}

protocol Probing: AnyObject {
  var subscriptions: [String] { get }
  var valueCount: Int { get }
  var completions: [Subscribers.Completion<Trouble>] { get }
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

/// Counts what it receives and, unlike polite subscribers, keeps its subscription for ever.
final class Probe<Input>: Subscriber, Probing {
  private(set) var subscriptions: [String] = []
  private(set) var valueCount = 0
  private(set) var completions: [Subscribers.Completion<Trouble>] = []
  private var subscription: (any Subscription)?
  private let cancelsAtOnce: Bool

  init(cancelsAtOnce: Bool) { self.cancelsAtOnce = cancelsAtOnce }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriptions.append(String(describing: subscription))
    if cancelsAtOnce { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    valueCount += 1
    return .none
  }

  func receive(completion: Subscribers.Completion<Trouble>) { completions.append(completion) }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }
}

extension Publishers {
  /// A publisher of one array of all values.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = [Upstream.Output]
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.attach(ReduceInner(subscriber, Logic()))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = [Upstream.Output]
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = [Upstream.Output]

      @inlinable init() {}

      @usableFromInline static var name: String { "Collect" }

      @inlinable var firstMemory: Memory { [] }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        relay.memory.append(input)
        return .more
      }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }
    }
  }

  /// A publisher of arrays of a certain number of values.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = [Upstream.Output]
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The number of values in an array; the last may be shorter.
    public let count: Int

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.attach(CollectByCountInner(subscriber, count: count))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

/// A relay that asks for whole batches.
@usableFromInline
final class BatchRelay<Element>: Relay {
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var batch: [Element] = []

  @inlinable
  init(_ name: String, count: Int) {
    self.count = count
    super.init(name)
  }

  @inlinable deinit {}

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }
}

@frozen @usableFromInline
struct CollectByCountInner<Input, Downstream: Subscriber>: Subscriber, NamedForDebugging
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let relay: BatchRelay<Input>

  @inlinable
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    relay = BatchRelay("CollectByCount", count: count)
  }

  @inlinable var combineIdentifier: CombineIdentifier { relay.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen else { return .none }
    relay.batch.append(input)
    guard relay.batch.count >= relay.count else { return .none }
    let batch = relay.batch
    relay.batch = []
    return downstream.receive(batch) * relay.count
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen else { return }
    let batch = relay.batch
    relay.batch = []
    if case .finished = completion, !batch.isEmpty { _ = downstream.receive(batch) }
    let (isFirst, subscription) = relay.shut()
    if isFirst { downstream.receive(completion: completion) }
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() {
    relay.batch = []
    downstream._disown()
  }

  @usableFromInline var name: String { "CollectByCount" }

  @usableFromInline var children: [Mirror.Child] {
    [("downstream", downstream)] + relay.children + [("count", relay.count)]
  }
}

extension Publisher {
  /// Collects all values, and sends them as one array when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 * 2 }.collect().sink { print($0) }
  /// // Prints:
  /// // [2, 4]
  /// ```
  @inlinable
  @_disfavoredOverload
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Collects values, and sends an array whenever there are so many, and the rest at the end.
  ///
  /// - Parameter count: The number of values in an array.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.collect(2).sink { print($0) }
  /// // Prints:
  /// // [1, 2]
  /// // [3]
  /// ```
  @inlinable
  @_disfavoredOverload
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

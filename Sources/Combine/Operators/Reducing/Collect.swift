extension Publishers {
  /// A publisher of one array of all values.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.receive(subscriber: ReduceInner(subscriber, Logic()))
    }

    @frozen @usableFromInline
    struct Logic: SteadyReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = [Upstream.Output]
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = [Upstream.Output]

      @inlinable init() {}

      @usableFromInline static var name: String { "Collect" }

      @inlinable var firstMemory: Memory { [] }

      @inlinable
      func step(_ input: Input, _ memory: UnsafeMutablePointer<Memory>) -> ReduceStep<Failure> {
        memory.pointee.append(input)
        return .more
      }

      @inlinable
      func result(_ memory: UnsafeMutablePointer<Memory>) -> Output? { memory.pointee }
    }
  }

  /// A publisher of arrays of a certain number of values.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The number of values in an array; the last may be shorter.
    public let count: Int

    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.receive(subscriber: CollectByCountInner(subscriber, count: count))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

@usableFromInline
final class CollectByCountInner<Input, Downstream: Subscriber>: Relay, Subscriber where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure

  @exclusivity(unchecked) @usableFromInline var link: Downlink<Downstream>?
  @exclusivity(unchecked) @usableFromInline var batch: [Input] = []
  @usableFromInline let count: Int

  @inlinable
  init(_ downstream: Downstream, count: Int) {
    link = Downlink(downstream)
    self.count = count
    super.init()
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) {
    if attach(subscription) { link?.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if gate.isManaged { return process(input) }
    guard gate.isOpen, gate.enter() else { return .none }
    let demand = process(input)
    if gate.drop() { empty() }
    return demand
  }

  @inlinable
  func process(_ input: Input) -> Subscribers.Demand {
    batch.append(input)
    guard batch.count >= count else { return .none }
    let full = batch
    batch = []
    return (link?.receive(full) ?? .none) * count
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.isOpen, gate.enter() else { return }
    if case .finished = completion, !batch.isEmpty {
      let last = batch
      batch = []
      _ = link?.receive(last)
    }
    let (isFirst, subscription) = shut()
    if isFirst { link?.receive(completion: completion) }
    withExtendedLifetime(subscription) {}
    if gate.drop() { empty() }
  }

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }

  @inlinable
  func _adopt() {
    gate.hold()
    link?.adopt()
  }

  @inlinable
  func _disown() {
    if gate.drop() { empty() }
  }

  @inlinable
  override func empty() {
    batch = []
    link?.disown()
    link = nil
  }

  @usableFromInline override var name: String { "CollectByCount" }
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
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

import Synchronization

extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// Each subscriber gets them from the start, as far as it asks for them.
  @frozen
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    /// The elements to publish.
    public let sequence: Elements

    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    @inlinable
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      let inner = SequenceInner(sequence: sequence, downstream: subscriber)
      if inner.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber._adopt()
        subscriber.receive(subscription: SubscriptionHandle(inner) { inner.take($0) })
      }
    }
  }
}

/// Hands out a sequence as far as there is demand. One word decides who may touch the iterator and the downstream.
@usableFromInline
final class SequenceInner<Elements: Sequence, Downstream: Subscriber>: NamedForDebugging
where Elements.Element == Downstream.Input {
  @exclusivity(unchecked) @usableFromInline var sequence: Elements?
  /// The open demand times four, plus ``running`` and ``cancelled``.
  @usableFromInline let state = Atomic<UInt>(0)
  @exclusivity(unchecked) @usableFromInline var link: Downlink<Downstream>?
  @exclusivity(unchecked) @usableFromInline var iterator: Elements.Iterator?
  /// Fetched ahead, so that the completion follows the last element at once.
  @exclusivity(unchecked) @usableFromInline var next: Elements.Element?

  @inlinable static var running: UInt { 1 }
  @inlinable static var cancelled: UInt { 2 }
  @inlinable static var unlimited: UInt { .max >> 2 }

  @inlinable
  init(sequence: Elements, downstream: Downstream) {
    self.sequence = sequence
    link = Downlink(downstream)
    iterator = sequence.makeIterator()
    next = iterator?.next()
  }

  @inlinable deinit {}

  @inlinable var isEmpty: Bool { next == nil }

  /// Takes a request, or a cancellation for `nil`.
  @inlinable
  func take(_ demand: Subscribers.Demand?) {
    if let demand { request(demand) } else { cancel() }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    var old = state.load(ordering: .relaxed)
    while true {
      if old & Self.cancelled != 0 || demand == .none { return }
      let sum = Swift.min((old >> 2) &+ Swift.min(demand.rawValue, Self.unlimited), Self.unlimited)
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: (sum << 2) | Self.running, ordering: .acquiringAndReleasing)
      if exchanged { break }
      old = found
    }
    // Whoever runs already will see the new demand.
    if old & Self.running == 0 { run() }
  }

  @inlinable
  func cancel() {
    let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
    if old & (Self.running | Self.cancelled) == 0 { release() }
  }

  @inlinable
  func release() {
    link?.disown()
    link = nil
    next = nil
    iterator = nil
    sequence = nil
  }

  @inlinable
  func run() {
    while true {
      // Take all the demand there is.
      let old = state.bitwiseAnd(Self.running | Self.cancelled, ordering: .acquiringAndReleasing).oldValue
      var credit = old >> 2
      let isUnlimited = credit == Self.unlimited
      while credit > 0, let element = next {
        if state.load(ordering: .relaxed) & Self.cancelled != 0 { return release() }
        next = iterator?.next()
        let more = link?.receive(element) ?? .none
        if !isUnlimited {
          credit = Swift.min(credit &- 1 &+ Swift.min(more.rawValue, Self.unlimited), Self.unlimited)
        }
      }
      if next == nil {
        let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
        if old & Self.cancelled == 0 { link?.receive(completion: .finished) }
        return release()
      }
      let (exchanged, found) = state.compareExchange(
        expected: Self.running, desired: 0, ordering: .acquiringAndReleasing)
      if exchanged { return }
      if found & Self.cancelled != 0 { return release() }
    }
  }

  private var isCancelled: Bool { state.load(ordering: .acquiring) & Self.cancelled != 0 }

  @usableFromInline var name: String {
    guard !isCancelled, let sequence else { return "Sequence" }
    return "\(sequence)"
  }

  @usableFromInline var children: [Mirror.Child] { [("sequence", (isCancelled ? nil : sequence) as Any)] }
}

extension Swift.Sequence {
  /// A publisher of the elements of this sequence.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

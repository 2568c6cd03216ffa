import Synchronization

extension Publishers {
  /// The values of the newest of the publishers that another publisher sends.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher that sends publishers.
    public let upstream: Upstream

    /// Creates the operator; see `Publisher.switchToLatest()`.
    @inlinable
    public init(upstream: Upstream) { self.upstream = upstream }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      let inner = SwitchToLatestInner<P, S>(downstream: subscriber)
      inner.start()
      upstream.subscribe(inner)
    }
  }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
  /// Sends on the values of the newest publisher received, and cancels the one before it.
  ///
  /// It finishes when this publisher and the newest inner one have finished, and fails as soon as one of them fails.
  ///
  /// ```swift
  /// let first = PassthroughSubject<String, Never>()
  /// let second = PassthroughSubject<String, Never>()
  /// let choice = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
  /// let cancellable = choice.switchToLatest().sink { print($0) }
  /// choice.send(first)
  /// first.send("from the first")
  /// choice.send(second)
  /// first.send("nobody hears this")
  /// second.send("from the second")
  /// // Prints:
  /// // from the first
  /// // from the second
  /// ```
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
  /// Sends on the values of the newest publisher received, which may fail, from one that cannot.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Self.Output.Failure.self))
  }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
  /// Sends on the values of the newest publisher received, where nothing can fail.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
  /// Sends on the values of the newest publisher received, which cannot fail, from one that may.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Self.Output, Self.Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Self.Failure.self) })
  }
}

/// The machinery of ``Publishers/SwitchToLatest``.
@usableFromInline
final class SwitchToLatestInner<Child: Publisher, Downstream: Subscriber>: SourceJunction<Downstream>, Subscriber,
  Requestable,
  NamedForDebugging
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Child
  @usableFromInline typealias Failure = Downstream.Failure

  /// What one child sees.
  @frozen @usableFromInline
  struct Side: Subscriber, NamedForDebugging {
    @usableFromInline typealias Input = Child.Output
    @usableFromInline typealias Failure = Child.Failure

    @usableFromInline let combineIdentifier = CombineIdentifier()
    @usableFromInline let inner: SwitchToLatestInner
    @usableFromInline let number: Int

    @inlinable
    init(inner: SwitchToLatestInner, number: Int) {
      self.inner = inner
      self.number = number
    }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(subscription: subscription, from: number) }
    @inlinable
    func receive(_ input: Child.Output) -> Subscribers.Demand { inner.receive(input, from: number) }
    @inlinable
    func receive(completion: Subscribers.Completion<Child.Failure>) {
      inner.receive(completion: completion, from: number)
    }

    @inlinable
    func _receive(only value: () -> Child.Output) -> Bool { inner.receive(only: value, from: number) }

    @usableFromInline var name: String { inner.name }
    @usableFromInline var children: [Mirror.Child] { [("parentSubscription", CombineIdentifier(inner))] }
  }

  @exclusivity(unchecked) @usableFromInline var upstreamFinished = false
  /// The number of the newest child, and whether it is still at work.
  @exclusivity(unchecked) @usableFromInline var number = 0
  @exclusivity(unchecked) @usableFromInline var hasChild = false
  @exclusivity(unchecked) @usableFromInline var child: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  /// Whether the demand is unlimited, which it then stays; for those outside.
  @usableFromInline let isUnlimited = Atomic(false)

  @inlinable deinit {}

  @usableFromInline var name: String { "SwitchToLatest" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)),
        ("upstreamSubscription", Combine.shown(upstream)),
        ("currentInnerSubscription", Combine.shown(child)),
        ("downstreamDemand", demand),
      ]
    }
  }

  /// Hands the subscription downstream; the upstream is attached after it.
  @inlinable
  func start() {
    guard let pass = turnstile.enter() else { return }
    defer { turnstile.leave(pass) }
    send(subscription: handle)
  }

  // MARK: The publisher of publishers

  @inlinable
  func receive(subscription: any Subscription) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    turnstile.leaveEarly(&pass)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Child) -> Subscribers.Demand {
    guard var pass = turnstile.enter() else {
      turnstile.post { _ = self.receive(input) }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver else { return .none }
    number &+= 1
    let current = number
    let previous = child
    child = nil
    hasChild = true
    previous?.cancel()
    // Cancelling may have brought a newer child, or the end.
    guard !isOver, number == current else { return .none }
    turnstile.leaveEarly(&pass)
    input.subscribe(Side(inner: self, number: current))
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard !isOver, !upstreamFinished else { return }
    upstream = nil
    upstreamFinished = true
    if case .finished = completion, hasChild { return }
    end(completion)
  }

  // MARK: The children

  @inlinable
  func receive(subscription: any Subscription, from number: Int) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(subscription: subscription, from: number) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, number == self.number, hasChild, child == nil else { return subscription.cancel() }
    child = subscription
    let wanted = demand
    guard wanted > .none else { return }
    turnstile.leaveEarly(&pass)
    subscription.request(wanted)
  }

  @inlinable
  func receive(_ value: Child.Output, from number: Int) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post {
        let more = self.receive(value, from: number)
        if more > .none, number == self.number { self.child?.request(more) }
      }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver, number == self.number, hasChild else { return .none }
    demand -= 1
    let more = send(value)
    guard more > .none else { return .none }
    demand += more
    if number == self.number { return more }
    // The value has brought a newer child: the demand is for that one.
    child?.request(more)
    return .none
  }

  /// Takes the one value of a child that finishes after it, where it can go straight through.
  @inlinable
  func receive(only value: () -> Child.Output, from number: Int) -> Bool {
    guard isUnlimited.load(ordering: .acquiring) else { return false }
    pass(value(), from: number)
    return true
  }

  @inlinable
  func pass(_ value: Child.Output, from number: Int) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.pass(value, from: number) } }
    defer { turnstile.leave(pass) }
    guard !isOver, number == self.number, hasChild else { return }
    _ = send(value)
    guard !isOver, number == self.number else { return }
    child = nil
    hasChild = false
    if upstreamFinished { end(.finished) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Child.Failure>, from number: Int) {
    guard let pass = turnstile.enter() else {
      return turnstile.post { self.receive(completion: completion, from: number) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, number == self.number, hasChild else { return }
    child = nil
    hasChild = false
    if case .finished = completion, !upstreamFinished { return }
    end(completion)
  }

  // MARK: Downstream

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "demand must not be zero")
    guard var pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    self.demand += demand
    if self.demand == .unlimited { isUnlimited.store(true, ordering: .releasing) }
    let child = child
    turnstile.leaveEarly(&pass)
    child?.request(demand)
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    end(nil)
  }

  /// Lets go of everything, then says so downstream if there is something to say.
  @inlinable
  func end(_ completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    let (upstream, child) = (self.upstream, self.child)
    isOver = true
    self.upstream = nil
    self.child = nil
    child?.cancel()
    upstream?.cancel()
    close(completion)
  }
}

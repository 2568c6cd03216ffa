/// The machinery of `drop(untilOutputFrom:)`: the first value of another publisher, the signal, opens it.
@usableFromInline
final class DropUntilOutputInner<Other: Publisher, Downstream: Subscriber>: SourceJunction<Downstream>, Subscriber,
  Requestable,
  NamedForDebugging
where Other.Failure == Downstream.Failure {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  /// What the other publisher sees.
  @frozen @usableFromInline
  struct Signal: Subscriber, NamedForDebugging {
    @usableFromInline typealias Input = Other.Output
    @usableFromInline typealias Failure = Other.Failure

    @usableFromInline let combineIdentifier = CombineIdentifier()
    @usableFromInline let inner: DropUntilOutputInner

    @inlinable
    init(inner: DropUntilOutputInner) { self.inner = inner }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(signalSubscription: subscription) }
    @inlinable
    func receive(_ input: Other.Output) -> Subscribers.Demand {
      inner.receiveSignal()
      return .none
    }
    @inlinable
    func receive(completion: Subscribers.Completion<Other.Failure>) { inner.receive(signalCompletion: completion) }

    @usableFromInline var name: String { inner.name }
  }

  @exclusivity(unchecked) @usableFromInline var isOpen = false
  @exclusivity(unchecked) @usableFromInline var other: (any Subscription)?
  /// The end, if the other publisher brings it before downstream has its subscription.
  @exclusivity(unchecked) @usableFromInline var early: Subscribers.Completion<Failure>?

  @inlinable deinit {}

  @usableFromInline var name: String { "DropUntilOutput" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)),
        ("upstreamSubscription", Combine.shown(upstream)),
        ("otherSubscription", Combine.shown(other)),
      ]
    }
  }

  @inlinable var signal: Signal { Signal(inner: self) }

  // MARK: The publisher of the values

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    send(subscription: handle)
    if let early { end(early) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    pass(input, if: { isOpen })
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard isSubscribed else { return }
    upstream = nil
    end(completion)
  }

  // MARK: The other publisher

  @inlinable
  func receive(signalSubscription subscription: any Subscription) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(signalSubscription: subscription) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, other == nil, !isOpen else { return subscription.cancel() }
    other = subscription
    turnstile.leaveEarly(&pass)
    subscription.request(.max(1))
  }

  @inlinable
  func receiveSignal() {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receiveSignal() } }
    defer { turnstile.leave(pass) }
    guard !isOver, !isOpen else { return }
    isOpen = true
    let signal = other
    other = nil
    signal?.cancel()
  }

  @inlinable
  func receive(signalCompletion completion: Subscribers.Completion<Other.Failure>) {
    guard let pass = turnstile.enter() else {
      return turnstile.post { self.receive(signalCompletion: completion) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, !isOpen else { return }
    other = nil
    end(completion)
  }

  // MARK: Downstream

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    ask(demand)
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
    if !isSubscribed, let completion {
      early = completion
      return
    }
    let (upstream, other) = (self.upstream, self.other)
    isOver = true
    self.upstream = nil
    self.other = nil
    upstream?.cancel()
    other?.cancel()
    close(completion)
  }
}

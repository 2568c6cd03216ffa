/// The machinery of `prefix(untilOutputFrom:)`: the first value of another publisher, the signal, ends the stream.
@usableFromInline
final class PrefixUntilOutputInner<Other: Publisher, Downstream: Subscriber>: SourceJunction<Downstream>, Subscriber,
  Requestable
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  /// What the other publisher sees.
  @frozen @usableFromInline
  struct Signal: Subscriber {
    @usableFromInline typealias Input = Other.Output
    @usableFromInline typealias Failure = Other.Failure

    @usableFromInline let inner: PrefixUntilOutputInner

    @inlinable
    init(inner: PrefixUntilOutputInner) { self.inner = inner }

    @inlinable var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(signalSubscription: subscription) }
    @inlinable
    func receive(_ input: Other.Output) -> Subscribers.Demand {
      inner.receiveSignal()
      return .none
    }
    @inlinable
    func receive(completion: Subscribers.Completion<Other.Failure>) { inner.receiveSignalCompletion() }
  }

  @exclusivity(unchecked) @usableFromInline var other: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var hasOtherCompleted = false

  @inlinable deinit {}

  @inlinable var signal: Signal { Signal(inner: self) }

  // MARK: The publisher of the values

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    send(subscription: self)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    pass(input, if: { true })
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    let other = other
    let wasSubscribed = isSubscribed
    end(cancelling: other, then: wasSubscribed ? completion : nil)
  }

  // MARK: The other publisher

  @inlinable
  func receive(signalSubscription subscription: any Subscription) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(signalSubscription: subscription) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, other == nil, !hasOtherCompleted else { return subscription.cancel() }
    other = subscription
    turnstile.leaveEarly(&pass)
    subscription.request(.max(1))
  }

  @inlinable
  func receiveSignal() {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receiveSignal() } }
    defer { turnstile.leave(pass) }
    guard other != nil else { return }
    end(cancelling: upstream, then: .finished)
  }

  @inlinable
  func receiveSignalCompletion() {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receiveSignalCompletion() } }
    defer { turnstile.leave(pass) }
    guard other != nil else { return }
    hasOtherCompleted = true
    other = nil
  }

  // MARK: Downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    ask(demand)
  }

  @usableFromInline
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    let other = other
    end(cancelling: upstream, then: nil)
    other?.cancel()
  }

  /// Lets go of everything, cancels one of the two publishers, then says so downstream if there is something to say.
  @inlinable
  func end(cancelling stopped: (any Subscription)?, then completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    isOver = true
    self.upstream = nil
    self.other = nil
    stopped?.cancel()
    close(completion)
  }
}

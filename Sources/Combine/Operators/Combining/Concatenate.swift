extension Publishers {
  /// The values of one publisher, then, when it has finished, those of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix

    /// The publisher that comes after it.
    public let suffix: Suffix

    /// Puts one publisher after another.
    @inlinable
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      prefix.subscribe(ConcatenateInner(downstream: subscriber, suffix: suffix).side(isSuffix: false))
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

/// The machinery of ``Publishers/Concatenate``. It counts the demand, to ask the suffix for what the prefix left over.
@usableFromInline
final class ConcatenateInner<Suffix: Publisher, Downstream: Subscriber>: Junction<Downstream>, Requestable,
  NamedForDebugging
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
  /// What the prefix sees, or the suffix: to them it is the subscription that downstream gets.
  @frozen @usableFromInline
  struct Side: Subscriber, Subscription, NamedForDebugging {
    @usableFromInline typealias Input = Suffix.Output
    @usableFromInline typealias Failure = Suffix.Failure

    @usableFromInline let inner: ConcatenateInner
    @usableFromInline let isSuffix: Bool

    @inlinable
    init(inner: ConcatenateInner, isSuffix: Bool) {
      self.inner = inner
      self.isSuffix = isSuffix
    }

    @inlinable var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @inlinable
    func request(_ demand: Subscribers.Demand) { inner.request(demand) }
    @inlinable
    func cancel() { inner.cancel() }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(subscription: subscription, fromSuffix: isSuffix) }
    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input, fromSuffix: isSuffix) }
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      inner.receive(completion: completion, fromSuffix: isSuffix)
    }

    @usableFromInline var name: String { inner.name }
    @usableFromInline var children: [Mirror.Child] { inner.children }
  }

  /// The publisher to come, until its time comes.
  @exclusivity(unchecked) @usableFromInline var suffix: Suffix?
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var isSubscribed = false
  @exclusivity(unchecked) @usableFromInline var isInSuffix = false
  /// Whether the publisher whose time it is has sent its subscription, and has not completed.
  @exclusivity(unchecked) @usableFromInline var isAttached = false
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  @inlinable
  init(downstream: Downstream, suffix: Suffix) {
    self.suffix = suffix
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "Concatenate" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)), ("upstreamSubscription", Combine.shown(upstream)),
        ("suffix", Combine.shown(suffix)),
        ("demand", demand),
      ]
    }
  }

  @inlinable
  func side(isSuffix: Bool) -> Side { Side(inner: self, isSuffix: isSuffix) }

  @inlinable
  func receive(subscription: any Subscription, fromSuffix isSuffix: Bool) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(subscription: subscription, fromSuffix: isSuffix) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, !isAttached, isSuffix == isInSuffix, isSuffix || !isSubscribed else {
      return subscription.cancel()
    }
    upstream = subscription
    isAttached = true
    if isSuffix {
      let wanted = demand
      guard wanted > .none else { return }
      turnstile.leaveEarly(&pass)
      subscription.request(wanted)
    } else {
      isSubscribed = true
      send(subscription: handle)
    }
  }

  @inlinable
  func receive(_ input: Downstream.Input, fromSuffix isSuffix: Bool) -> Subscribers.Demand {
    if turnstile.isInside, demand == .unlimited, isAttached, isSuffix == isInSuffix {
      let more = send(input)
      turnstile.stay()
      return more
    }
    return receiveInTurn(input, fromSuffix: isSuffix)
  }

  @inlinable
  func receiveInTurn(_ input: Downstream.Input, fromSuffix isSuffix: Bool) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post {
        let more = self.receiveInTurn(input, fromSuffix: isSuffix)
        if more > .none { self.upstream?.request(more) }
      }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard isAttached, isSuffix == isInSuffix else { return .none }
    demand -= 1
    let more = send(input)
    demand += more
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>, fromSuffix isSuffix: Bool) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(completion: completion, fromSuffix: isSuffix) }
    }
    defer { turnstile.leave(pass) }
    guard isAttached, isSuffix == isInSuffix else { return }
    upstream = nil
    isAttached = false
    if case .finished = completion, let suffix {
      self.suffix = nil
      isInSuffix = true
      turnstile.leaveEarly(&pass)
      suffix.subscribe(side(isSuffix: true))
    } else {
      end(completion)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver, isSubscribed else { return }
    self.demand += demand
    let upstream = upstream
    turnstile.leaveEarly(&pass)
    upstream?.request(demand)
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    if isSubscribed { end(nil) }
  }

  /// Lets go of everything, then says so downstream if there is something to say.
  @inlinable
  func end(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    guard !isOver else { return }
    let (upstream, suffix) = (self.upstream, self.suffix)
    isOver = true
    isAttached = false
    self.upstream = nil
    self.suffix = nil
    upstream?.cancel()
    close(completion)
    withExtendedLifetime(suffix) {}
  }
}

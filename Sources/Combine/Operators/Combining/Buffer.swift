extension Publishers {
  /// When a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Asks for as many as fit at first, and for as many more as have been sent on.
    case keepFull

    /// Asks for all there are at once.
    case byRequest
  }

  /// What a buffer does with a value that it has no room for.
  public enum BufferingStrategy<Failure> where Failure: Error {
    /// Drops the new value.
    case dropNewest

    /// Drops the value that has waited longest.
    case dropOldest

    /// Fails with the error that the closure makes, when the next values that wait have been asked for and sent.
    case customError(() -> Failure)
  }

  /// Another publisher's values, kept until they are wanted.
  public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// How many values may wait.
    public let size: Int

    /// When the upstream is asked for values.
    public let prefetch: Publishers.PrefetchStrategy

    /// What becomes of a value for which there is no room.
    public let whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>

    /// Creates the operator; see ``Publisher/buffer(size:prefetch:whenFull:)``.
    @inlinable
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(BufferInner(downstream: subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps values until they are wanted.
  ///
  /// That this publisher finishes is passed on after the values that wait, as soon as one more is wanted. A failure is
  /// passed on at once.
  ///
  /// - Parameters:
  ///   - size: How many values may wait.
  ///   - prefetch: When this publisher is asked for values.
  ///   - whenFull: What becomes of a value for which there is no room.
  ///
  /// ```swift
  /// let numbers = PassthroughSubject<Int, Never>()
  /// var wanting: Subscription?
  /// numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(
  ///   AnySubscriber(receiveSubscription: { wanting = $0 }, receiveValue: { print($0); return .none }))
  /// numbers.send(1)
  /// numbers.send(2)
  /// numbers.send(3)
  /// wanting?.request(.unlimited)
  /// // Prints:
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The machinery of ``Publishers/Buffer``.
@usableFromInline
final class BufferInner<Downstream: Subscriber>: SourceJunction<Downstream>, Subscriber, Requestable, NamedForDebugging
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let size: Int
  @usableFromInline let prefetch: Publishers.PrefetchStrategy
  @usableFromInline let whenFull: Publishers.BufferingStrategy<Failure>
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var values = Queue<Input>()
  /// Whether downstream has its subscription.
  @exclusivity(unchecked) @usableFromInline var isStarted = false
  @exclusivity(unchecked) @usableFromInline var isDraining = false
  /// Whether the closure that makes the error is running.
  @exclusivity(unchecked) @usableFromInline var isFailing = false
  /// The completion, until it is sent.
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?

  @inlinable
  init(
    downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "Buffer" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("values", values.elements), ("state", Combine.shown(upstream)), ("downstreamDemand", demand),
        ("terminal", Combine.shown(completion)),
      ]
    }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    switch prefetch {
    case .keepFull: if size > 0 { subscription.request(.max(size)) }
    case .byRequest: subscription.request(.unlimited)
    }
    guard !isOver else { return }
    isStarted = true
    send(subscription: handle)
    drain()
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post {
        let more = self.receive(input)
        if more > .none { self.upstream?.request(more) }
      }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver, isSubscribed else { return .none }
    if case .failure = completion { return .none }
    if demand > .none, values.isEmpty, isStarted {
      demand -= 1
      demand += send(input)
      endIfDone()
      return prefetch == .keepFull && !isOver ? .max(1) : .none
    }
    if values.count < size { values.append(input) } else { overflow(with: input) }
    return .none
  }

  @inlinable
  func overflow(with input: Input) {
    switch whenFull {
    case .dropNewest: break
    case .dropOldest:
      let dropped = values.popFirst()
      if size > 0 { values.append(input) }
      withExtendedLifetime(dropped) {}
    case .customError(let makeError):
      precondition(!isFailing, "the closure that makes the error sent into the same buffer")
      isFailing = true
      completion = .failure(makeError())
      isFailing = false
      upstream?.cancel()
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard !isOver, isSubscribed, self.completion == nil else { return }
    upstream = nil
    if case .failure = completion, isStarted { return end(completion) }
    self.completion = completion
    endIfDone()
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver, isSubscribed else { return }
    self.demand += demand
    drain()
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    guard isSubscribed else { return }
    let upstream = upstream
    var wasCancelled = false
    if case .failure = completion { wasCancelled = true }
    end(nil)
    if !wasCancelled { upstream?.cancel() }
  }

  /// Sends what waits and is wanted, asks for as much again, and ends if that was due.
  @inlinable
  func drain() {
    guard isStarted, !isDraining else { return }
    isDraining = true
    var sent = 0
    while !isOver, demand > .none, let value = values.popFirst() {
      demand -= 1
      demand += send(value)
      sent += 1
    }
    isDraining = false
    if prefetch == .keepFull, sent > 0 { upstream?.request(.max(sent)) }
    if case .failure(let error) = completion { end(.failure(error)) } else { endIfDone() }
  }

  /// Finishes when nothing waits before that and something is wanted.
  @inlinable
  func endIfDone() {
    if case .finished = completion, values.isEmpty, demand > .none, isStarted, !isDraining { end(.finished) }
  }

  /// Lets go of everything, then says so downstream if there is something to say.
  @inlinable
  func end(_ completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    let (upstream, values) = (self.upstream, self.values.takeAll())
    isOver = true
    self.upstream = nil
    close(completion)
    withExtendedLifetime((upstream, values)) {}
  }
}

/// The machinery of every merge: any number of upstreams of one kind, whose values go downstream as they come.
///
/// With unlimited demand values pass straight through. With limited demand each upstream is allowed one value at a time,
/// and values that nobody has asked for yet wait in the order they came.
@usableFromInline
final class MergeInner<Downstream: Subscriber>: Junction<Downstream>, Requestable, NamedForDebugging {
  @usableFromInline typealias Value = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @frozen @usableFromInline
  struct Waiting {
    @usableFromInline let value: Value
    @usableFromInline let upstream: Int

    @inlinable
    init(value: Value, upstream: Int) {
      self.value = value
      self.upstream = upstream
    }
  }

  /// What one upstream sees.
  @frozen @usableFromInline
  struct Side: Subscriber, NamedForDebugging {
    @usableFromInline let combineIdentifier = CombineIdentifier()
    @usableFromInline let inner: MergeInner
    @usableFromInline let index: Int

    @inlinable
    init(inner: MergeInner, index: Int) {
      self.inner = inner
      self.index = index
    }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(subscription: subscription, from: index) }
    @inlinable
    func receive(_ input: Value) -> Subscribers.Demand { inner.receive(input, from: index) }
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion: completion, from: index) }

    @usableFromInline var name: String { inner.name }
    @usableFromInline var children: [Mirror.Child] { [("parentSubscription", CombineIdentifier(inner))] }
  }

  @frozen @usableFromInline
  struct Upstream {
    @usableFromInline var subscription: (any Subscription)?
    @usableFromInline var hasEnded = false

    @inlinable init() {}
  }

  @exclusivity(unchecked) @usableFromInline var upstreams: [Upstream]
  @exclusivity(unchecked) @usableFromInline var running: Int
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var waiting = Queue<Waiting>()

  @inlinable
  init(downstream: Downstream, count: Int) {
    upstreams = Array(repeating: Upstream(), count: count)
    running = count
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "Merge" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)),
        ("upstreamSubscriptions", upstreams.map { Combine.shown($0.subscription) }),
        ("downstreamDemand", demand),
      ]
    }
  }

  /// Hands the subscription downstream; the upstreams are attached after it.
  @inlinable
  func start() {
    guard let pass = turnstile.enter() else { return }
    defer { turnstile.leave(pass) }
    send(subscription: handle)
    finishIfDone()
  }

  @inlinable
  func side(_ index: Int) -> Side { Side(inner: self, index: index) }

  @inlinable
  func receive(subscription: any Subscription, from index: Int) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(subscription: subscription, from: index) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, upstreams[index].subscription == nil, !upstreams[index].hasEnded else {
      return subscription.cancel()
    }
    upstreams[index].subscription = subscription
    let wanted = demand == .unlimited ? Subscribers.Demand.unlimited : .max(1)
    turnstile.leaveEarly(&pass)
    subscription.request(wanted)
  }

  @inlinable
  func receive(_ value: Value, from index: Int) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post { self.ask(index, for: self.receive(value, from: index)) }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver else { return .none }
    if demand == .unlimited {
      _ = send(value)
      return .none
    }
    guard demand > .none, waiting.isEmpty else {
      waiting.append(Waiting(value: value, upstream: index))
      return .none
    }
    demand -= 1
    let more = send(value)
    if more > .none { grant(more) }
    return demand == .unlimited ? .none : .max(1)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
    guard let pass = turnstile.enter() else {
      return turnstile.post { self.receive(completion: completion, from: index) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, !upstreams[index].hasEnded else { return }
    upstreams[index].subscription = nil
    upstreams[index].hasEnded = true
    switch completion {
    case .finished:
      running -= 1
      finishIfDone()
    case .failure:
      end(completion)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    grant(demand)
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    end(nil)
  }

  @inlinable
  func ask(_ index: Int, for demand: Subscribers.Demand) {
    guard demand > .none, upstreams.indices.contains(index) else { return }
    upstreams[index].subscription?.request(demand)
  }

  /// Adds to the demand, sends what waits for it, and lets the upstreams go on.
  @inlinable
  func grant(_ more: Subscribers.Demand) {
    let wasUnlimited = demand == .unlimited
    demand += more
    while demand > .none, !isOver, let next = waiting.popFirst() {
      demand -= 1
      demand += send(next.value)
      if demand != .unlimited { ask(next.upstream, for: .max(1)) }
    }
    finishIfDone()
    if demand == .unlimited, !wasUnlimited {
      for index in upstreams.indices { ask(index, for: .unlimited) }
    }
  }

  @inlinable
  func finishIfDone() {
    if running == 0, waiting.isEmpty { end(.finished) }
  }

  /// Lets go of everything, then says so downstream if there is something to say.
  @inlinable
  func end(_ completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    let (upstreams, waiting) = (self.upstreams, self.waiting.takeAll())
    isOver = true
    self.upstreams = []
    for upstream in upstreams { upstream.subscription?.cancel() }
    close(completion)
    withExtendedLifetime(waiting) {}
  }
}

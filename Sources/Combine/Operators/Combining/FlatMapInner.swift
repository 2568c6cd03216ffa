import Synchronization

/// The machinery of ``Publishers/FlatMap``.
///
/// With unlimited demand the values of the children pass straight through. With limited demand each child is allowed one
/// value at a time, and values that nobody has asked for yet wait in the order they came.
@usableFromInline
final class FlatMapInner<Input, Child: Publisher, Downstream: Subscriber>: SourceJunction<Downstream>, Subscriber,
  Requestable,
  NamedForDebugging
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
  @usableFromInline typealias Failure = Downstream.Failure

  /// A child's entry. Entries are used again, under another number.
  @frozen @usableFromInline
  struct Entry {
    @usableFromInline var number: Int
    @usableFromInline var subscription: (any Subscription)?

    @inlinable
    init(number: Int) { self.number = number }
  }

  /// What one child sees.
  @frozen @usableFromInline
  struct Side: Subscriber, NamedForDebugging {
    @usableFromInline typealias Input = Child.Output
    @usableFromInline typealias Failure = Child.Failure

    @usableFromInline let combineIdentifier = CombineIdentifier()
    @usableFromInline let inner: FlatMapInner
    @usableFromInline let place: Int
    @usableFromInline let number: Int

    @inlinable
    init(inner: FlatMapInner, place: Int, number: Int) {
      self.inner = inner
      self.place = place
      self.number = number
    }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(subscription: subscription, from: self) }
    @inlinable
    func receive(_ input: Child.Output) -> Subscribers.Demand { inner.receive(input, from: self) }
    @inlinable
    func receive(completion: Subscribers.Completion<Child.Failure>) {
      inner.receive(completion: completion, from: self)
    }

    @inlinable
    func _receive(only value: () -> Child.Output) -> Bool { inner.receive(only: value, from: self) }

    @usableFromInline var name: String { inner.name }
    @usableFromInline var children: [Mirror.Child] { [("parentSubscription", CombineIdentifier(inner))] }
  }

  @frozen @usableFromInline
  struct Waiting {
    @usableFromInline let value: Child.Output
    @usableFromInline let side: Side

    @inlinable
    init(value: Child.Output, side: Side) {
      self.value = value
      self.side = side
    }
  }

  @usableFromInline let maxPublishers: Subscribers.Demand
  @exclusivity(unchecked) @usableFromInline var transform: ((Input) -> Child)?
  @exclusivity(unchecked) @usableFromInline var upstreamFinished = false
  @exclusivity(unchecked) @usableFromInline var places: [Entry] = []
  @exclusivity(unchecked) @usableFromInline var freePlaces: [Int] = []
  @exclusivity(unchecked) @usableFromInline var lastNumber = 0
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  /// Whether the demand is unlimited, which it then stays; for those outside.
  @usableFromInline let isUnlimited = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var waiting = Queue<Waiting>()

  @inlinable
  init(downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> Child) {
    self.maxPublishers = maxPublishers
    self.transform = transform
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "FlatMap" }

  /// Hands the subscription downstream; the upstream is attached after it.
  @inlinable
  func start() {
    guard let pass = turnstile.enter() else { return }
    defer { turnstile.leave(pass) }
    send(subscription: handle)
  }

  // MARK: The publisher whose values become publishers

  @inlinable
  func receive(subscription: any Subscription) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    turnstile.leaveEarly(&pass)
    subscription.request(maxPublishers)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard var pass = turnstile.enter() else {
      turnstile.post { _ = self.receive(input) }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard let transform else { return .none }
    turnstile.leaveEarly(&pass)
    attach(transform(input))
    return .none
  }

  @inlinable
  func attach(_ child: Child) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.attach(child) } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    lastNumber &+= 1
    let place: Int
    if let free = freePlaces.popLast() {
      place = free
      places[place].number = lastNumber
    } else {
      place = places.count
      places.append(Entry(number: lastNumber))
    }
    let side = Side(inner: self, place: place, number: lastNumber)
    turnstile.leaveEarly(&pass)
    child.subscribe(side)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard !isOver, !upstreamFinished else { return }
    upstream = nil
    upstreamFinished = true
    switch completion {
    case .finished: finishIfDone()
    case .failure: end(completion)
    }
  }

  // MARK: The children

  @inlinable
  func isCurrent(_ side: Side) -> Bool {
    side.place < places.count && places[side.place].number == side.number
  }

  @inlinable
  func receive(subscription: any Subscription, from side: Side) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(subscription: subscription, from: side) }
    }
    defer { turnstile.leave(pass) }
    guard isCurrent(side), places[side.place].subscription == nil else { return subscription.cancel() }
    places[side.place].subscription = subscription
    let wanted = demand == .unlimited ? Subscribers.Demand.unlimited : .max(1)
    turnstile.leaveEarly(&pass)
    subscription.request(wanted)
  }

  @inlinable
  func receive(_ value: Child.Output, from side: Side) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post { self.ask(side, for: self.receive(value, from: side)) }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver else { return .none }
    if demand == .unlimited {
      _ = send(value)
      return .none
    }
    guard demand > .none, waiting.isEmpty else {
      waiting.append(Waiting(value: value, side: side))
      return .none
    }
    demand -= 1
    let more = send(value)
    if more > .none { grant(more) }
    return demand == .unlimited ? .none : .max(1)
  }

  /// Takes the one value of a child that finishes after it, where it can go straight through.
  @inlinable
  func receive(only value: () -> Child.Output, from side: Side) -> Bool {
    guard isUnlimited.load(ordering: .acquiring) else { return false }
    pass(value(), from: side)
    return true
  }

  @inlinable
  func pass(_ value: Child.Output, from side: Side) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.pass(value, from: side) } }
    defer { turnstile.leave(pass) }
    guard !isOver, isCurrent(side) else { return }
    _ = send(value)
    if isCurrent(side) { giveUp(side) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Child.Failure>, from side: Side) {
    guard let pass = turnstile.enter() else {
      return turnstile.post { self.receive(completion: completion, from: side) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    switch completion {
    case .finished:
      if isCurrent(side) { giveUp(side) } else { askForAnother() }
    case .failure:
      if isCurrent(side) { places[side.place].subscription = nil }
      end(completion)
    }
  }

  /// A child has finished.
  @inlinable
  func giveUp(_ side: Side) {
    var place = Entry(number: 0)
    swap(&place, &places[side.place])
    freePlaces.append(side.place)
    askForAnother()
    finishIfDone()
  }

  @inlinable
  func askForAnother() {
    if maxPublishers != .unlimited { upstream?.request(.max(1)) }
  }

  // MARK: Downstream

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "demand must not be zero")
    guard let pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    grant(demand)
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    let upstream = upstream
    end(nil)
    upstream?.cancel()
  }

  @inlinable
  func ask(_ side: Side, for demand: Subscribers.Demand) {
    if demand > .none, isCurrent(side) { places[side.place].subscription?.request(demand) }
  }

  /// Adds to the demand, sends what waits for it, and lets the children go on.
  @inlinable
  func grant(_ more: Subscribers.Demand) {
    let wasUnlimited = demand == .unlimited
    demand += more
    if demand == .unlimited { isUnlimited.store(true, ordering: .releasing) }
    while demand > .none, !isOver, let next = waiting.popFirst() {
      demand -= 1
      demand += send(next.value)
      if demand != .unlimited { ask(next.side, for: .max(1)) }
    }
    finishIfDone()
    if demand == .unlimited, !wasUnlimited {
      // A child that answers at once may change the places, so this walks over a copy.
      for place in places { place.subscription?.request(.unlimited) }
    }
  }

  @inlinable
  func finishIfDone() {
    if upstreamFinished, freePlaces.count == places.count, waiting.isEmpty { end(.finished) }
  }

  /// Cancels the children and lets go of everything, then says so downstream if there is something to say. The upstream
  /// of a child that has failed is not cancelled.
  @inlinable
  func end(_ completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    let (transform, upstream, places, waiting) = (self.transform, self.upstream, self.places, self.waiting.takeAll())
    isOver = true
    self.transform = nil
    self.upstream = nil
    self.places = []
    self.freePlaces = []
    for place in places { place.subscription?.cancel() }
    close(completion)
    withExtendedLifetime((transform, upstream, waiting)) {}
  }
}

/// The machinery of `zip` and `combineLatest`, for two to four upstreams.
///
/// Each request goes to all upstreams. What downstream asks for after a row is the answer to the upstream that completed it,
/// and a request to the others. Only `combineLatest` keeps an account of the demand; `zip` sends each row at once.
@usableFromInline
final class RowInner<RowsType: Rows, Downstream: Subscriber>: Junction<Downstream>, Requestable, NamedForDebugging
where Downstream.Input == RowsType.Row {
  @usableFromInline typealias Failure = Downstream.Failure

  /// What one upstream sees.
  @frozen @usableFromInline
  struct Side<Position: RowPosition>: Subscriber, NamedForDebugging where Position.RowsType == RowsType {
    @usableFromInline typealias Input = Position.Element
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let combineIdentifier = CombineIdentifier()
    @usableFromInline let inner: RowInner

    @inlinable
    init(inner: RowInner) { self.inner = inner }

    @inlinable
    func receive(subscription: any Subscription) { inner.receive(subscription: subscription, from: Position.index) }
    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input, at: Position.self) }
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      inner.receive(completion: completion, from: Position.index)
    }

    @usableFromInline var name: String { inner.name }
    @usableFromInline var children: [Mirror.Child] { [("parentSubscription", CombineIdentifier(inner))] }
  }

  /// Whether downstream has its subscription. It gets it after all upstreams are attached, and nothing before.
  @exclusivity(unchecked) @usableFromInline var isStarted = false
  @exclusivity(unchecked) @usableFromInline var earlyFailure: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) @usableFromInline var upstreams = InlineArray<4, (any Subscription)?>(repeating: nil)
  @exclusivity(unchecked) @usableFromInline var finished: UInt8 = 0
  @exclusivity(unchecked) @usableFromInline var rows = RowsType()
  /// How many more rows downstream wants, where that is counted.
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  /// How many values each upstream has been asked for in all.
  @exclusivity(unchecked) @usableFromInline var requested = Subscribers.Demand.none
  /// Whether a row is on its way downstream, and what has been requested meanwhile, where that is part of the answer.
  @exclusivity(unchecked) @usableFromInline var isSending = false
  @exclusivity(unchecked) @usableFromInline var meanwhile = Subscribers.Demand.none

  @inlinable deinit {}

  @usableFromInline var name: String { RowsType.A.keepsNewest ? "CombineLatest" : "Zip" }

  @usableFromInline var children: [Mirror.Child] {
    guard RowsType.A.keepsNewest else { return [] }
    return shown {
      [
        ("downstream", Combine.shown(downstream)),
        ("upstreamSubscriptions", upstreams.indices.compactMap { upstreams[$0].map { Combine.shown($0) } }),
        ("downstreamDemand", demand),
      ]
    }
  }

  @inlinable
  func side<Position: RowPosition>(_ position: Position.Type) -> Side<Position> { Side(inner: self) }

  /// Hands the subscription downstream, after the upstreams are attached.
  @inlinable
  func start() {
    guard let pass = turnstile.enter() else { return turnstile.post { self.start() } }
    defer { turnstile.leave(pass) }
    isStarted = true
    send(subscription: handle)
    // An upstream that sends without being asked may have completed rows.
    while !RowsType.A.keepsNewest, !isOver, let row = rows.next() { ask(for: send(row: row), except: nil) }
    if let earlyFailure { end(earlyFailure) } else { finishIfSpent() }
  }

  @inlinable
  func receive(subscription: any Subscription, from index: Int) {
    guard var pass = turnstile.enter() else {
      return turnstile.post { self.receive(subscription: subscription, from: index) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, upstreams[index] == nil, finished & (1 << UInt8(index)) == 0 else {
      return subscription.cancel()
    }
    upstreams[index] = subscription
    let wanted = requested
    guard wanted > .none else { return }
    turnstile.leaveEarly(&pass)
    subscription.request(wanted)
  }

  @inlinable
  func receive<Position: RowPosition>(_ element: Position.Element, at position: Position.Type) -> Subscribers.Demand
  where Position.RowsType == RowsType {
    guard let pass = turnstile.enter() else {
      turnstile.post {
        let more = self.receive(element, at: position)
        if more > .none { self.upstreams[Position.index]?.request(more) }
      }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver, finished & (1 << UInt8(Position.index)) == 0 else { return .none }
    let pushedAside = Position.put(element, in: &rows)
    defer { withExtendedLifetime(pushedAside) {} }
    guard isStarted, !RowsType.A.keepsNewest || demand > .none, let row = rows.next() else { return .none }
    let more = send(row: row)
    if finished != 0 { finishIfSpent() }
    ask(for: more, except: Position.index)
    return isOver ? .none : more
  }

  /// - Returns: What the upstream that completed the row is answered.
  @inlinable @inline(__always)
  func send(row: RowsType.Row) -> Subscribers.Demand {
    if RowsType.A.keepsNewest {
      demand -= 1
      let more = send(row)
      if more > .none {
        demand += more
        requested += more
      }
      return more
    }
    let (wasSending, before) = (isSending, meanwhile)
    isSending = true
    meanwhile = .none
    let more = send(row) + meanwhile
    isSending = wasSending
    meanwhile = before
    requested += more
    return more
  }

  @inlinable
  func ask(for demand: Subscribers.Demand, except index: Int?) {
    guard demand > .none else { return }
    for other in 0..<RowsType.count where other != index { upstreams[other]?.request(demand) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
    guard let pass = turnstile.enter() else {
      return turnstile.post { self.receive(completion: completion, from: index) }
    }
    defer { turnstile.leave(pass) }
    guard !isOver, finished & (1 << UInt8(index)) == 0 else { return }
    finished |= 1 << UInt8(index)
    // `zip` cancels all of them, the one that failed as well.
    if case .finished = completion {
      upstreams[index] = nil
      finishIfSpent()
    } else {
      if RowsType.A.keepsNewest { upstreams[index] = nil }
      end(completion)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(RowsType.A.keepsNewest || demand > .none, "demand must not be zero")
    guard var pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    if isSending {
      meanwhile += demand
      return
    }
    if RowsType.A.keepsNewest { self.demand += demand }
    requested += demand
    let upstreams = upstreams
    turnstile.leaveEarly(&pass)
    for index in 0..<RowsType.count { upstreams[index]?.request(demand) }
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    end(nil)
  }

  @inlinable
  func finishIfSpent() {
    if isStarted, earlyFailure == nil, rows.isSpent(finished: finished) { end(.finished) }
  }

  /// Lets go of everything, then says so downstream if there is something to say.
  @inlinable
  func end(_ completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    if !isStarted, let completion {
      earlyFailure = completion
      return
    }
    isOver = true
    var dropped = RowsType()
    swap(&dropped, &rows)
    for index in 0..<RowsType.count { upstreams[index].take()?.cancel() }
    close(completion)
    withExtendedLifetime(dropped) {}
  }
}

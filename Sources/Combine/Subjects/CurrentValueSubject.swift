/// A subject that keeps its latest value, and hands it to each new subscriber first.
///
/// Its functions may be called from any thread. A subscriber gets one call at a time: who sends or subscribes while
/// another thread is sending waits, and is served then.
///
/// ```swift
/// let subject = CurrentValueSubject<Int, Never>(1)
/// let cancellable = subject.sink { print($0) }
/// subject.value = 2
/// // Prints:
/// // 1
/// // 2
/// ```
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  @usableFromInline let roster = Roster()
  @usableFromInline let latestGuard: ValueGuard
  @exclusivity(unchecked) @usableFromInline var latest: Output

  /// Creates a subject with its first value.
  @inlinable
  public init(_ value: Output) {
    latestGuard = ValueGuard(value)
    latest = value
  }

  @inlinable deinit {}

  /// The latest value. Setting it sends it; after the end it is only kept.
  @inlinable public var value: Output {
    get { latestGuard.load { latest } }
    set { send(newValue, keptAfterEnd: true) }
  }

  /// Attaches a subscriber; one that comes after the end is told of the completion at once.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    roster.admit(subscriber, Conduit(owner: self, name: "CurrentValueSubject", isAsked: roster.isAsked, .latest))
  }

  /// Keeps an upstream subscription as long as the subject lives. It is asked for unlimited values as soon as one of the
  /// subject's subscribers has asked for a value.
  public func send(subscription: any Subscription) {
    roster.attach(subscription)
  }

  /// Keeps a value, and hands it to the subscribers.
  @inlinable
  public func send(_ input: Output) { send(input, keptAfterEnd: false) }

  @inlinable
  func send(_ input: Output, keptAfterEnd: Bool) {
    let thread = Turn.thisThread
    if roster.turn.take(thread) {
      if keep(input, afterEnd: keptAfterEnd) { roster.deliver(input) }
      roster.endTurn(thread)
    } else {
      sendInTurn(input, thread, keptAfterEnd: keptAfterEnd)
    }
  }

  @inline(never) @usableFromInline
  func sendInTurn(_ input: Output, _ thread: UInt, keptAfterEnd: Bool) {
    roster.inTurn(thread) {
      if keep(input, afterEnd: keptAfterEnd) { roster.deliver(input) }
    }
  }

  /// Called in a turn: what is kept last is delivered last.
  ///
  /// - Returns: Whether the value is to be delivered.
  @inlinable
  func keep(_ input: Output, afterEnd: Bool) -> Bool {
    // Only who has the turn ends the stream.
    let isOver = roster.isOver
    if !isOver || afterEnd { latestGuard.store(input) { exchange(&latest, $0) } }
    return !isOver
  }

  /// Ends the stream; what is sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    roster.inTurn(Turn.thisThread) { roster.finish(CompletionBox(completion)) }
  }
}

extension CurrentValueSubject: @unchecked Sendable {}

extension CurrentValueSubject: ConduitOwner {
  @usableFromInline
  func askUpstreams() { roster.askUpstreams() }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {
    roster.inTurn(Turn.thisThread) {
      if conduit.catchUp(demand) { roster.deliver(value, to: conduit) }
    }
  }

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

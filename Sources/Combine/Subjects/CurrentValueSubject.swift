/// A subject that keeps its latest value, and hands it to each new subscriber first.
///
/// Its functions may be called from any thread. A subscriber gets one call at a time: a value sent while another thread
/// is sending is kept at once, and delivered by that thread.
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
  /// Guarded by the roster's lock.
  @exclusivity(unchecked) @usableFromInline var latest: Output

  /// Creates a subject with its first value.
  @inlinable
  public init(_ value: Output) {
    latest = value
  }

  @inlinable deinit {}

  /// The latest value. Setting it sends it.
  @inlinable public var value: Output {
    get {
      roster.lock.lock()
      let value = latest
      roster.lock.unlock()
      return value
    }
    set { send(newValue) }
  }

  /// Attaches a subscriber; one that comes after the end is told of the completion at once.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    roster.admit(subscriber, to: self, name: "CurrentValueSubject", keepsLatest: true)
  }

  /// Keeps an upstream subscription as long as the subject lives, and asks it for unlimited values.
  public func send(subscription: any Subscription) {
    roster.attach(subscription)
  }

  /// Keeps a value, and hands it to the subscribers.
  ///
  /// The value is kept and its turn taken, or queued for, in one step: what is kept last is delivered last.
  @inlinable
  public func send(_ input: Output) {
    let thread = Roster.thisThread
    roster.lock.lock()
    guard !roster.isOver, roster.takeTurn(thread) else {
      roster.lock.unlock()
      return sendInTurn(input, thread)
    }
    let old = latest
    latest = input
    roster.lock.unlock()
    withExtendedLifetime(old) {}
    roster.deliver(input)
    roster.endTurn(thread)
  }

  @usableFromInline
  func sendInTurn(_ input: Output, _ thread: UInt) {
    var old: Output?
    roster.perform(thread) {
      guard !roster.isOver else { return false }
      old = latest
      latest = input
      return true
    } _: {
      self.roster.deliver(input)
    }
    withExtendedLifetime(old) {}
  }

  /// Ends the stream; what is sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    roster.perform(Roster.thisThread) { self.roster.finish(CompletionBox(completion)) }
  }
}

extension CurrentValueSubject: @unchecked Sendable {}

extension CurrentValueSubject: ConduitOwner {
  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {
    let thread = Roster.thisThread
    if roster.isInTurn(thread) { return catchUp(conduit, demand) }
    roster.perform(thread) { self.catchUp(conduit, demand) }
  }

  private func catchUp(_ conduit: Conduit, _ demand: Subscribers.Demand) {
    if conduit.catchUp(demand) { roster.deliver(value, to: conduit) }
  }

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

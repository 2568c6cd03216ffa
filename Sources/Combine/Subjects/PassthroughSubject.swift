/// A subject that hands each value it is sent to the subscribers that want one then, and keeps none.
///
/// Its functions may be called from any thread. A subscriber gets one call at a time: a value sent while another thread
/// is sending is delivered by that thread.
///
/// ```swift
/// let subject = PassthroughSubject<Int, Never>()
/// subject.send(1)
/// let cancellable = subject.sink { print($0) }
/// subject.send(2)
/// // Prints:
/// // 2
/// ```
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  @usableFromInline let roster = Roster()

  /// Creates a subject without subscribers.
  @inlinable public init() {}

  @inlinable deinit {}

  /// Attaches a subscriber; one that comes after the end is told of the completion at once.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    roster.admit(subscriber, to: self, name: "PassthroughSubject", keepsLatest: false)
  }

  /// Keeps an upstream subscription as long as the subject lives, and asks it for unlimited values.
  public func send(subscription: any Subscription) {
    roster.attach(subscription)
  }

  /// Hands a value to the subscribers.
  @inlinable
  public func send(_ input: Output) {
    let thread = Roster.thisThread
    if roster.takeTurn(thread) {
      roster.deliver(input)
      roster.endTurn(thread)
    } else {
      sendInTurn(input, thread)
    }
  }

  @usableFromInline
  func sendInTurn(_ input: Output, _ thread: UInt) {
    if roster.isInTurn(thread) { return roster.deliver(input) }
    roster.perform(thread) { self.roster.deliver(input) }
  }

  /// Ends the stream; what is sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    roster.perform(Roster.thisThread) { self.roster.finish(CompletionBox(completion)) }
  }
}

extension PassthroughSubject: @unchecked Sendable {}

extension PassthroughSubject: ConduitOwner {
  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {}

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

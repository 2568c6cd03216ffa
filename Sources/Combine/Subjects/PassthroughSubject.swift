/// A subject that hands each value it is sent to the subscribers that want one then, and keeps none.
///
/// Its functions may be called from any thread. A subscriber gets one call at a time: who sends while another
/// thread is sending waits, and delivers then.
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
    roster.admit(subscriber, Conduit(owner: self, name: "PassthroughSubject", isAsked: roster.isAsked, .counted))
  }

  /// Keeps an upstream subscription as long as the subject lives. It is asked for unlimited values as soon as one of the
  /// subject's subscribers has asked for a value.
  public func send(subscription: any Subscription) {
    roster.attach(subscription)
  }

  /// Hands a value to the subscribers.
  @inlinable
  public func send(_ input: Output) {
    let thread = Turn.thisThread
    if roster.turn.take(thread) {
      roster.deliver(input)
      roster.endTurn(thread)
    } else {
      sendInTurn(input, thread)
    }
  }

  @inline(never) @usableFromInline
  func sendInTurn(_ input: Output, _ thread: UInt) {
    roster.inTurn(thread) { roster.deliver(input) }
  }

  /// Ends the stream; what is sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    roster.inTurn(Turn.thisThread) { roster.finish(CompletionBox(completion)) }
  }
}

extension PassthroughSubject: @unchecked Sendable {}

extension PassthroughSubject: ConduitOwner {
  @usableFromInline
  func askUpstreams() { roster.askUpstreams() }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {}

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

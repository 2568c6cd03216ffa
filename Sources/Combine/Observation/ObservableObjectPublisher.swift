/// The publisher that says that an observable object is about to change.
///
/// ```swift
/// let publisher = ObservableObjectPublisher()
/// let cancellable = publisher.sink { print("will change") }
/// publisher.send()
/// // Prints:
/// // will change
/// ```
public final class ObservableObjectPublisher: Publisher {
  /// It says that, not what.
  public typealias Output = Void

  /// It cannot fail.
  public typealias Failure = Never

  @usableFromInline let roster = Roster()

  /// Creates a publisher without subscribers.
  @inlinable public init() {}

  @inlinable deinit {}

  /// Attaches a subscriber. Once it has asked for a value, it is told of every change.
  @inlinable
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    roster.admit(subscriber, Conduit(owner: self, name: "ObservableObjectPublisher", isAsked: true, .uncounted))
  }

  /// Tells the subscribers, on the caller's thread.
  @inlinable
  public func send() {
    let thread = Turn.thisThread
    if roster.turn.take(thread) {
      roster.deliver(())
      roster.endTurn(thread)
    } else {
      sendInTurn(thread)
    }
  }

  @inline(never) @usableFromInline
  func sendInTurn(_ thread: UInt) {
    roster.inTurn(thread) { roster.deliver(()) }
  }
}

extension ObservableObjectPublisher: @unchecked Sendable {}

extension ObservableObjectPublisher: ConduitOwner {
  @usableFromInline
  func askUpstreams() {}

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {}

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

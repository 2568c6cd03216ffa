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

  /// Attaches a subscriber.
  @inlinable
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    roster.admit(subscriber, to: self, name: "ObservableObjectPublisher", keepsLatest: false)
  }

  /// Tells the subscribers, on the caller's thread.
  @inlinable
  public func send() {
    let thread = Roster.thisThread
    if roster.takeTurn(thread) {
      roster.deliver(())
      roster.endTurn(thread)
    } else {
      sendInTurn(thread)
    }
  }

  @usableFromInline
  func sendInTurn(_ thread: UInt) {
    if roster.isInTurn(thread) { return roster.deliver(()) }
    roster.perform(thread) { self.roster.deliver(()) }
  }
}

extension ObservableObjectPublisher: @unchecked Sendable {}

extension ObservableObjectPublisher: ConduitOwner {
  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {}

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

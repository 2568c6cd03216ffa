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

  @usableFromInline let broadcast = Broadcast<Void, Never>()

  /// Creates a publisher without subscribers.
  @inlinable public init() {}

  @inlinable deinit {}

  /// Attaches a subscriber.
  @inlinable
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    broadcast.admit(subscriber, to: self, keepsLatest: false)
  }

  /// Tells the subscribers, on the caller's thread.
  @inlinable
  public func send() {
    broadcast.send(())
  }
}

extension ObservableObjectPublisher: @unchecked Sendable {}

extension ObservableObjectPublisher: ConduitOwner {
  @usableFromInline var name: String { "ObservableObjectPublisher" }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {}

  @usableFromInline
  func remove(_ conduit: Conduit) { broadcast.remove(conduit) }
}

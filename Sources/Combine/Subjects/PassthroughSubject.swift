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
  @usableFromInline let broadcast = Broadcast<Output, Failure>()

  /// Creates a subject without subscribers.
  @inlinable public init() {}

  @inlinable deinit {}

  /// Attaches a subscriber; one that comes after the end is told of the completion at once.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    broadcast.admit(subscriber, to: self, keepsLatest: false)
  }

  /// Keeps an upstream subscription as long as the subject lives, and asks it for unlimited values.
  public func send(subscription: any Subscription) {
    broadcast.attach(subscription)
  }

  /// Hands a value to the subscribers.
  @inlinable
  public func send(_ input: Output) {
    broadcast.send(input)
  }

  /// Ends the stream; what is sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(.completion(completion), from: Broadcast<Output, Failure>.thisThread)
  }
}

extension PassthroughSubject: @unchecked Sendable {}

extension PassthroughSubject: ConduitOwner {
  @usableFromInline var name: String { "PassthroughSubject" }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {}

  @usableFromInline
  func remove(_ conduit: Conduit) { broadcast.remove(conduit) }
}

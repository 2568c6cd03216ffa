import Synchronization

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
  @usableFromInline let broadcast: Broadcast<Output, Failure>

  /// Creates a subject with its first value.
  @inlinable
  public init(_ value: Output) {
    broadcast = Broadcast(latest: value)
  }

  @inlinable deinit {}

  /// The latest value. Setting it sends it.
  @inlinable public var value: Output {
    get { broadcast.latestValue.unsafelyUnwrapped }
    set { send(newValue) }
  }

  /// Attaches a subscriber; one that comes after the end is told of the completion at once.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    broadcast.admit(subscriber, to: self, keepsLatest: true)
  }

  /// Keeps an upstream subscription as long as the subject lives, and asks it for unlimited values.
  public func send(subscription: any Subscription) {
    broadcast.attach(subscription)
  }

  /// Keeps a value, and hands it to the subscribers.
  @inlinable
  public func send(_ input: Output) {
    let thread = Broadcast<Output, Failure>.thisThread
    let hasTurn = broadcast.takeTurn(thread)
    guard broadcast.keep(input) else {
      if hasTurn { broadcast.endTurn(thread) }
      return
    }
    if hasTurn {
      broadcast.deliver(input)
      broadcast.endTurn(thread)
    } else {
      broadcast.send(.value(input), from: thread)
    }
  }

  /// Ends the stream; what is sent afterwards is ignored.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(.completion(completion), from: Broadcast<Output, Failure>.thisThread)
  }
}

extension CurrentValueSubject: @unchecked Sendable {}

extension CurrentValueSubject: ConduitOwner {
  @usableFromInline var name: String { "CurrentValueSubject" }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {
    broadcast.send(.request(conduit, demand), from: Broadcast<Output, Failure>.thisThread)
  }

  @usableFromInline
  func remove(_ conduit: Conduit) { broadcast.remove(conduit) }
}

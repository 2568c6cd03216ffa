extension Publishers {
  /// A connectable publisher that connects when the first subscriber comes, and disconnects when the last one cancels.
  public final class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The connectable publisher.
    public let upstream: Upstream

    @usableFromInline let connection: ConnectionCount

    /// Creates the operator; see ``ConnectablePublisher/autoconnect()``.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
      connection = ConnectionCount()
    }

    @inlinable deinit {}

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      // Counted first: a subscriber that cancels while it is being attached must find itself counted.
      let isFirst = connection.add()
      upstream.subscribe(AutoconnectSubscriber(downstream: subscriber, connection: connection))
      if isFirst { connection.keep(upstream.connect()) }
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  ///
  /// ```swift
  /// let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  /// let cancellable = numbers.autoconnect().sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// How many subscribers a connection has, and the connection while there are any.
@usableFromInline
final class ConnectionCount {
  private let lock = Lock()
  private var count = 0
  private var isConnecting = false
  private var connection: (any Cancellable)?

  @usableFromInline
  init() {}

  /// Counts a subscriber.
  ///
  /// - Returns: Whether the caller must connect.
  @usableFromInline
  func add() -> Bool {
    lock.withLock {
      count += 1
      guard count == 1, !isConnecting, connection == nil else { return false }
      isConnecting = true
      return true
    }
  }

  /// Keeps a connection until all subscribers have cancelled, which may be the case already.
  @usableFromInline
  func keep(_ made: any Cancellable) {
    let isNeeded = lock.withLock {
      isConnecting = false
      guard count > 0 else { return false }
      connection = made
      return true
    }
    if !isNeeded { made.cancel() }
  }

  /// Counts a subscriber out.
  @usableFromInline
  func remove() {
    let unneeded: (any Cancellable)? = lock.withLock {
      count -= 1
      guard count == 0 else { return nil }
      defer { connection = nil }
      return connection
    }
    unneeded?.cancel()
  }
}

/// Passes everything on, and counts the subscriber out when it cancels.
@frozen @usableFromInline
struct AutoconnectSubscriber<Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let combineIdentifier = CombineIdentifier()
  @usableFromInline let downstream: Downstream
  @usableFromInline let connection: ConnectionCount

  @inlinable
  init(downstream: Downstream, connection: ConnectionCount) {
    self.downstream = downstream
    self.connection = connection
  }

  @usableFromInline var name: String { "Autoconnect" }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: AutoconnectSubscription(subscription, connection: connection))
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }
}

/// Describes itself as the subscription that it stands for.
@usableFromInline
final class AutoconnectSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  private let base: any Subscription
  private let lock = Lock()
  private var connection: ConnectionCount?

  @usableFromInline
  init(_ base: any Subscription, connection: ConnectionCount) {
    self.base = base
    self.connection = connection
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) { base.request(demand) }

  @usableFromInline
  func cancel() {
    base.cancel()
    let counting: ConnectionCount? = lock.withLock {
      defer { connection = nil }
      return connection
    }
    counting?.remove()
  }

  @usableFromInline var description: String { String(describing: base) }

  @usableFromInline var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}

extension AutoconnectSubscription: CustomReflectable {
  @usableFromInline var customMirror: Mirror {
    (base as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: base)
  }
}

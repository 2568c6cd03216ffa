import Synchronization

extension Publishers {
  /// Another publisher's values, handed to all subscribers by one subject.
  ///
  /// The subject subscribes to the publisher when the multicast is connected.
  public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public final let upstream: Upstream

    /// Makes the subject, once, when it is first needed.
    public final let createSubject: () -> SubjectType

    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var made: SubjectType?

    /// Creates the operator; see ``Publisher/multicast(_:)``.
    @inlinable
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    @inlinable deinit {}

    @inlinable
    public final func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.subscribe(MulticastInner(subscriber))
    }

    /// Subscribes the subject to the publisher.
    ///
    /// - Returns: A cancellable that ends the connection, also when it is released.
    @inlinable
    public final func connect() -> any Cancellable {
      let line = MulticastLine()
      upstream.subscribe(MulticastFeed(subject: subject, line: line))
      return AnyCancellable(line)
    }

    @inlinable var subject: SubjectType {
      if let made = lock.withLock({ made }) { return made }
      // Made outside the lock; if another thread is faster, its subject counts.
      let new = createSubject()
      return lock.withLock {
        if let made { return made }
        made = new
        return new
      }
    }
  }
}

extension Publisher {
  /// Hands this publisher's values to all subscribers by one subject, once it is connected.
  ///
  /// - Parameter createSubject: Makes the subject, once, when it is first needed.
  ///
  /// ```swift
  /// let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  /// let first = numbers.sink { print("first \($0)") }
  /// let second = numbers.sink { print("second \($0)") }
  /// let connection = numbers.connect()
  /// // Prints:
  /// // first 1
  /// // second 1
  /// // first 2
  /// // second 2
  /// ```
  @inlinable
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Hands this publisher's values to all subscribers by a subject, once it is connected.
  ///
  /// ```swift
  /// let latest = CurrentValueSubject<Int, Never>(0)
  /// let numbers = [1, 2].publisher.multicast(subject: latest)
  /// let cancellable = numbers.sink { print($0) }
  /// let connection = numbers.connect()
  /// // Prints:
  /// // 0
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    multicast { subject }
  }
}

/// Passes on what the subject sends. What downstream asks for is requested from the subject, also what it answers.
@frozen @usableFromInline
struct MulticastInner<Downstream: Subscriber>: Subscriber, RelayedSubscription {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let relay = Relay("Multicast")

  @inlinable
  init(_ downstream: Downstream) { self.downstream = downstream }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen else { return .none }
    let more = downstream.receive(input)
    if more > .none { relay.request(more) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let (isFirst, subscription) = relay.shut()
    if isFirst { downstream.receive(completion: completion) }
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }
}

/// Between the publisher and the subject, which it does not keep: compiled for both, so that a value costs no look-up of types.
@frozen @usableFromInline
struct MulticastFeed<SubjectType: Subject>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = SubjectType.Output
  @usableFromInline typealias Failure = SubjectType.Failure

  @usableFromInline let combineIdentifier = CombineIdentifier()
  @usableFromInline weak var subject: SubjectType?
  @usableFromInline let line: MulticastLine

  @inlinable
  init(subject: SubjectType, line: MulticastLine) {
    self.subject = subject
    self.line = line
  }

  @usableFromInline var name: String { line.name }

  @inlinable
  func receive(subscription: any Subscription) {
    if let subject, line.attach(subscription) { subject.send(subscription: line) } else { subscription.cancel() }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if line.isOpen { subject?.send(input) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if line.isOpen, line.end() != nil { subject?.send(completion: completion) }
  }
}

/// A connection: what the subject sees of the publisher. The subject may keep it, so it does not hold the subject.
@usableFromInline
final class MulticastLine: Subscription, NamedForDebugging {
  @usableFromInline let open = Atomic(false)
  private let lock = Lock()
  private var isUsed = false
  private var upstream: (any Subscription)?

  @usableFromInline
  init() {}

  /// As everything that feeds a subject calls itself.
  @usableFromInline var name: String { "Subject" }

  /// Values pass: it is attached, and neither completed nor cancelled.
  @inlinable var isOpen: Bool { open.load(ordering: .acquiring) }

  /// - Returns: Whether this is the first subscription, and comes in time.
  @usableFromInline
  func attach(_ subscription: any Subscription) -> Bool {
    lock.withLock {
      guard !isUsed else { return false }
      isUsed = true
      upstream = subscription
      open.store(true, ordering: .releasing)
      return true
    }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @usableFromInline
  func cancel() { end()?.cancel() }

  /// - Returns: The subscription, if there was one.
  @usableFromInline
  func end() -> (any Subscription)? {
    lock.withLock {
      isUsed = true
      open.store(false, ordering: .releasing)
      defer { upstream = nil }
      return upstream
    }
  }
}

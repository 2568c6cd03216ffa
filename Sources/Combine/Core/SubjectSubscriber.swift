/// Lets a subject receive from a publisher. Seen from the subject it is the upstream subscription, which asks for as much as the
/// subject does. It does not keep the subject.
@usableFromInline
final class SubjectSubscriber<Base: Subject>: Subscriber, Subscription {
  @usableFromInline typealias Input = Base.Output
  @usableFromInline typealias Failure = Base.Failure

  private let lock = Lock()
  @exclusivity(unchecked) private weak var subject: Base?
  @exclusivity(unchecked) private var upstream: (any Subscription)?

  @usableFromInline
  init(subject: Base) {
    self.subject = subject
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    let accepting: Base? = lock.withLock {
      guard upstream == nil, let subject else { return nil }
      upstream = subscription
      return subject
    }
    if let accepting {
      accepting.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    let attached = lock.withLock { upstream == nil ? nil : subject }
    attached?.send(input)
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    let (attached, finished) = detach()
    if finished != nil { attached?.send(completion: completion) }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @usableFromInline
  func cancel() {
    detach().1?.cancel()
  }

  private func detach() -> (Base?, (any Subscription)?) {
    lock.withLock {
      defer { (subject, upstream) = (nil, nil) }
      return (subject, upstream)
    }
  }
}

extension SubjectSubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  @usableFromInline var description: String { "Subject" }

  @usableFromInline var customMirror: Mirror {
    let (subject, upstream) = lock.withLock { (self.subject, self.upstream) }
    return Mirror(
      self,
      children: [
        "downstreamSubject": subject as Any, "upstreamSubscription": upstream as Any, "subject": subject as Any,
      ])
  }

  @usableFromInline var playgroundDescription: Any { description }
}

extension Publisher {
  /// Feeds a subject from this publisher.
  ///
  /// - Parameter subject: Receives the values and the completion.
  /// - Returns: A cancellable that detaches the subject; keep it.
  ///
  /// ```swift
  /// let subject = PassthroughSubject<Int, Never>()
  /// let values = subject.sink { print($0) }
  /// let feed = [1, 2].publisher.subscribe(subject)
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    let subscriber = SubjectSubscriber(subject: subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

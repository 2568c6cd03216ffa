/// Between a publisher and the tasks that await its values: asks for a value each time one is awaited.
@usableFromInline
final class Inbox<Value, Failure: Error>: Cancellable, @unchecked Sendable {
  /// A value, the failure, or nothing for the end.
  @frozen @usableFromInline
  struct Answer: @unchecked Sendable {
    @usableFromInline let result: Result<Value, Failure>?

    @inlinable
    init(_ result: Result<Value, Failure>?) { self.result = result }
  }

  @usableFromInline typealias Waiting = UnsafeContinuation<Answer, Never>

  @frozen @usableFromInline
  enum Phase {
    /// So many values are to be asked for when there is somebody to ask.
    case awaitingSubscription(asked: Int)
    case subscribed(any Subscription)
    case ended
  }

  /// What to do after the lock is given back.
  @frozen @usableFromInline
  enum Action {
    case ask(any Subscription)
    case answer(Waiting, Answer)
    case nothing
  }

  @usableFromInline let lock = Lock()
  @usableFromInline var phase = Phase.awaitingSubscription(asked: 0)
  @usableFromInline var waiting = Queue<Waiting>()
  /// For the next one who awaits a value.
  @usableFromInline var failure: Failure?

  @inlinable
  init() {}

  @inlinable deinit {}

  /// Awaits the next value, the failure, or the end. Cancelling the task ends everything.
  @inlinable
  func next() async -> Result<Value, Failure>? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0) }.result
    } onCancel: {
      cancel()
    }
  }

  @inlinable
  func wait(_ continuation: Waiting) {
    let action: Action = lock.withLock {
      if let failure {
        self.failure = nil
        return .answer(continuation, Answer(.failure(failure)))
      }
      switch phase {
      case .ended:
        return .answer(continuation, Answer(nil))
      case .subscribed(let subscription):
        waiting.append(continuation)
        return .ask(subscription)
      case .awaitingSubscription(let asked):
        waiting.append(continuation)
        phase = .awaitingSubscription(asked: asked + 1)
        return .nothing
      }
    }
    switch action {
    case .ask(let subscription): subscription.request(.max(1))
    case .answer(let continuation, let answer): continuation.resume(returning: answer)
    case .nothing: break
    }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    let asked: Int? = lock.withLock {
      guard case .awaitingSubscription(let asked) = phase else { return nil }
      phase = .subscribed(subscription)
      return asked
    }
    guard let asked else { return subscription.cancel() }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  /// Hands a value to the one who has waited longest. A value that nobody has asked for traps; before the subscription it ends the
  /// waiting.
  @inlinable
  func receive(_ value: Value) {
    var disappointed = Queue<Waiting>()
    let first: Waiting? = lock.withLock {
      switch phase {
      case .subscribed:
        let first = waiting.popFirst()
        precondition(first != nil, "a value that has not been asked for")
        return first
      case .awaitingSubscription:
        disappointed = waiting.takeAll()
        return nil
      case .ended:
        return nil
      }
    }
    first?.resume(returning: Answer(.success(value)))
    while let other = disappointed.popFirst() { other.resume(returning: Answer(nil)) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    var failing: (Waiting, Failure)?
    var finished: (any Subscription)?
    var others: Queue<Waiting> = lock.withLock {
      switch phase {
      case .subscribed(let subscription): finished = subscription
      case .awaitingSubscription: break
      case .ended: return Queue()
      }
      phase = .ended
      if case .failure(let error) = completion {
        if let first = waiting.popFirst() { failing = (first, error) } else { failure = error }
      }
      return waiting.takeAll()
    }
    if let failing { failing.0.resume(returning: Answer(.failure(failing.1))) }
    while let other = others.popFirst() { other.resume(returning: Answer(nil)) }
    withExtendedLifetime(finished) {}
  }

  @inlinable
  func cancel() {
    var subscription: (any Subscription)?
    var unanswered = Queue<Waiting>()
    var unread: Failure?
    lock.withLock {
      if case .subscribed(let attached) = phase { subscription = attached }
      phase = .ended
      unanswered = waiting.takeAll()
      swap(&failure, &unread)
    }
    subscription?.cancel()
    while let continuation = unanswered.popFirst() { continuation.resume(returning: Answer(nil)) }
    withExtendedLifetime(unread) {}
  }
}

/// What the publisher sees of an inbox.
@frozen @usableFromInline
struct InboxSubscriber<Value, Failure: Error>: Subscriber, Cancellable, NamedForDebugging {
  @usableFromInline typealias Input = Value

  @usableFromInline let combineIdentifier = CombineIdentifier()
  @usableFromInline let inbox: Inbox<Value, Failure>

  @inlinable
  init(inbox: Inbox<Value, Failure>) { self.inbox = inbox }

  @usableFromInline var name: String { "AsyncPublisher" }

  @inlinable
  func receive(subscription: any Subscription) { inbox.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    inbox.receive(input)
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { inbox.receive(completion: completion) }

  @inlinable
  func cancel() { inbox.cancel() }
}

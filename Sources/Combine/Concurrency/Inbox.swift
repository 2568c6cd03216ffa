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

  /// The first who awaits a value, where nobody did before. It asks before it goes to sleep, which it need not do for what comes
  /// at once.
  @frozen @usableFromInline
  enum Front {
    case nobody
    case asking
    case answered(Answer)
    case waiting(Waiting)
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
  @usableFromInline var front = Front.nobody
  /// Those who await values behind the front.
  @usableFromInline var waiting = Queue<Waiting>()
  /// For the next one who awaits a value.
  @usableFromInline var failure: Failure?

  @inlinable
  init() {}

  @inlinable deinit {}

  /// Awaits the next value, the failure, or the end. Cancelling the task ends everything.
  @inlinable
  func next() async -> Result<Value, Failure>? {
    var isInFront = false
    // A task that is cancelled ends everything instead of asking.
    if !Task.isCancelled {
      isInFront = ask()
      if isInFront, let answer = takeAnswer() { return answer.result }
    }
    let goesToFront = isInFront
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { if goesToFront { waitInFront($0) } else { wait($0) } }.result
    } onCancel: {
      cancel()
    }
  }

  /// Asks for a value, if nobody awaits one.
  @inlinable
  func ask() -> Bool {
    lock.lock()
    guard case .subscribed(let subscription) = phase, case .nobody = front, waiting.isEmpty else {
      lock.unlock()
      return false
    }
    front = .asking
    lock.unlock()
    subscription.request(.max(1))
    return true
  }

  /// What has come for the front.
  @inlinable
  func takeAnswer() -> Answer? {
    lock.withLock {
      guard case .answered(let answer) = front else { return nil }
      front = .nobody
      return answer
    }
  }

  @inlinable
  func waitInFront(_ continuation: Waiting) {
    let answer: Answer? = lock.withLock {
      guard case .answered(let answer) = front else {
        front = .waiting(continuation)
        return nil
      }
      front = .nobody
      return answer
    }
    if let answer { continuation.resume(returning: answer) }
  }

  /// Answers the front. Called under the lock.
  ///
  /// - Returns: Whether somebody is there, and whom to resume with the answer afterwards.
  @inlinable
  func answerFront(_ answer: @autoclosure () -> Answer) -> (isThere: Bool, sleeper: Waiting?) {
    switch front {
    case .asking:
      front = .answered(answer())
      return (true, nil)
    case .waiting(let continuation):
      front = .nobody
      return (true, continuation)
    case .nobody, .answered:
      return (false, nil)
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
        let (isThere, sleeper) = answerFront(Answer(.success(value)))
        if isThere { return sleeper }
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
    var sleeper: Waiting?
    var others: Queue<Waiting> = lock.withLock {
      switch phase {
      case .subscribed(let subscription): finished = subscription
      case .awaitingSubscription: break
      case .ended: return Queue()
      }
      phase = .ended
      switch completion {
      case .finished:
        sleeper = answerFront(Answer(nil)).sleeper
      case .failure(let error):
        let (isThere, first) = answerFront(Answer(.failure(error)))
        if let first = first ?? (isThere ? nil : waiting.popFirst()) {
          failing = (first, error)
        } else if !isThere {
          failure = error
        }
      }
      return waiting.takeAll()
    }
    sleeper?.resume(returning: Answer(nil))
    if let failing { failing.0.resume(returning: Answer(.failure(failing.1))) }
    while let other = others.popFirst() { other.resume(returning: Answer(nil)) }
    withExtendedLifetime(finished) {}
  }

  @inlinable
  func cancel() {
    var subscription: (any Subscription)?
    var unanswered = Queue<Waiting>()
    var unread: Failure?
    let sleeper = lock.withLock {
      if case .subscribed(let attached) = phase { subscription = attached }
      phase = .ended
      let sleeper = answerFront(Answer(nil)).sleeper
      unanswered = waiting.takeAll()
      swap(&failure, &unread)
      return sleeper
    }
    subscription?.cancel()
    sleeper?.resume(returning: Answer(nil))
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

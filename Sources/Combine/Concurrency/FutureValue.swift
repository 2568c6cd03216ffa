extension Future where Failure == Never {
  /// The future's value, awaited. Cancelling the task changes nothing: the future goes on.
  ///
  /// ```swift
  /// let answer = Future<Int, Never> { promise in promise(.success(42)) }
  /// print(await answer.value)
  /// // Prints:
  /// // 42
  /// ```
  @inlinable
  public final var value: Output {
    get async {
      if case .success(let value) = currentResult { return value }
      let answer = await withUnsafeContinuation { continuation in
        subscribe(ResultSubscriber<Output, Never> { continuation.resume(returning: $0) })
      }
      switch answer.result {
      case .success(let value): return value
      }
    }
  }
}

extension Future {
  /// The future's value, awaited. Cancelling the task changes nothing: the future goes on.
  ///
  /// - Throws: The future's failure.
  @inlinable
  public final var value: Output {
    get async throws {
      if let result = currentResult { return try result.get() }
      let answer = await withUnsafeContinuation { continuation in
        subscribe(ResultSubscriber<Output, Failure> { continuation.resume(returning: $0) })
      }
      return try answer.result.get()
    }
  }
}

/// Takes the one result of a future.
@frozen @usableFromInline
struct ResultSubscriber<Value, Failure: Error>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Value

  @frozen @usableFromInline
  struct Answer: @unchecked Sendable {
    @usableFromInline let result: Result<Value, Failure>

    @inlinable
    init(result: Result<Value, Failure>) { self.result = result }
  }

  @usableFromInline let combineIdentifier = CombineIdentifier()
  @usableFromInline let take: (Answer) -> Void

  @inlinable
  init(_ take: @escaping (Answer) -> Void) { self.take = take }

  @usableFromInline var name: String { "Future.value" }

  @inlinable
  func receive(subscription: any Subscription) { subscription.request(.max(1)) }

  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    take(Answer(result: .success(input)))
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { take(Answer(result: .failure(error))) }
  }
}

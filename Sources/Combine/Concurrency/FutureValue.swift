extension Future where Failure == Never {
  /// The future's value, awaited. Cancelling the task changes nothing: the future goes on.
  ///
  /// ```swift
  /// let answer = Future<Int, Never> { promise in promise(.success(42)) }
  /// print(await answer.value)
  /// // Prints:
  /// // 42
  /// ```
  public final var value: Output {
    get async {
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
  public final var value: Output {
    get async throws {
      let answer = await withUnsafeContinuation { continuation in
        subscribe(ResultSubscriber<Output, Failure> { continuation.resume(returning: $0) })
      }
      return try answer.result.get()
    }
  }
}

/// Takes the one result of a future.
private struct ResultSubscriber<Value, Failure: Error>: Subscriber, NamedForDebugging {
  typealias Input = Value

  struct Answer: @unchecked Sendable {
    let result: Result<Value, Failure>
  }

  let combineIdentifier = CombineIdentifier()
  let take: (Answer) -> Void

  init(_ take: @escaping (Answer) -> Void) { self.take = take }

  var name: String { "Future.value" }

  func receive(subscription: any Subscription) { subscription.request(.max(1)) }

  func receive(_ input: Value) -> Subscribers.Demand {
    take(Answer(result: .success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { take(Answer(result: .failure(error))) }
  }
}

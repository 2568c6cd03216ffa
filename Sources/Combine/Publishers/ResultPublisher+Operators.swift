// What these operators do is documented for any publisher. Here the values are known, and no subscription is needed in between.

extension Result.Publisher {
  /// Whether the value satisfies the predicate, which runs at once; a failure stays.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Whether the value satisfies the predicate, or what it throws; a failure stays.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error> { try predicate(result.get()) }.publisher
  }

  /// Whether the value satisfies the predicate, which runs at once; a failure stays.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Whether the value satisfies the predicate, or what it throws; a failure stays.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error> { try predicate(result.get()) }.publisher
  }

  /// The value in a list of its own; a failure stays.
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher {
    result.map { [$0] }.publisher
  }

  /// One; a failure stays.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher {
    result.map { _ in 1 }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func first() -> Result<Output, Failure>.Publisher {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func last() -> Result<Output, Failure>.Publisher {
    self
  }

  /// What the closure makes of the value, at once; a failure stays.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// What the closure makes of the value, or what it throws; a failure stays.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(result.get()) }.publisher
  }

  /// The value, or the failure that the closure makes of the one there is, at once.
  @inlinable
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    result.mapError(transform).publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value, or what the closure throws; it is asked about the value and itself. A failure stays.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result<Output, any Error> {
      let output = try result.get()
      _ = try areInIncreasingOrder(output, output)
      return output
    }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value, or what the closure throws; it is asked about the value and itself. A failure stays.
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result<Output, any Error> {
      let output = try result.get()
      _ = try areInIncreasingOrder(output, output)
      return output
    }.publisher
  }

  /// Nothing but the end, which is no failure.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  /// What the closure makes of the first result and the value, at once; a failure stays.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    result.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// What the closure makes of the first result and the value, or what it throws; a failure stays.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try nextPartialResult(initialResult, result.get()) }.publisher
  }

  /// What the closure makes of the first result and the value, at once; a failure stays.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    result.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// What the closure makes of the first result and the value, or what it throws; a failure stays.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try nextPartialResult(initialResult, result.get()) }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value, or what the predicate throws; it is asked about the value and itself. A failure stays.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result<Output, any Error> {
      let output = try result.get()
      _ = try predicate(output, output)
      return output
    }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
    self
  }

  /// The value, or the one that is given in place of a failure.
  @inlinable
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): return Result<Output, Never>.Publisher(value)
    case .failure: return Result<Output, Never>.Publisher(output)
    }
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Equatable {
  /// Whether the value is the one that is looked for; a failure stays.
  @inlinable
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    result.map { $0 == output }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func removeDuplicates() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Comparable {
  /// The publisher itself: there is nothing to change.
  @inlinable
  public func min() -> Result<Output, Failure>.Publisher {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func max() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  /// The value as that of a publisher that could fail in such a way.
  @inlinable
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    switch result {
    case .success(let value): return Result<Output, E>.Publisher(value)
    }
  }
}

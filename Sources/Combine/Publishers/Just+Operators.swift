// What these operators do is documented for any publisher. Here the values are known, and no subscription is needed in between.

extension Just {
  /// Whether the value satisfies the predicate, which runs at once.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether the value satisfies the predicate, or what it throws; it runs at once.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// The value in a list of its own.
  @inlinable
  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  /// What the closure makes of the value, at once; nothing where that is nil.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Whether the value satisfies the predicate, which runs at once.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Whether the value satisfies the predicate, or what it throws; it runs at once.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result { try predicate(output) }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The value, or what the predicate throws; it is asked about the value and itself.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result {
      _ = try predicate(output, output)
      return output
    }.publisher
  }

  /// One.
  @inlinable
  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  /// The value where 0 are dropped, otherwise nothing. Stops the program below 0.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "the number of values cannot be negative")
    return Optional.Publisher(count > 0 ? nil : output)
  }

  /// The value where it does not satisfy the predicate, which runs at once.
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? nil : output)
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func first() -> Just<Output> {
    self
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? output : nil)
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func last() -> Just<Output> {
    self
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? output : nil)
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Nothing but the end.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty()
  }

  /// What the closure makes of the value, at once.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// What the closure makes of the value, or what it throws; it runs at once.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// The value as that of a publisher that could fail; the closure never runs.
  @inlinable
  public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error {
    Result.Publisher(output)
  }

  /// The value where the index is 0, otherwise nothing. Stops the program below 0.
  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "an index cannot be negative")
    return Optional.Publisher(index == 0 ? output : nil)
  }

  /// The value, if the range begins at 0. An empty one does, too.
  @inlinable
  public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
    Optional.Publisher(range.beginsAtZero ? output : nil)
  }

  /// The value where 1 or more are let through, otherwise nothing. Stops the program below 0.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "the number of values cannot be negative")
    return Optional.Publisher(maxLength > 0 ? output : nil)
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(predicate(output) ? output : nil)
  }

  /// What the closure makes of the first result and the value, at once.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// What the closure makes of the first result and the value, or what it throws; it runs at once.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func retry(_ times: Int) -> Just<Output> {
    self
  }

  /// What the closure makes of the first result and the value, at once.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    Result.Publisher(nextPartialResult(initialResult, output))
  }

  /// What the closure makes of the first result and the value, or what it throws; it runs at once.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try nextPartialResult(initialResult, output) }.publisher
  }

  /// The value as that of a publisher that could fail in such a way.
  @inlinable
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result.Publisher(output)
  }
}

extension Just where Output: Equatable {
  /// Whether the value is the one that is looked for.
  @inlinable
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func removeDuplicates() -> Just<Output> {
    self
  }
}

extension Just where Output: Comparable {
  /// The publisher itself: there is nothing to change.
  @inlinable
  public func min() -> Just<Output> {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func max() -> Just<Output> {
    self
  }
}

extension RangeExpression where Bound == Int {
  /// Whether the range begins where a publisher's only value is.
  @inlinable var beginsAtZero: Bool {
    // A closed range up to the greatest number has no half-open form.
    let start = (self as? ClosedRange<Int>)?.lowerBound ?? relative(to: 0..<Int.max).lowerBound
    return start == 0
  }
}

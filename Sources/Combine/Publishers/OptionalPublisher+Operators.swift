// What these operators do is documented for any publisher. Here the values are known, and no subscription is needed in between.

extension Optional.Publisher {
  /// Whether the value satisfies the predicate, which runs at once; nothing without a value.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    output.map(predicate).publisher
  }

  /// The value in a list of its own; an empty list without a value.
  @inlinable
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// What the closure makes of the value, at once; nothing where that is nil.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    output.flatMap(transform).publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Whether the value satisfies the predicate, which runs at once; nothing without a value.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    output.map(predicate).publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// One; nothing without a value.
  @inlinable
  public func count() -> Optional<Int>.Publisher {
    output.map { _ in 1 }.publisher
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
    output.flatMap { predicate($0) ? nil : $0 }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func first() -> Optional<Output>.Publisher {
    self
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    output.flatMap { predicate($0) ? $0 : nil }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func last() -> Optional<Output>.Publisher {
    self
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    output.flatMap { predicate($0) ? $0 : nil }.publisher
  }

  /// The value where it satisfies the predicate, which runs at once.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    output.flatMap { isIncluded($0) ? $0 : nil }.publisher
  }

  /// Nothing but the end.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty()
  }

  /// What the closure makes of the value, at once.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    output.map(transform).publisher
  }

  /// The value where the index is 0, otherwise nothing. Stops the program below 0.
  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "an index cannot be negative")
    return Optional.Publisher(index == 0 ? output : nil)
  }

  /// The value where the range begins at 0. An empty one does, too.
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
    output.flatMap { predicate($0) ? $0 : nil }.publisher
  }

  /// What the closure makes of the first result and the value, at once; nothing without a value.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    output.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// What the closure makes of the first result and the value, at once; nothing without a value.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    output.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  /// The value, or the one that is given where there is none.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func retry(_ times: Int) -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether the value is the one that is looked for; nothing without a value.
  @inlinable
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    self.output.map { $0 == output }.publisher
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func removeDuplicates() -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The publisher itself: there is nothing to change.
  @inlinable
  public func min() -> Optional<Output>.Publisher {
    self
  }

  /// The publisher itself: there is nothing to change.
  @inlinable
  public func max() -> Optional<Output>.Publisher {
    self
  }
}

extension Publisher {
  /// Sends a value in place of each `nil`.
  ///
  /// ```swift
  /// let cancellable = [1, nil, 3].publisher.replaceNil(with: 0).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 0
  /// // 3
  /// ```
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

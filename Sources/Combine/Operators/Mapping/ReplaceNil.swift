extension Publisher {
  /// Sends a value in place of each `nil`.
  ///
  /// ```swift
  /// let subject = PassthroughSubject<Int?, Never>()
  /// let cancellable = subject.replaceNil(with: 0).sink { print($0) }
  /// subject.send(1)
  /// subject.send(nil)
  /// // Prints:
  /// // 1
  /// // 0
  /// ```
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

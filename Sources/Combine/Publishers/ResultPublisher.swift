extension Result {
  /// A publisher of a success or a failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The value to send, or the error to fail with.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    @inlinable
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of a value.
    @inlinable
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Creates a publisher that fails.
    @inlinable
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches a subscriber. A value waits for its first request, a failure does not.
    @inlinable
    public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      switch result {
      case .success(let output):
        OneShot.begin(subscriber, name: "Once", value: output)
      case .failure(let error):
        subscriber._adopt()
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
        subscriber._disown()
      }
    }
  }

  /// A publisher of this success or failure.
  ///
  /// ```swift
  /// let cancellable = Result<Int, Never>.success(1).publisher.sink { print($0) }
  /// // Prints:
  /// // 1
  /// ```
  @inlinable public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Result.Publisher: Sendable where Success: Sendable {}

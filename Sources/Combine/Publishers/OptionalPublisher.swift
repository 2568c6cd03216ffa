extension Optional {
  /// A publisher of the value of an optional, if there is one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped

    /// It cannot fail.
    public typealias Failure = Never

    /// The value to send.
    public let output: Wrapped?

    /// Creates a publisher of an optional's value.
    @inlinable
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber. A value waits for its first request; without one it finishes at once.
    @inlinable
    public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        OneShot.begin(subscriber, name: "Optional", value: output)
      } else {
        subscriber._adopt()
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        subscriber._disown()
      }
    }
  }

  /// A publisher of the value, if there is one.
  ///
  /// ```swift
  /// let cancellable = Optional(1).publisher.sink { print($0) }
  /// // Prints:
  /// // 1
  /// ```
  @inlinable public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Optional.Publisher: Sendable where Wrapped: Sendable {}

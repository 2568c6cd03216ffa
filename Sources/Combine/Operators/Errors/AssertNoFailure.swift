extension Publishers {
  /// A publisher that takes a failure for a programming error.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never

    /// The publisher that must not fail.
    public let upstream: Upstream

    /// What the message starts with.
    public let prefix: String

    /// The file of the message.
    public let file: StaticString

    /// The line of the message.
    public let line: UInt

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      upstream.receive(
        subscriber: AssertNoFailureInner(downstream: subscriber, prefix: prefix, file: file, line: line))
    }
  }
}

/// Passes the upstream's subscription straight through.
@frozen @usableFromInline
struct AssertNoFailureInner<Failure: Error, Downstream: Subscriber>: Subscriber, NamedForDebugging
where Downstream.Failure == Never {
  @usableFromInline typealias Input = Downstream.Input

  @usableFromInline let downstream: Downstream
  @usableFromInline let prefix: String
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt
  @usableFromInline let combineIdentifier: CombineIdentifier

  @inlinable
  init(downstream: Downstream, prefix: String, file: StaticString, line: UInt) {
    self.downstream = downstream
    self.prefix = prefix
    self.file = file
    self.line = line
    combineIdentifier = CombineIdentifier()
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      downstream.receive(completion: .finished)
    case .failure(let error):
      preconditionFailure(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
    }
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @usableFromInline var name: String { "AssertNoFailure" }
  @usableFromInline var children: [Mirror.Child] { [("file", file), ("line", line), ("prefix", prefix)] }
}

extension Publisher {
  /// Traps at a failure, and so can be used where none is allowed.
  ///
  /// - Parameters:
  ///   - prefix: What the message starts with.
  ///   - file: The file of the message.
  ///   - line: The line of the message.
  ///
  /// ```swift
  /// let cancellable = [1].publisher.setFailureType(to: CancellationError.self)
  ///   .assertNoFailure()
  ///   .sink { print($0) }
  /// // Prints:
  /// // 1
  /// ```
  @inlinable
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

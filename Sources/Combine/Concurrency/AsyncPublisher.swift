/// A publisher that cannot fail, as an asynchronous sequence.
///
/// Each iterator is a subscription. It asks for one value at a time, when the value is awaited.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  /// The kind of values awaited.
  public typealias Element = P.Output

  /// Awaits the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    /// The kind of values awaited.
    public typealias Element = P.Output

    @usableFromInline let inbox: Inbox<P.Output, Never>
    /// Cancels when the last copy of the iterator is gone.
    @usableFromInline let life: AnyCancellable

    @inlinable
    init(publisher: P) {
      inbox = Inbox()
      life = AnyCancellable(inbox)
      publisher.subscribe(InboxSubscriber(inbox: inbox))
    }

    /// The next value, or `nil` after the end. Cancelling the task cancels the subscription.
    @inlinable
    public mutating func next() async -> P.Output? {
      switch await inbox.next() {
      case .success(let value): value
      case .failure, nil: nil
      }
    }
  }

  @usableFromInline let publisher: P

  /// Wraps a publisher; see `Publisher.values`.
  @inlinable
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  @inlinable
  public func makeAsyncIterator() -> AsyncPublisher<P>.Iterator { Iterator(publisher: publisher) }
}

/// A publisher that may fail, as an asynchronous sequence that may throw.
///
/// Each iterator is a subscription. It asks for one value at a time, when the value is awaited.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  /// The kind of values awaited.
  public typealias Element = P.Output

  /// Awaits the values of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    /// The kind of values awaited.
    public typealias Element = P.Output

    @usableFromInline let inbox: Inbox<P.Output, P.Failure>
    /// Cancels when the last copy of the iterator is gone.
    @usableFromInline let life: AnyCancellable

    @inlinable
    init(publisher: P) {
      inbox = Inbox()
      life = AnyCancellable(inbox)
      publisher.subscribe(InboxSubscriber(inbox: inbox))
    }

    /// The next value, or `nil` after the end. Cancelling the task cancels the subscription.
    @inlinable
    public mutating func next() async throws -> P.Output? { try await inbox.next()?.get() }
  }

  @usableFromInline let publisher: P

  /// Wraps a publisher; see `Publisher.values`.
  @inlinable
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  @inlinable
  public func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator { Iterator(publisher: publisher) }
}

extension AsyncPublisher: Sendable where P: Sendable {}

extension AsyncThrowingPublisher: Sendable where P: Sendable {}

extension Publisher where Self.Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// ```swift
  /// for await number in [1, 2].publisher.values { print(number) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the failure.
  ///
  /// ```swift
  /// let text = Just("[1, 2]").tryMap { try JSONDecoder().decode([Int].self, from: Data($0.utf8)) }
  /// for try await numbers in text.values { print(numbers) }
  /// // Prints:
  /// // [1, 2]
  /// ```
  @inlinable
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

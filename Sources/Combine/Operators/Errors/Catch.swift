extension Publishers {
  /// A publisher that continues with another publisher after a failure.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose failure is answered.
    public let upstream: Upstream

    /// Makes the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
      upstream.receive(subscriber: RestartInner(subscriber, Logic(handler: handler)))
    }

    @frozen @usableFromInline
    struct Logic: RestartLogic {
      @usableFromInline let handler: (Upstream.Failure) -> NewPublisher

      @inlinable
      init(handler: @escaping (Upstream.Failure) -> NewPublisher) {
        self.handler = handler
      }

      @usableFromInline static var name: String { "Catch" }
      @inlinable static var isCatch: Bool { true }

      @inlinable
      func next(after error: Upstream.Failure) -> Restart<NewPublisher> { .resume(handler(error)) }

      @inlinable
      func next(afterFailureOfNext error: NewPublisher.Failure, restarts: Int) -> Restart<NewPublisher> {
        .fail(error)
      }
    }
  }

  /// A publisher that continues with another publisher after a failure, or fails with what the closure throws.
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose failure is answered.
    public let upstream: Upstream

    /// Makes the publisher to continue with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
      upstream.receive(subscriber: RestartInner(subscriber, Logic(handler: handler)))
    }

    @frozen @usableFromInline
    struct Logic: RestartLogic {
      @usableFromInline typealias Next = MapError<NewPublisher, any Error>

      @usableFromInline let handler: (Upstream.Failure) throws -> NewPublisher

      @inlinable
      init(handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
        self.handler = handler
      }

      @usableFromInline static var name: String { "TryCatch" }
      @inlinable static var isCatch: Bool { true }

      @inlinable
      func next(after error: Upstream.Failure) -> Restart<Next> {
        do {
          return .resume(MapError(upstream: try handler(error)) { $0 })
        } catch {
          return .fail(error)
        }
      }

      @inlinable
      func next(afterFailureOfNext error: any Error, restarts: Int) -> Restart<Next> { .fail(error) }
    }
  }

  /// A publisher that starts over after a failure.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher to start over.
    public let upstream: Upstream

    /// How often to start over; always, where it is `nil`.
    public let retries: Int?

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.receive(subscriber: RestartInner(subscriber, Logic(upstream: upstream, retries: retries)))
    }

    @frozen @usableFromInline
    struct Logic: RestartLogic {
      @usableFromInline let upstream: Upstream
      @usableFromInline let retries: Int?

      @inlinable
      init(upstream: Upstream, retries: Int?) {
        self.upstream = upstream
        self.retries = retries
      }

      @usableFromInline static var name: String { "Retry" }
      @inlinable static var isCatch: Bool { false }

      @inlinable
      func next(after error: Upstream.Failure) -> Restart<Upstream> {
        next(afterFailureOfNext: error, restarts: 0)
      }

      @inlinable
      func next(afterFailureOfNext error: Upstream.Failure, restarts: Int) -> Restart<Upstream> {
        if let retries, restarts >= retries { .fail(error) } else { .resume(upstream) }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Continues with another publisher after a failure.
  ///
  /// ```swift
  /// let cancellable = Fail<Int, CancellationError>(error: CancellationError())
  ///   .catch { _ in Just(0) }
  ///   .sink { print($0) }
  /// // Prints:
  /// // 0
  /// ```
  @inlinable
  public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with another publisher after a failure, or fails with what the closure throws.
  ///
  /// ```swift
  /// let cancellable = Fail<Int, CancellationError>(error: CancellationError())
  ///   .tryCatch { error -> Just<Int> in throw error }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Starts over after a failure, at most so many times.
  ///
  /// - Parameter retries: How often to start over before the failure is passed on.
  ///
  /// ```swift
  /// let attempts = Deferred { () -> Fail<Int, CancellationError> in
  ///   print("attempt")
  ///   return Fail(error: CancellationError())
  /// }
  /// let cancellable = attempts.retry(1).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // attempt
  /// // attempt
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

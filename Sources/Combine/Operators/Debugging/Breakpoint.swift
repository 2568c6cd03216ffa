extension Publishers {
  /// A publisher that stops in the debugger when a closure says so.
  public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher that is watched.
    public let upstream: Upstream

    /// Whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates the operator from its parts.
    @inlinable
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.attach(TapInner(subscriber, Logic(self)))
    }

    @frozen @usableFromInline
    struct Logic: TapLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Failure = Upstream.Failure

      @usableFromInline let publisher: Breakpoint

      @inlinable
      init(_ publisher: Breakpoint) {
        self.publisher = publisher
      }

      @usableFromInline static var name: String { "Breakpoint" }

      @inlinable var requestHook: ((Subscribers.Demand) -> Void)? { nil }
      @inlinable var cancelHook: (() -> Void)? { nil }

      @inlinable
      func onSubscription(_ subscription: any Subscription) {
        if publisher.receiveSubscription?(subscription) == true { stopInDebugger() }
      }

      @inlinable
      func onValue(_ value: Input) {
        if publisher.receiveOutput?(value) == true { stopInDebugger() }
      }

      @inlinable
      func onCompletion(_ completion: Subscribers.Completion<Failure>) {
        if publisher.receiveCompletion?(completion) == true { stopInDebugger() }
      }

      @inlinable
      func onReturn(_ demand: Subscribers.Demand) {}
    }
  }
}

/// Raises the signal that debuggers stop at; without a debugger it ends the process.
@usableFromInline
func stopInDebugger() {
  raise(SIGTRAP)
}

extension Publisher {
  /// Stops in the debugger when a closure says so.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Whether to stop at a subscription.
  ///   - receiveOutput: Whether to stop at a value.
  ///   - receiveCompletion: Whether to stop at the completion.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.breakpoint(receiveOutput: { $0 > 5 }).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Self.Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger at a failure.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.breakpointOnError().sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}

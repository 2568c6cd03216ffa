extension Publishers {
  /// A publisher that calls closures as things happen.
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is watched.
    public let upstream: Upstream

    /// Runs when the subscription arrives.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Runs before a value is passed on.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// Runs before the completion is passed on.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Runs before a cancellation is passed on.
    public var receiveCancel: (() -> Void)?

    /// Runs before a request is passed on.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the operator from its parts.
    @inlinable
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Publishers.HandleEvents<Upstream>.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Publishers.HandleEvents<Upstream>.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.receive(subscriber: TapInner(subscriber, Logic(self)))
    }

    @frozen @usableFromInline
    struct Logic: TapLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Failure = Upstream.Failure

      @usableFromInline let receiveSubscription: ((any Subscription) -> Void)?
      @usableFromInline let receiveOutput: ((Input) -> Void)?
      @usableFromInline let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      @usableFromInline let cancelHook: (() -> Void)?
      @usableFromInline let requestHook: ((Subscribers.Demand) -> Void)?

      @inlinable
      init(_ publisher: HandleEvents) {
        receiveSubscription = publisher.receiveSubscription
        receiveOutput = publisher.receiveOutput
        receiveCompletion = publisher.receiveCompletion
        cancelHook = publisher.receiveCancel
        requestHook = publisher.receiveRequest
      }

      @usableFromInline static var name: String { "HandleEvents" }
      @inlinable static var seesEverything: Bool { false }

      @inlinable
      func onSubscription(_ subscription: any Subscription) { receiveSubscription?(subscription) }
      @inlinable
      func onValue(_ value: Input) { receiveOutput?(value) }
      @inlinable
      func onCompletion(_ completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
      @inlinable
      func onReturn(_ demand: Subscribers.Demand) { requestHook?(demand) }
    }
  }
}

extension Publisher {
  /// Calls closures as things happen, each before it is passed on.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Runs when the subscription arrives.
  ///   - receiveOutput: Runs for each value.
  ///   - receiveCompletion: Runs at the end.
  ///   - receiveCancel: Runs when the subscriber cancels.
  ///   - receiveRequest: Runs when the subscriber asks for values, also by what it returns for one.
  ///
  /// ```swift
  /// let cancellable = [1].publisher
  ///   .handleEvents(receiveOutput: { print("value", $0) }, receiveCompletion: { print("end", $0) })
  ///   .sink { _ in }
  /// // Prints:
  /// // value 1
  /// // end finished
  /// ```
  @inlinable
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

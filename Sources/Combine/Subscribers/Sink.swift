extension Subscribers {
  /// A subscriber that asks for all values, and hands them and the completion to closures.
  ///
  /// It lets go of the closures when it has been told of the completion, or is cancelled.
  public final class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
    @usableFromInline let gate = Gate()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var upstream = Uplink()
    @exclusivity(unchecked) @usableFromInline var handlers: SinkHandlers<Input, Failure>?

    /// The closure that takes values; one that does nothing after the end.
    public var receiveValue: (Input) -> Void {
      guard gate.enter() else { return { _ in } }
      let closure = handlers?.value
      leave()
      return closure ?? { _ in }
    }

    /// The closure that takes the completion; one that does nothing after the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      guard gate.enter() else { return { _ in } }
      let closure = handlers?.completion
      leave()
      return closure ?? { _ in }
    }

    /// - Parameters:
    ///   - receiveCompletion: Runs at the end, on the thread that ends the stream.
    ///   - receiveValue: Runs for each value, on the thread that sends it.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = SinkHandlers(value: receiveValue, completion: receiveCompletion)
    }

    @inlinable deinit {}

    /// Asks for all values. A second subscription is cancelled.
    @inlinable
    public func receive(subscription: any Subscription) {
      lock.lock()
      guard gate.open() else {
        lock.unlock()
        return subscription.cancel()
      }
      upstream.fill(with: subscription)
      lock.unlock()
      subscription.request(.unlimited)
    }

    /// Hands a value to the closure.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      if gate.isManaged { handlers?.receive(value) } else { receiveCounted(value) }
      return .none
    }

    /// Kept out of the way of nearly all values.
    @inline(never) @inlinable
    func receiveCounted(_ value: Input) {
      guard gate.enter() else { return }
      handlers?.receive(value)
      leave()
    }

    /// Hands the completion to the closure, once.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
      guard gate.enter() else { return }
      lock.lock()
      let isFirst = gate.close()
      let subscription = upstream.take()
      lock.unlock()
      if isFirst { handlers?.receive(completion) }
      withExtendedLifetime(subscription) {}
      leave()
    }

    /// Cancels the subscription and lets go of the closures. Has no effect before a subscription has come.
    @inlinable
    public func cancel() {
      if !gate.isAwaiting { end() }
    }

    /// Cancels the subscription, or refuses the one to come, and lets go of the closures.
    @inlinable
    func end() {
      lock.lock()
      _ = gate.close()
      let subscription = upstream.take()
      lock.unlock()
      subscription.cancel()
      if gate.settle() { handlers = nil }
    }

    @inlinable
    func leave() {
      if gate.drop() { handlers = nil }
    }

    @inlinable
    public func _adopt() { gate.hold() }

    @inlinable
    public func _disown() { leave() }

    @inlinable
    public func _receive(only value: () -> Input) -> Bool {
      // A sink's subscription cannot be seen from outside, so none is made.
      guard gate.openAndEnter() else { return true }
      handlers?.receive(value())
      if gate.close() { handlers?.receive(.finished) }
      leave()
      return true
    }
  }
}

extension Subscribers.Sink: NamedForDebugging {
  @usableFromInline var name: String { "Sink" }

  /// `Sink`
  public var description: String { name }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  /// `Sink`
  public var playgroundDescription: Any { name }
}

@frozen @usableFromInline
struct SinkHandlers<Input, Failure: Error>: ~Copyable {
  @usableFromInline let value: (Input) -> Void
  @usableFromInline let completion: (Subscribers.Completion<Failure>) -> Void

  @inlinable
  init(value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.value = value
    self.completion = completion
  }

  @inlinable
  borrowing func receive(_ input: Input) { value(input) }

  @inlinable
  borrowing func receive(_ result: Subscribers.Completion<Failure>) { completion(result) }
}

/// What `sink` returns: cancelled before the subscription has come, it refuses that, where the sink by itself would take it.
/// Nobody else can cancel what nobody else holds.
@frozen @usableFromInline
struct SinkActivity<Input, Failure: Error>: Cancellable {
  @usableFromInline let sink: Subscribers.Sink<Input, Failure>

  @inlinable
  init(sink: Subscribers.Sink<Input, Failure>) { self.sink = sink }

  @inlinable
  func cancel() { sink.end() }
}

extension Publisher {
  /// Subscribes with closures, and asks for all values.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Runs at the end, on the thread that ends the stream.
  ///   - receiveValue: Runs for each value, on the thread that sends it.
  /// - Returns: A cancellable; the stream stops when it is released.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // 2
  /// // finished
  /// ```
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
    receiveValue: @escaping (Self.Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(SinkActivity(sink: sink))
  }
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure, and asks for all values.
  ///
  /// - Parameter receiveValue: Runs for each value, on the thread that sends it.
  /// - Returns: A cancellable; the stream stops when it is released.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

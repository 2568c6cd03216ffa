extension Subscribers {
  /// A subscriber that sets a property of an object to each value it gets.
  ///
  /// It holds the object until it has been told of the completion, or is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes no errors.
    public typealias Failure = Never

    @usableFromInline let gate = Gate()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
    @exclusivity(unchecked) @usableFromInline var target: AssignTarget<Root, Input>?

    /// The object, until the end.
    public var object: Root? {
      guard gate.enter() else { return nil }
      let object = target?.object
      leave()
      return object
    }

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that sets a property of an object.
    @inlinable
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = AssignTarget(object, keyPath)
      self.keyPath = keyPath
    }

    @inlinable deinit {}

    /// Asks for all values. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      lock.lock()
      guard gate.open() else {
        lock.unlock()
        return subscription.cancel()
      }
      upstream = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    /// Sets the property.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      if gate.isManaged {
        target?.set(value)
      } else if gate.isOpen, gate.enter() {
        target?.set(value)
        leave()
      }
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = close()
      if gate.settle() { target = nil }
    }

    /// Cancels the subscription and lets go of the object. Has no effect before a subscription has come.
    public func cancel() {
      if !gate.isAwaiting { end() }
    }

    /// Cancels the subscription, or refuses the one to come, and lets go of the object.
    @usableFromInline
    func end() {
      close()?.cancel()
      if gate.settle() { target = nil }
    }

    private func close() -> (any Subscription)? {
      lock.lock()
      _ = gate.close()
      let subscription = upstream.take()
      lock.unlock()
      return subscription
    }

    @inlinable
    func leave() {
      if gate.drop() { target = nil }
    }

    @inlinable
    public func _adopt() { gate.hold() }

    @inlinable
    public func _disown() { leave() }

    @inlinable
    public func _receive(only value: () -> Input) -> Bool {
      guard gate.openAndEnter() else { return true }
      target?.set(value())
      _ = gate.close()
      leave()
      return true
    }
  }
}

extension Subscribers.Assign: NamedForDebugging {
  @usableFromInline var name: String { "Assign" }

  /// Names the kind of object.
  public var description: String { "Assign \(Root.self)." }

  /// Shows the object, the key path and the state of the subscription.
  public var customMirror: Mirror {
    let upstream = lock.withLock { self.upstream }
    let status: SubscriptionStatus =
      upstream.map { .subscribed($0) } ?? (gate.isAwaiting ? .awaitingSubscription : .terminal)
    return Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": status])
  }

  /// The description.
  public var playgroundDescription: Any { description }
}

/// The property that a ``Subscribers/Assign`` sets. It cannot be copied, so that setting it retains nothing.
@frozen @usableFromInline
struct AssignTarget<Root, Input>: ~Copyable {
  @usableFromInline let object: Root
  @usableFromInline let keyPath: ReferenceWritableKeyPath<Root, Input>

  @inlinable
  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Input>) {
    self.object = object
    self.keyPath = keyPath
  }

  @inlinable
  borrowing func set(_ value: Input) { object[keyPath: keyPath] = value }
}

/// What `assign(to:on:)` returns; see `SinkActivity`.
@frozen @usableFromInline
struct AssignActivity<Root, Input>: Cancellable {
  @usableFromInline let assign: Subscribers.Assign<Root, Input>

  @inlinable
  init(assign: Subscribers.Assign<Root, Input>) { self.assign = assign }

  @inlinable
  func cancel() { assign.end() }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object; held until the stream ends or is cancelled.
  /// - Returns: A cancellable; the assignments stop when it is released.
  ///
  /// ```swift
  /// final class Model { var number = 0 { didSet { print(number) } } }
  /// let cancellable = [1, 2].publisher.assign(to: \.number, on: Model())
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(AssignActivity(assign: assign))
  }
}

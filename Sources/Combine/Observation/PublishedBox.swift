import Synchronization

/// The part of a published property's storage that does not depend on its type.
@usableFromInline
class AnyPublishedBox {
  @usableFromInline final let roster = Roster()
  /// Owned once it is there, and never replaced: so it is called without being retained.
  @usableFromInline final let changePublisher = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)

  @inlinable init() {}

  @inlinable
  deinit { changePublisher.load(ordering: .acquiring)?.release() }

  /// The publisher that announces changes, made if there is none.
  final var knownChangePublisher: ObservableObjectPublisher {
    if let known = changePublisher.load(ordering: .acquiring) { return known.takeUnretainedValue() }
    let publisher = ObservableObjectPublisher()
    announce(with: publisher)
    return changePublisher.load(ordering: .acquiring)?.takeUnretainedValue() ?? publisher
  }

  /// Takes a publisher to announce changes with, unless there is one.
  final func announce(with publisher: ObservableObjectPublisher) {
    guard changePublisher.load(ordering: .relaxed) == nil else { return }
    let owned = Unmanaged.passRetained(publisher)
    if !changePublisher.compareExchange(expected: nil, desired: owned, ordering: .acquiringAndReleasing).exchanged {
      owned.release()
    }
  }
}

/// The storage of a published property.
@usableFromInline
final class PublishedBox<Value>: AnyPublishedBox, ConduitOwner {
  @usableFromInline let valueGuard: ValueGuard
  /// What the property reads as; lags behind the latest value while that is being announced. Written in turns.
  @exclusivity(unchecked) @usableFromInline var value: Value
  /// What subscribers get; read and changed in turns only.
  @exclusivity(unchecked) @usableFromInline var latest: Value

  @inlinable
  init(_ value: Value) {
    valueGuard = ValueGuard(value)
    self.value = value
    latest = value
    super.init()
  }

  @inlinable deinit {}

  @inlinable
  func get() -> Value { valueGuard.load { value } }

  @inlinable
  func set(_ newValue: Value) {
    changePublisher.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.send() }
    let thread = Turn.thisThread
    if roster.turn.take(thread) {
      announceAndKeep(newValue)
      roster.endTurn(thread)
    } else {
      setInTurn(newValue, thread)
    }
  }

  @inline(never) @usableFromInline
  func setInTurn(_ newValue: Value, _ thread: UInt) {
    roster.inTurn(thread) { announceAndKeep(newValue) }
  }

  /// Called in a turn. A subscriber that sets the property does so before this value is kept, which then is the last.
  @inlinable
  func announceAndKeep(_ newValue: Value) {
    latest = newValue
    roster.deliver(newValue)
    latest = newValue
    valueGuard.store(newValue) { exchange(&value, $0) }
  }

  @usableFromInline
  func askUpstreams() { roster.askUpstreams() }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {
    roster.inTurn(Turn.thisThread) {
      if conduit.catchUp(demand) { roster.deliver(latest, to: conduit) }
    }
  }

  @usableFromInline
  func remove(_ conduit: Conduit) { roster.remove(conduit) }

  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? { roster.downstream(of: conduit) }
}

/// Feeds a published property from a publisher, for as long as the property's object lives.
@usableFromInline
final class PublishedSubscriber<Value>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Failure = Never

  @exclusivity(unchecked) @usableFromInline weak var box: PublishedBox<Value>?

  @inlinable
  init(_ box: PublishedBox<Value>) {
    self.box = box
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) {
    if let box {
      box.roster.attach(subscription)
      box.roster.askUpstreams()
    } else {
      subscription.cancel()
    }
  }

  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    box?.set(input)
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Never>) {}

  @usableFromInline var name: String { "PublishedSubscriber" }
}

extension Publisher where Failure == Never {
  /// Feeds a published property, for as long as its object lives.
  ///
  /// - Parameter published: The property's publisher: `&$property`.
  ///
  /// ```swift
  /// final class Model {
  ///   @Published var number = 0
  /// }
  /// let model = Model()
  /// [1, 2].publisher.assign(to: &model.$number)
  /// print(model.number)
  /// // Prints:
  /// // 2
  /// ```
  @inlinable
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    receive(subscriber: PublishedSubscriber(published.box))
  }
}

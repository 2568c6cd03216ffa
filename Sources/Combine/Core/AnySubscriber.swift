/// A subscriber whose own type is hidden.
///
/// It shares the identity and the description of the subscriber it wraps.
///
/// ```swift
/// let subscriber = AnySubscriber<Int, Never>(
///   receiveSubscription: { $0.request(.unlimited) },
///   receiveValue: { print($0); return .none },
///   receiveCompletion: { print($0) })
/// [1, 2].publisher.subscribe(subscriber)
/// // Prints:
/// // 1
/// // 2
/// // finished
/// ```
@frozen
public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
  // The closure holds the box as its context. It is made where the subscriber's type is known, so that a value costs one
  // indirect call into code compiled for that type.
  @usableFromInline let receiveValue: (Input) -> Subscribers.Demand
  @usableFromInline unowned(unsafe) let box: SubscriberBox<Input, Failure>

  @inlinable
  init<Base>(box: ConcreteSubscriberBox<Base>) where Base: Subscriber, Input == Base.Input, Failure == Base.Failure {
    self.box = box
    receiveValue = { box.base.receive($0) }
  }

  /// Wraps a subscriber.
  @inlinable
  public init<S>(_ s: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    if S.self == AnySubscriber<Input, Failure>.self {
      self = unsafeBitCast(s, to: AnySubscriber<Input, Failure>.self)
    } else {
      self.init(box: ConcreteSubscriberBox(base: s))
    }
  }

  /// Creates a subscriber that feeds a subject. It asks for values when the subject does, see `send(subscription:)`.
  @inlinable
  public init<S>(_ s: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    self.init(box: ConcreteSubscriberBox(base: SubjectSubscriber(subject: s)))
  }

  /// Creates a subscriber from closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Runs when the subscription arrives; it should ask for values.
  ///   - receiveValue: Runs for each value, and says how many more are wanted; `.none` where it is absent.
  ///   - receiveCompletion: Runs at the end.
  @inlinable
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(
      box: ConcreteSubscriberBox(
        base: ClosureSubscriber(
          receiveSubscription: receiveSubscription, receiveValue: receiveValue, receiveCompletion: receiveCompletion)))
  }

  /// The identity of the wrapped subscriber.
  @inlinable public var combineIdentifier: CombineIdentifier { box.combineIdentifier }

  /// Hands the subscription to the wrapped subscriber.
  @inlinable
  public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }

  /// Hands a value to the wrapped subscriber.
  @inlinable
  public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }

  /// Hands the completion to the wrapped subscriber.
  @inlinable
  public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }

  @inlinable
  public func _adopt() { box.adopt() }

  @inlinable
  public func _disown() { box.disown() }

  @inlinable
  public func _receive(only value: () -> Input) -> Bool { box.receive(only: value) }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// The description of the wrapped subscriber.
  public var description: String { String(describing: box.erasedBase) }

  /// The mirror of the wrapped subscriber.
  public var customMirror: Mirror {
    let base = box.erasedBase
    return (base as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: base)
  }

  /// The playground description of the wrapped subscriber.
  public var playgroundDescription: Any {
    (box.erasedBase as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}

/// The class that holds the subscriber of an ``AnySubscriber`` and dispatches what is not a value.
@usableFromInline
class SubscriberBox<Input, Failure: Error> {
  @inlinable init() {}
  @inlinable deinit {}

  @usableFromInline var combineIdentifier: CombineIdentifier { preconditionFailure("abstract") }
  @usableFromInline var erasedBase: Any { preconditionFailure("abstract") }
  @usableFromInline
  func receive(subscription: any Subscription) { preconditionFailure("abstract") }
  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }
  @usableFromInline
  func adopt() { preconditionFailure("abstract") }
  @usableFromInline
  func disown() { preconditionFailure("abstract") }
  @usableFromInline
  func receive(only value: () -> Input) -> Bool { preconditionFailure("abstract") }
}

@usableFromInline
final class ConcreteSubscriberBox<Base: Subscriber>: SubscriberBox<Base.Input, Base.Failure> {
  @usableFromInline let base: Base

  @inlinable
  init(base: Base) {
    self.base = base
    super.init()
  }

  @inlinable deinit {}

  @inlinable override var combineIdentifier: CombineIdentifier { base.combineIdentifier }
  @inlinable override var erasedBase: Any { base }
  @inlinable
  override func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
  @inlinable
  override func receive(completion: Subscribers.Completion<Base.Failure>) { base.receive(completion: completion) }
  @inlinable
  override func adopt() { base._adopt() }
  @inlinable
  override func disown() { base._disown() }
  @inlinable
  override func receive(only value: () -> Base.Input) -> Bool { base._receive(only: value) }
}

@frozen @usableFromInline
struct ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable {
  @usableFromInline let combineIdentifier: CombineIdentifier
  @usableFromInline let receiveSubscription: ((any Subscription) -> Void)?
  @usableFromInline let receiveValue: ((Input) -> Subscribers.Demand)?
  @usableFromInline let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  @inlinable
  init(
    receiveSubscription: ((any Subscription) -> Void)?,
    receiveValue: ((Input) -> Subscribers.Demand)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  @inlinable
  func receive(subscription: any Subscription) { receiveSubscription?(subscription) }
  @inlinable
  func receive(_ value: Input) -> Subscribers.Demand { receiveValue?(value) ?? .none }
  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }

  @usableFromInline var description: String { "Anonymous AnySubscriber" }
  @usableFromInline var customMirror: Mirror { Mirror(reflecting: description) }
}

/// A type that receives values and a completion from a publisher.
///
/// ```swift
/// final class Printer: Subscriber {
///   func receive(subscription: Subscription) { subscription.request(.max(1)) }
///   func receive(_ input: Int) -> Subscribers.Demand { print(input); return .max(1) }
///   func receive(completion: Subscribers.Completion<Never>) { print(completion) }
/// }
/// [1, 2].publisher.subscribe(Printer())
/// // Prints:
/// // 1
/// // 2
/// // finished
/// ```
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber takes.
  associatedtype Input

  /// The kind of error this subscriber may be told of; `Never` if it takes none.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and hands it the means to ask for values and to cancel.
  func receive(subscription: any Subscription)

  /// Hands over one value.
  ///
  /// - Returns: How many more values the subscriber wants, in addition to what it has asked for already.
  func receive(_ input: Self.Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more will come.
  func receive(completion: Subscribers.Completion<Self.Failure>)

  /// Part of this module's own bookkeeping, nothing for others to implement.
  func _adopt()

  /// Part of this module's own bookkeeping, nothing for others to implement.
  func _disown()

  /// Part of this module's own bookkeeping, nothing for others to implement.
  func _receive(only value: () -> Input) -> Bool
}

// A source of this module adopts its subscriber before it hands over the subscription (behind `dropFirst`, after that), then
// calls it strictly one call at a time, and disowns it when, after a completion or a cancellation, the last of these calls
// has returned; then it lets go of it. Thus the operators in between need neither locks nor reference counts on the way of
// a value, and can be structs that live inside their source's object. Subscribers of other modules keep these defaults.
// Publishers of other modules adopt nobody: then a sink counts the calls itself.
//
// A source that has one value and then finishes may offer it instead of a subscription, where nobody could tell. The
// subscriber says no and has done nothing, or takes the value and ends; then it is neither adopted nor disowned.
extension Subscriber {
  @inlinable
  public func _adopt() {}

  @inlinable
  public func _disown() {}

  @inlinable
  public func _receive(only value: () -> Input) -> Bool { false }
}

extension Subscriber where Input == Void {
  /// Hands over a value of a publisher that only says that something happened.
  @inlinable
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

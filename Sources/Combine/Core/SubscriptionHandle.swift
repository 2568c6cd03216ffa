/// A subscription that is a compiled closure over the object that does the work.
///
/// A call through `any Subscription` to a generic class runs code for unknown types. The closure is made where the types
/// are known, and keeps the object as its context, so that requests run at full speed.
@frozen @usableFromInline
struct SubscriptionHandle: Subscription {
  /// Takes a request, or `nil` for a cancellation.
  @usableFromInline let perform: (Subscribers.Demand?) -> Void
  @usableFromInline unowned(unsafe) let object: AnyObject

  /// - Parameter object: The object that `perform` holds.
  @inlinable
  init(_ object: AnyObject, perform: @escaping (Subscribers.Demand?) -> Void) {
    self.object = object
    self.perform = perform
  }

  @inlinable var combineIdentifier: CombineIdentifier { CombineIdentifier(object) }

  @inlinable
  func request(_ demand: Subscribers.Demand) { perform(demand) }

  @inlinable
  func cancel() { perform(nil) }
}

extension SubscriptionHandle: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  @usableFromInline var description: String { String(describing: object) }

  @usableFromInline var customMirror: Mirror { Mirror(reflecting: object) }

  @usableFromInline var playgroundDescription: Any {
    (object as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}

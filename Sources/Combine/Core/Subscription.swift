/// The tie between one publisher and one subscriber: the subscriber asks for values with it, and cancels with it.
///
/// Both calls may come from any thread, and from inside the subscriber's own `receive` functions.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send that many more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that ignores requests and cancellation, for publishers that complete at once.
  public static var empty: any Subscription { EmptySubscription() }
}

@usableFromInline
struct EmptySubscription: Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  private static let identifier = CombineIdentifier()

  @usableFromInline init() {}

  @usableFromInline var combineIdentifier: CombineIdentifier { Self.identifier }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {}

  @usableFromInline
  func cancel() {}

  @usableFromInline var description: String { "Empty" }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  @usableFromInline var playgroundDescription: Any { description }
}

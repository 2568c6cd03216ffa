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

@frozen @usableFromInline
struct EmptySubscription: Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  private static let identifier = CombineIdentifier()

  @inlinable init() {}

  @usableFromInline var combineIdentifier: CombineIdentifier { Self.identifier }

  @inlinable
  func request(_ demand: Subscribers.Demand) {}

  @inlinable
  func cancel() {}

  @usableFromInline var description: String { "Empty" }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  @usableFromInline var playgroundDescription: Any { description }
}

/// A place for a subscription, where the empty one stands for none: copying and releasing an optional subscription takes
/// calls into the runtime that this does without.
@frozen @usableFromInline
struct Uplink {
  @usableFromInline var subscription: any Subscription

  @inlinable
  init() { subscription = EmptySubscription() }

  /// Whether there is none, or one that does nothing.
  @inlinable var isEmpty: Bool { type(of: subscription) == EmptySubscription.self }

  /// Takes a subscription where there is none, which needs no destruction.
  @inlinable
  mutating func fill(with subscription: any Subscription) {
    withUnsafeMutablePointer(to: &self.subscription) { $0.initialize(to: subscription) }
  }

  /// Gives the subscription up.
  @inlinable
  mutating func take() -> any Subscription {
    withUnsafeMutablePointer(to: &subscription) {
      let subscription = $0.move()
      $0.initialize(to: EmptySubscription())
      return subscription
    }
  }
}

/// An inner object that shows itself by its operator's name, as Apple's do.
@usableFromInline
protocol NamedForDebugging: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// The operator's name.
  var name: String { get }

  /// What a mirror shows.
  var children: [Mirror.Child] { get }
}

extension NamedForDebugging {
  @usableFromInline var children: [Mirror.Child] { [] }
  @usableFromInline var description: String { name }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: children) }
  @usableFromInline var playgroundDescription: Any { description }
}

/// Where a subscriber is in its life, for mirrors.
@usableFromInline
enum SubscriptionStatus {
  case awaitingSubscription
  case subscribed(any Subscription)
  case terminal
}

/// What a mirror shows of something that may be gone: itself, or `nil`.
@usableFromInline
func shown<Value>(_ value: Value?) -> Any {
  switch value {
  case let value?: value
  case nil: value as Any
  }
}

import Synchronization

/// A type that can be told apart from others of its kind in a stream of events.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this participant.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  @inlinable
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identity for a subscriber or a subscription.
@frozen
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  @usableFromInline let value: UInt

  /// Creates an identity that no other call of this initializer has given.
  @inlinable
  public init() {
    value = nextCombineIdentifier.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Creates the identity of an object.
  @inlinable
  public init(_ obj: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(obj))
  }

  /// The identity as a hexadecimal number.
  public var description: String { "0x" + String(value, radix: 16) }
}

@usableFromInline let nextCombineIdentifier = Atomic<UInt>(0)

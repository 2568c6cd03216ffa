/// A name space of a view, for identities shared between views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier?
  }

  private var id = ID(object: nil)

  /// A name space that lasts as long as the view has its place.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: ID { id }
}

extension Namespace: LinkedProperty {
  private final class Storage {}

  mutating func link(_ cursor: inout LinkCursor) { id = ID(object: ObjectIdentifier(cursor.slot { Storage() })) }
  func isSame(as other: Namespace) -> Bool { true }
}

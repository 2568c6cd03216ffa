/// A name space of a view, for identities shared between views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier?
  }

  private var id = ID(object: nil)

  public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: LinkedProperty {
  private final class Storage {}

  mutating func link(_ cursor: inout LinkCursor) { id = ID(object: ObjectIdentifier(cursor.slot { Storage() })) }
  func isSame(as other: Namespace) -> Bool { true }
}

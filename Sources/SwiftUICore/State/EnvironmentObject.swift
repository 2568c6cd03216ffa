import Combine

/// An object that a view above has offered with `environmentObject(_:)`. Reading it where nobody has is a programming error.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// The object by its type.
  public init() {}

  /// The object; without one the program ends with a message that names the type.
  public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure(Diagnostic.missingObject("\(ObjectType.self)").description) }
    return object
  }

  /// What gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    object = cursor.environment.object(ObjectType.self)
    let subscription = cursor.slot { ObjectSubscription<ObjectType>() }
    if let object { subscription.follow(object, for: cursor.node) }
  }

  func isSame(as other: EnvironmentObject) -> Bool { true }
}

import Combine

/// An object that a view above has offered with `environmentObject(_:)`. Reading it where nobody has is a programming error.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure(Diagnostic.missingObject("\(ObjectType.self)").description) }
    return object
  }

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

import Combine

/// An object that the view owns: made once for the view's place on the screen.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// The object, made the first time the view is shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Outside of a view's body each use makes another object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// What gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  /// An object and its subscription.
  final class Storage {
    let object: ObjectType
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) { self.object = object }
  }

  mutating func link(_ cursor: inout LinkCursor) {
    let storage = cursor.slot { Storage(make()) }
    storage.subscription.follow(storage.object, for: cursor.node)
    object = storage.object
  }

  func isSame(as other: StateObject) -> Bool { true }
}

/// The object is the view's own, so that its changes wake one row. One that many rows follow would wake all of them.
extension StateObject.Storage: KeptStorage {
  var readingNodes: [ViewNode] { [] }
  var isAsNew: Bool { false }
  func hand(to place: PassingNode) { subscription.hand(to: place) }
  func takeBack(from place: PassingNode) { subscription.stop() }
}

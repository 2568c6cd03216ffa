import Combine
import Foundation
import UIKit

/// An object owned elsewhere; the view updates when the object says that it will change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// The object to follow.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// The object to follow.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// What gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }
}

extension ObservedObject: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    cursor.slot { ObjectSubscription<ObjectType>() }.follow(wrappedValue, for: cursor.node)
  }

  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// Has a node evaluated again when an object says that it will change.
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
  private weak var object: Object?
  private weak var node: ViewNode?
  private var subscription: AnyCancellable?

  nonisolated init() {}

  func follow(_ new: Object, for node: ViewNode) {
    guard new !== object || node !== self.node else { return }
    object = new
    self.node = node
    subscription = new.objectWillChange.sink { [weak node] _ in
      if !MainLoop.isCurrent { Diagnostics.report(.changeOffMainActor(of: "\(Object.self)")) }
      node?.expectChange()
    }
  }

  /// Follows the object for a node that rests at `place`. As the object says that it *will* change, the node is made again while it
  /// is as it was.
  func hand(to place: PassingNode) {
    node = nil
    subscription = object?.objectWillChange.sink { [weak self, weak place] _ in
      guard MainLoop.isCurrent else {
        Diagnostics.report(.changeOffMainActor(of: "\(Object.self)"))
        place?.expectChange()
        return
      }
      MainActor.assumeIsolated {
        if EvaluatingNode.current == nil, place?.wakeContent() == true {
          self?.node?.expectChange()
        } else {
          place?.expectChange()
        }
      }
    }
  }

  func stop() {
    node = nil
    subscription = nil
  }
}

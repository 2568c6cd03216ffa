/// An object that tells, before it changes, that it will.
///
/// The `objectWillChange` that comes for free is one publisher for the life of the object. It sends before any
/// ``Published`` property of the object's class or its superclasses changes, and when the object calls its `send()`.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// let counter = Counter()
/// let cancellable = counter.objectWillChange.sink { print("will change from", counter.count) }
/// counter.count = 1
/// // Prints:
/// // will change from 0
/// ```
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.publisher(of: self)
  }
}

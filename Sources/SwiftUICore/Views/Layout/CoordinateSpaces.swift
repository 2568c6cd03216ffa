import Foundation

/// A space that places are measured against, by its type.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view itself.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

extension NamedCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace {
    switch self {
    case .global: .global
    case .local: .local
    default: .named(AnyHashable(name))
    }
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window.
  public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { .init() }
}

extension GeometryProxy {
  /// The view's frame in a space of any type.
  @_disfavoredOverload
  public func frame<S: CoordinateSpaceProtocol>(in space: S) -> CGRect { frame(in: space.coordinateSpace) }
}

extension DragGesture {
  /// A drag that is measured against a space of any type.
  @_disfavoredOverload
  public init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

import Foundation

/// Places views by rules of its own.
///
/// Hosts lay out by themselves, so a layout works with the sizes that the host reports of the subviews as it drew them. Until all are reported, and
/// where a host reports none, the subviews stand below each other. A subview cannot be asked how it would fit into less space: it answers with
/// its own size, cut to the proposal.
@MainActor @preconcurrency
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  static var layoutProperties: LayoutProperties { get }
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is offered; nil asks for the ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// What hosts may know of a layout.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// The distance views like to keep: the same for all.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views a layout places.
@MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  public typealias Element = LayoutSubview
  let subviews: [LayoutSubview]
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> LayoutSubview { subviews[position] }
}

/// One view that a layout places.
@MainActor
public struct LayoutSubview: @preconcurrency Equatable {
  let index: Int
  let size: CGSize
  let values: [ObjectIdentifier: Any]
  let placements: Placements
  public let priority: Double

  public var spacing: ViewSpacing { ViewSpacing() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: min(size.width, proposal.width ?? .infinity), height: min(size.height, proposal.height ?? .infinity))
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal))
  }

  /// Puts the point `anchor` of the view at `position`, in the coordinates of the bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    placements.origins[index] = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.index == rhs.index && lhs.placements === rhs.placements
  }
}

/// Where a layout has put its views.
@MainActor
final class Placements {
  var origins: [Int: CGPoint] = [:]
}

extension View {
  /// Hands a value to the layout around the view.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      TraitModifier(value: LayoutValue(key: ObjectIdentifier(key), value: value)) { $0.layoutValues[$1.key] = $1.value }
    )
  }
}

/// Told apart by nothing: a new value lays out anew.
nonisolated struct LayoutValue: Equatable {
  let key: ObjectIdentifier
  let value: Any

  static func == (lhs: LayoutValue, rhs: LayoutValue) -> Bool { false }
}

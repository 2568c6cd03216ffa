import Foundation
import SwiftUIElements
import SwiftUILayout

/// Places views by rules of its own.
///
/// The layout engine asks it with subviews that answer real proposals. Hosts that lay out by themselves work with the sizes that they report of
/// the subviews as drawn: until all are reported the subviews stand below each other there, and a subview answers with its own size, cut to the
/// proposal.
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
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }
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

/// The distances a view likes to keep to its neighbours.
public struct ViewSpacing: Sendable {
  private(set) var preference: SpacingPreference

  init(_ preference: SpacingPreference) { self.preference = preference }

  /// No preferences.
  public static let zero = ViewSpacing(.none)

  /// The usual preferences.
  public init() { preference = .plain }

  /// The distance to the view after it, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    preference.distance(to: next.preference, along: axis)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preference = preference.union(other.preference, edges: edges)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(preference.union(other.preference, edges: edges))
  }
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
  /// Who answers for the view.
  private enum Source {
    /// The layout engine.
    case engine(LayoutSubviewHandle)
    /// The host, which has reported the size of the view as it drew it.
    case reported(CGSize, values: [ObjectIdentifier: Any], Placements)
  }

  let index: Int
  private let source: Source
  public let priority: Double

  init(index: Int, handle: LayoutSubviewHandle) {
    self.index = index
    source = .engine(handle)
    priority = handle.priority
  }

  init(index: Int, size: CGSize, values: [ObjectIdentifier: Any], placements: Placements, priority: Double) {
    self.index = index
    source = .reported(size, values: values, placements)
    self.priority = priority
  }

  public var spacing: ViewSpacing {
    if case .engine(let handle) = source { ViewSpacing(handle.spacing) } else { ViewSpacing() }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch source {
    case .engine(let handle):
      let size = handle.size(proposal.proposal)
      return CGSize(width: size.width, height: size.height)
    case .reported(let size, _, _):
      return CGSize(
        width: min(size.width, proposal.width ?? .infinity), height: min(size.height, proposal.height ?? .infinity))
    }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    if case .engine(let handle) = source { return ViewDimensions(handle.dimensions(proposal.proposal)) }
    let size = sizeThatFits(proposal)
    return ViewDimensions(LayoutDimensions(size: Size(width: size.width, height: size.height)))
  }

  /// Puts the point `anchor` of the view at `position`, in the coordinates of the bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    switch source {
    case .engine(let handle):
      handle.place(at: Point(x: position.x, y: position.y), anchor: anchor.point, proposal: proposal.proposal)
    case .reported(_, _, let placements):
      let size = sizeThatFits(proposal)
      placements.origins[index] = CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    }
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let value: Any? =
      switch source {
      case .engine(let handle): handle.value(ObjectIdentifier(key))
      case .reported(_, let values, _): values[ObjectIdentifier(key)]
      }
    return value as? Key.Value ?? Key.defaultValue
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.engine(let one), .engine(let other)): one.node == other.node
    case (.reported(_, _, let one), .reported(_, _, let other)): lhs.index == rhs.index && one === other
    default: false
    }
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

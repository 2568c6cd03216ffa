import Foundation
import SwiftUIElements
import SwiftUILayout

/// Places views by rules of its own.
///
/// The layout engine asks it with subviews that answer real proposals. Hosts that lay out by themselves report how large the subviews like to
/// be, and how high they are in the width that they are given: until all are reported the subviews stand below each other there. Other
/// answers are the engine's estimates.
@MainActor @preconcurrency
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The size of all together, in points, for what is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts each view at its place with `place(at:anchor:proposal:)`, in the coordinates of the bounds.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date when the views change.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that all together like to keep.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Where a guide of the whole lies, from the left of the bounds; nil for where the subviews have it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the whole lies, from the top of the bounds; nil for where the subviews have it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// What hosts may know of the layout; the same for all of its values.
  static var layoutProperties: LayoutProperties { get }
}

extension Layout {
  /// Makes the cache anew, unless a layout does less.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The distances that all subviews like, unless a layout has its own.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }
  /// Where the subviews have the guide, unless a layout says otherwise.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Where the subviews have the guide, unless a layout says otherwise.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// No properties, unless a layout has its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Places the views of the content.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  /// Layouts without a cache have nothing to make.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is offered; nil asks for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// In points; nil for the ideal width.
  public var width: CGFloat?
  /// In points; nil for the ideal height.
  public var height: CGFloat?

  /// Lengths in points; nil for the ideal one.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with a length put in for each that is nil; 10 points where none is given.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// What hosts may know of a layout.
public struct LayoutProperties: Sendable {
  /// The direction of a layout that is a stack; nil for others.
  public var stackOrientation: Axis?
  /// No properties.
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

  /// Takes the greater of both preferences at each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preference = preference.union(other.preference, edges: edges)
  }

  /// The greater of both preferences at each of the edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(preference.union(other.preference, edges: edges))
  }
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view that hands none over.
  static var defaultValue: Value { get }
}

/// The views a layout places.
@MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  public typealias Element = LayoutSubview
  let subviews: [LayoutSubview]
  /// Whether the views are read from the left or from the right.
  public let layoutDirection: LayoutDirection

  /// 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { subviews.count }
  /// The view at the place; there is none beyond the ends.
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
    case reported((ProposedViewSize) -> CGSize, values: [ObjectIdentifier: Any], Placements)
  }

  let index: Int
  private let source: Source
  /// How much room the view asks for beside others; 0 unless `layoutPriority(_:)` says otherwise.
  public let priority: Double

  init(index: Int, handle: LayoutSubviewHandle) {
    self.index = index
    source = .engine(handle)
    priority = handle.priority
  }

  init(
    index: Int, size: @escaping (ProposedViewSize) -> CGSize, values: [ObjectIdentifier: Any], placements: Placements,
    priority: Double
  ) {
    self.index = index
    source = .reported(size, values: values, placements)
    self.priority = priority
  }

  /// The distances that the view likes to keep.
  public var spacing: ViewSpacing {
    if case .engine(let handle) = source { ViewSpacing(handle.spacing) } else { ViewSpacing() }
  }

  /// The size that the view takes of the proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch source {
    case .engine(let handle):
      let size = handle.size(proposal.proposal)
      return CGSize(width: size.width, height: size.height)
    case .reported(let size, _, _): return size(proposal)
    }
  }

  /// The size that the view takes of the proposal, with its guides.
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
      placements.placed[index] = Placements.Placed(
        origin: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
        proposal: proposal)
    }
  }

  /// The value that the view hands over for the key, or the key's default.
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
  struct Placed {
    var origin: CGPoint
    /// What the view was offered there.
    var proposal: ProposedViewSize

    /// Where a layout says nothing of a view.
    static func inMiddle(_ size: CGSize, of whole: CGSize) -> Placed {
      Placed(
        origin: CGPoint(x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2),
        proposal: .unspecified)
    }
  }

  var placed: [Int: Placed] = [:]
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

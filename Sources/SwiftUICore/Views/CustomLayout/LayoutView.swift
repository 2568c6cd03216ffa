import Foundation
import SwiftUIElements
import SwiftUILayout

/// Any layout, its type forgotten.
@MainActor
public struct AnyLayout: Layout {
  let stack: (any DrawnStackLayout)?
  /// The same for the layout engine, with a cache of its own.
  let makeEngineLayout: @MainActor (LayoutDirection) -> any CustomLayout
  private let arrange: @MainActor (ProposedViewSize, LayoutSubviews) -> CGSize
  private let fit: @MainActor (ProposedViewSize, LayoutSubviews) -> CGSize
  private let place: @MainActor (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  /// A layout of whatever type; changing it for another keeps the state of the views.
  public init<L: Layout>(_ layout: L) {
    stack = layout as? any DrawnStackLayout ?? (layout as? AnyLayout)?.stack
    if let known = layout as? AnyLayout {
      makeEngineLayout = known.makeEngineLayout
    } else {
      makeEngineLayout = { EngineLayout(layout, direction: $0) }
    }
    arrange = { proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      let bounds = CGRect(origin: .zero, size: size)
      layout.placeSubviews(in: bounds, proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
      return size
    }
    fit = { proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    place = { bounds, proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The size that the layout takes, with a cache made for the call.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    fit(proposal, subviews)
  }

  /// Places the views by the layout, with a cache made for the call.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }

  /// The size of all, with every subview placed.
  func run(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { arrange(proposal, subviews) }
}

/// A layout that is one of the hosts' own stacks, which they lay out without reports.
@MainActor
protocol DrawnStackLayout: Layout where Cache == Void {
  var role: Role { get }
}

extension DrawnStackLayout {
  /// Never asked: the stack is laid out as the view of its name.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  /// Never asked: the stack is laid out as the view of its name.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// `HStack` as a layout.
public struct HStackLayout: DrawnStackLayout {
  /// Where views stand across the row.
  public var alignment: VerticalAlignment
  /// In points; nil for the usual distance.
  public var spacing: CGFloat?

  /// Views in a row; spacing in points, nil for the usual one.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var role: Role {
    .stack(StackContent(axis: .horizontal, alignment: alignment.axis, spacing: spacing.map { Double($0) }))
  }
}

/// `VStack` as a layout.
public struct VStackLayout: DrawnStackLayout {
  /// Where views stand across the column.
  public var alignment: HorizontalAlignment
  /// In points; nil for the usual distance.
  public var spacing: CGFloat?

  /// Views in a column; spacing in points, nil for the usual one.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var role: Role {
    .stack(StackContent(axis: .vertical, alignment: alignment.axis, spacing: spacing.map { Double($0) }))
  }
}

/// `ZStack` as a layout.
public struct ZStackLayout: DrawnStackLayout {
  /// Which points of the views meet.
  public var alignment: Alignment
  /// Views on top of each other.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
  var role: Role { .layers(alignment: alignment.box) }
}

/// `Grid` as a layout.
public struct GridLayout: DrawnStackLayout {
  /// Where cells stand in their places.
  public var alignment: Alignment
  /// Between columns, in points; nil for the usual distance.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil for the usual distance.
  public var verticalSpacing: CGFloat?

  /// Rows whose cells stand in columns; spacing in points, nil for the usual one.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var role: Role {
    .grid(
      .table(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

/// Views placed by a layout, within the size the host reports.
struct LayoutView<Content: View>: View {
  let layout: AnyLayout
  let content: Content

  @State private var offer: CGSize?
  @State private var growth = LayoutGrowth()
  @Environment(\.hostKind) private var hostKind

  var body: some View {
    if layout.stack != nil || hostKind.laysOut {
      PlacedViews(layout: layout, offer: nil, content: content)
    } else {
      ZStack {
        PlacedViews(layout: layout, offer: offer, content: content, growth: growth) { [$growth] in
          $growth.wrappedValue = $0
        }
      }
      .modifier(
        HostFrameModifier(
          maxWidth: growth.isWide ? .infinity : nil, maxHeight: growth.isHigh ? .infinity : nil)
      )
      .modifier(
        EventModifier(kinds: .resize) { [$offer] _, value in
          guard case .size(let size) = value, size.width.isFinite, size.height.isFinite else { return }
          $offer.wrappedValue = CGSize(width: size.width, height: size.height)
        })
    }
  }
}

nonisolated struct PlacedViews<Content: View>: View {
  typealias Body = Never

  let layout: AnyLayout
  let offer: CGSize?
  let content: Content
  var growth = LayoutGrowth()
  var grow: @MainActor (LayoutGrowth) -> Void = { _ in }

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let stack = view.layout.stack {
      let node = old as? GridNode ?? GridNode(inputs)
      node.show(stack.role, view.content, inputs)
      return node
    }
    let node = old as? LayoutNode ?? LayoutNode(inputs)
    node.take(view.layout, offer: view.offer, growth: view.growth, grow: view.grow, inputs)
    node.setContent(Content._node(for: view.content, replacing: node.content, inputs.within(node)))
    node.arrange()
    return node
  }
}

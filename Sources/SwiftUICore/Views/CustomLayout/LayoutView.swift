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

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    fit(proposal, subviews)
  }

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
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// `HStack` as a layout.
public struct HStackLayout: DrawnStackLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

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
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

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
  public var alignment: Alignment
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }
  var role: Role { .layers(alignment: alignment.box) }
}

/// Views placed by a layout, within the width the host reports.
struct LayoutView<Content: View>: View {
  let layout: AnyLayout
  let content: Content

  @State private var width: CGFloat?

  var body: some View {
    if layout.stack != nil {
      PlacedViews(layout: layout, width: nil, content: content)
    } else {
      ZStack { PlacedViews(layout: layout, width: width, content: content) }
        .modifier(HostFrameModifier(maxWidth: .infinity))
        .modifier(
          EventModifier(kinds: .resize) { [$width] _, value in
            guard case .size(let size) = value, size.width.isFinite else { return }
            $width.wrappedValue = size.width
          })
    }
  }
}

nonisolated struct PlacedViews<Content: View>: View {
  typealias Body = Never

  let layout: AnyLayout
  let width: CGFloat?
  let content: Content

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let stack = view.layout.stack {
      return DrawingNode.container(Element(stack.role), view.content, replacing: old, inputs)
    }
    let node = old as? LayoutNode ?? LayoutNode(inputs)
    node.take(view.layout, width: view.width, inputs)
    node.setContent(Content._node(for: view.content, replacing: node.content, inputs.within(node)))
    node.arrange()
    return node
  }
}

/// A container whose children stand where a layout has put them, once the host has reported how large they are.
final class LayoutNode: DrawingNode, PlacingNode {
  private var layout: AnyLayout?
  private var width: CGFloat?
  private var inputs: ViewInputs?
  private var isPlanned = false

  init(_ inputs: ViewInputs) { super.init(inputs) }

  func take(_ layout: AnyLayout, width: CGFloat?, _ inputs: ViewInputs) {
    self.layout = layout
    self.width = width
    self.inputs = inputs
  }

  /// What the layout places, without the cells that stand for it at the host.
  var subjects: [DrawingNode] {
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    return drawn
  }

  func makeEngineLayout() -> (any CustomLayout)? {
    guard let layout, let inputs else { return nil }
    return layout.makeEngineLayout(inputs.environment.layoutDirection)
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    list += drawn.map { cell(for: $0.subject) }
    plan()
  }

  private func cell(for subject: DrawingNode) -> LayoutCell {
    if let cell = subject.extras?.holder as? LayoutCell { return cell }
    let cell = LayoutCell(around: subject, in: self)
    subject.withExtras { $0.holder = cell }
    return cell
  }

  /// Lays out after the update under way.
  func plan() {
    guard !isPlanned else { return }
    isPlanned = true
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      isPlanned = false
      arrange()
    }
  }

  func arrange() {
    guard let layout, let inputs else { return }
    var drawn: [DrawingNode] = []
    super.collectChildren(into: &drawn)
    let cells = drawn.map { cell(for: $0.subject) }
    let sizes = cells.compactMap(\.size)
    guard sizes.count == cells.count, !cells.isEmpty, let width else {
      for cell in cells { cell.stand(at: nil) }
      draw(Element(.stack(StackContent(axis: .vertical))), inputs)
      return
    }
    let placements = Placements()
    let subviews = LayoutSubviews(
      subviews: cells.indices.map { index in
        LayoutSubview(
          index: index, size: sizes[index], values: cells[index].values, placements: placements,
          priority: cells[index].priority)
      }, layoutDirection: inputs.environment.layoutDirection)
    let size = layout.run(ProposedViewSize(width: width, height: nil), subviews)
    for (index, cell) in cells.enumerated() {
      let middle = CGPoint(x: (size.width - sizes[index].width) / 2, y: (size.height - sizes[index].height) / 2)
      cell.stand(at: placements.origins[index] ?? middle)
    }
    var element = Element(.layers(alignment: BoxAlignment(horizontal: .leading, vertical: .leading)))
    var frame = Frame(alignment: BoxAlignment(horizontal: .leading, vertical: .leading))
    if size.width.isFinite { frame.width = size.width }
    if size.height.isFinite { frame.height = size.height }
    element.style.frame = frame
    draw(element, inputs)
  }
}

/// One placed view, which tells its own size.
final class LayoutCell: HolderNode {
  private unowned let inner: DrawingNode
  private unowned let owner: LayoutNode
  private(set) var size: CGSize?

  init(around subject: DrawingNode, in owner: LayoutNode) {
    inner = subject
    self.owner = owner
    super.init(ViewInputs(parent: owner, environment: EnvironmentValues()))
    setHandler { [unowned self] kind, value in
      guard kind == .resize, case .size(let new) = value, new.width.isFinite, new.height.isFinite else { return false }
      let size = CGSize(width: new.width, height: new.height)
      guard size != self.size else { return false }
      self.size = size
      self.owner.plan()
      return true
    }
    stand(at: nil)
  }

  var values: [ObjectIdentifier: Any] { inner.extras?.traits?.layoutValues ?? [:] }
  var priority: Double { inner.outermost.element.style.layoutPriority }

  func stand(at origin: CGPoint?) {
    var element = Element(.box(alignment: BoxAlignment(horizontal: .leading, vertical: .leading)), accepts: .resize)
    element.style.fixesWidth = true
    element.style.fixesHeight = true
    if let origin, origin.x.isFinite, origin.y.isFinite {
      element.style.offset = Size(width: origin.x, height: origin.y)
    }
    setElement(element)
  }

  override func subjectChanged(_ subject: DrawingNode) { owner.plan() }

  override func collectChildren(into list: inout [DrawingNode]) { list.append(inner.outermost) }
}

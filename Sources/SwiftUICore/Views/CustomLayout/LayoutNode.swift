import Foundation
import SwiftUIElements
import SwiftUILayout

/// On which axes a layout takes more where it is offered more.
struct LayoutGrowth: Equatable, Sendable {
  var isWide = true
  var isHigh = false

  init() {}

  /// Asked of the layout itself, by a great offer. What is narrower in less room fills the width, so that the host tells how much there is.
  @MainActor init(of layout: AnyLayout, _ subviews: LayoutSubviews, width: CGFloat) {
    let great: CGFloat = 100_000
    func size(_ width: CGFloat, _ height: CGFloat?) -> CGSize {
      var cache: Void = ()
      return layout.sizeThatFits(
        proposal: ProposedViewSize(width: width, height: height), subviews: subviews, cache: &cache)
    }
    isWide = !(abs(size(great, nil).width - size(0, nil).width) < 1)
    isHigh = size(width, great).height - size(width, nil).height > 1
  }
}

/// A container whose children stand where a layout has put them, once the host has reported how large they are. A host that lays out
/// has them placed by the layout itself.
final class LayoutNode: DrawingNode, PlacingNode, @preconcurrency LayoutMaking {
  private var layout: AnyLayout?
  /// What the host has room for.
  private var offer: CGSize?
  private var growth = LayoutGrowth()
  private var grow: (LayoutGrowth) -> Void = { _ in }
  private var inputs: ViewInputs?
  private var isPlanned = false

  init(_ inputs: ViewInputs) { super.init(inputs) }

  func take(
    _ layout: AnyLayout, offer: CGSize?, growth: LayoutGrowth, grow: @escaping @MainActor (LayoutGrowth) -> Void,
    _ inputs: ViewInputs
  ) {
    self.layout = layout
    self.offer = offer
    self.growth = growth
    self.grow = grow
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

  override var engineInside: LayoutRules.Inside { .placed(by: self) }

  override func collectChildren(into list: inout [DrawingNode]) {
    if graph.traits.laysOut { return list += subjects }
    list += subjects.map { cell(for: $0.subject) }
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
    if graph.traits.laysOut {
      draw(Element(.layers(alignment: BoxAlignment(horizontal: .leading, vertical: .leading))), inputs)
      return tellRules()
    }
    let cells = subjects.map { cell(for: $0.subject) }
    guard let offer, !cells.isEmpty, cells.allSatisfy({ $0.ideal != nil }) else {
      for cell in cells { cell.measure() }
      draw(Element(.stack(StackContent(axis: .vertical))), inputs)
      return
    }
    let placements = Placements()
    let subviews = LayoutSubviews(
      subviews: cells.enumerated().map { index, cell in
        LayoutSubview(
          index: index, size: cell.size(in:), values: cell.values, placements: placements, priority: cell.priority)
      }, layoutDirection: inputs.environment.layoutDirection)
    tellGrowth(LayoutGrowth(of: layout, subviews, width: offer.width))
    let height = givenHeight ?? (growth.isHigh ? offer.height : nil)
    let size = layout.run(ProposedViewSize(width: offer.width, height: height), subviews)
    for (index, cell) in cells.enumerated() {
      let placed = placements.placed[index] ?? .inMiddle(cell.size(in: .unspecified), of: size)
      cell.stand(placed)
    }
    var element = Element(.layers(alignment: BoxAlignment(horizontal: .leading, vertical: .leading)))
    var frame = Frame(alignment: BoxAlignment(horizontal: .leading, vertical: .leading))
    if size.width.isFinite { frame.width = size.width }
    if size.height.isFinite { frame.height = size.height }
    element.style.frame = frame
    draw(element, inputs)
  }

  /// The height that a frame around it has, less the padding in between; nil where the host decides it.
  private var givenHeight: CGFloat? {
    var padding = 0.0
    var next = graph.drawnParent(id)
    while let around = next.flatMap(graph.drawnNode) {
      if let height = around.style.frame?.height { return max(0, height - padding) }
      padding += around.style.padding?.vertical ?? 0
      switch around.role {
      case .box, .layers: next = graph.drawnParent(around.id)
      default: return nil
      }
    }
    return nil
  }

  private func tellGrowth(_ new: LayoutGrowth) {
    guard new != growth else { return }
    growth = new
    let grow = grow
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      grow(new)
    }
  }
}

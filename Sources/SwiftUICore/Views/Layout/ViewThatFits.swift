import SwiftUIElements
import SwiftUILayout

/// The first of several views whose ideal size fits into what is offered, by the layout engine; the last where none does.
public nonisolated struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Looks at the sizes along the axes only.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? ChoiceNode ?? ChoiceNode(inputs)
    node.axes = view.axes
    node.draw(Element(.box(alignment: BoxAlignment())), inputs)
    node.tellRules()
    node.setContent(Content._node(for: view.content, replacing: node.content, inputs.within(node)))
    return node
  }
}

/// Draws one of what is below, the one that the engine has chosen. A host that lays out chooses itself among all.
final class ChoiceNode: DrawingNode, MeasuringNode, ChoosingNode {
  var axes: Axis.Set = []
  private var chosen = 0

  init(_ inputs: ViewInputs) {
    super.init(inputs)
    graph.measure(self)
  }

  override func unmount() {
    graph.stopMeasuring(self)
    super.unmount()
  }

  var needsEngine: Bool { true }

  override var engineInside: LayoutRules.Inside { .firstThatFits(axes) }

  var candidates: [DrawingNode] {
    var all: [DrawingNode] = []
    super.collectChildren(into: &all)
    return all
  }

  func choose(_ index: Int) {
    guard index != chosen else { return }
    chosen = index
    structureChanged()
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    let all = candidates
    if graph.traits.laysOut { return list += all }
    if all.indices.contains(chosen) { list.append(all[chosen]) } else if let last = all.last { list.append(last) }
  }
}

import Foundation

/// One place in a session's retained tree. View values come and go; the node at their place keeps identity, state, subscriptions and lifecycle.
///
/// A structural node (a group, a condition, a modifier with a life) draws nothing and hands on what is below it. A `DrawingNode` carries one element.
@MainActor
public class ViewNode {
  let graph: Graph
  /// nil for the root, and once unmounted.
  private(set) unowned(unsafe) var parent: ViewNode?
  /// How many nodes are above it.
  let depth: Int16
  private(set) var isMounted = true
  /// On a page or tab that is not shown now.
  private(set) final var isCovered: Bool
  /// Waiting for `evaluate()`.
  var isDirty = false

  init(_ inputs: ViewInputs) {
    graph = inputs.parent.graph
    parent = inputs.parent
    depth = min(inputs.parent.depth, .max - 1) + 1
    isCovered = inputs.parent.isCovered
  }

  init(root graph: Graph) {
    self.graph = graph
    parent = nil
    depth = 0
    isCovered = false
  }

  /// Whether values of preferences are given, changed or heard of here. Asked of each node, where the protocols that say so would
  /// have to be looked for among all that there are.
  var handlesPreferences: Bool { false }

  /// The locale of what is evaluated here.
  var locale: Locale? { parent?.locale }
  /// The time zone of what is evaluated here.
  var timeZone: TimeZone? { parent?.timeZone }

  /// Appends the drawing nodes that stand for this node in its nearest drawing ancestor, in order.
  func flatten(into list: inout [DrawingNode]) {}

  /// Calls `visit` on every node directly below.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Brings this node and what is below it up to date after something it reads has changed.
  func evaluate() {}

  /// Leaves the tree for good. Overriders unmount what is below them and call this last.
  func unmount() {
    isMounted = false
    isDirty = false
    parent = nil
  }

  /// For a node made together with its parent.
  final func reparent(to node: ViewNode) { parent = node }

  /// The list that `flatten(into:)` gives has changed.
  func structureChanged() { parent?.structureChanged() }

  /// Has this node evaluated before the next frame.
  final func setNeedsEvaluation() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.add(dirty: self)
  }

  /// Tells every view below that what shows it was covered or uncovered.
  final func setCovered(_ isCovered: Bool) {
    if isCovered != self.isCovered {
      self.isCovered = isCovered
      coverChanged()
    }
    forEachChild { $0.setCovered(isCovered) }
  }

  /// `isCovered` has changed.
  func coverChanged() {}

  /// What diagnostics call it.
  var name: String { String(describing: type(of: self)) }

  /// The type of the view that an app wrote at this place; nil where the view is one of many that draw themselves or change others.
  var viewName: String? { nil }

  /// The nearest node of a class above this one.
  final func ancestor<Node: ViewNode>(_ type: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node as? Node { return found }
      next = node.parent
    }
    return nil
  }
}

/// Stands wherever nothing is shown: one for a whole session, so that it has no parent and never leaves.
final class NothingNode: ViewNode {
  override func unmount() {}
}

/// A structural node with one child.
class PassingNode: ViewNode {
  private(set) var content: ViewNode?

  /// Takes the node made or kept for the content; another node than before replaces it.
  final func setContent(_ node: ViewNode) {
    guard node !== content else { return }
    let old = content
    content = node
    old?.unmount()
    structureChanged()
  }

  override func flatten(into list: inout [DrawingNode]) { content?.flatten(into: &list) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }

  override func unmount() {
    content?.unmount()
    content = nil
    super.unmount()
  }
}

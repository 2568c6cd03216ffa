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
  private var standing: Standing
  /// How many values of others it has read, as far as a byte counts: all of those tell it of their changes.
  private(set) final var reads: UInt8 = 0
  /// Waiting for `evaluate()`.
  var isDirty = false

  private struct Standing: OptionSet {
    var rawValue: UInt8
    static let mounted = Standing(rawValue: 1)
    static let covered = Standing(rawValue: 2)
  }

  final var isMounted: Bool { standing.contains(.mounted) }
  /// On a page or tab that is not shown now.
  final var isCovered: Bool { standing.contains(.covered) }

  init(_ inputs: ViewInputs) {
    graph = inputs.parent.graph
    parent = inputs.parent
    depth = min(inputs.parent.depth, .max - 1) + 1
    standing = inputs.parent.isCovered ? [.mounted, .covered] : .mounted
  }

  init(root graph: Graph) {
    self.graph = graph
    parent = nil
    depth = 0
    standing = .mounted
  }

  /// Whether values of preferences are given, changed or heard of here. Asked of each node, where the protocols that say so would
  /// have to be looked for among all that there are.
  var handlesPreferences: Bool { false }

  /// The value of a preference that is given here; nil where none is.
  var handedPreference: (any HandedPreference)? { nil }

  /// Whether a view and ``storage`` are enough to make the node again as it is.
  var mayRest: Bool { false }

  /// Which of several things it shows; the same for all that show one.
  var choice: UInt { 0 }

  /// Those by which an app finds what is here, or directly below.
  var identities: [AnyHashable] { [] }

  /// What must outlast the node while its row rests.
  var storage: [AnyObject] { [] }

  /// It has read a value that tells it of changes.
  final func noteRead() { if reads < .max { reads += 1 } }

  /// It has read what cannot be counted.
  final func noteUncountedRead() { reads = .max }

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
    standing.remove(.mounted)
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
      standing.formSymmetricDifference(.covered)
      coverChanged()
    }
    forEachChild { $0.setCovered(isCovered) }
  }

  /// `isCovered` has changed.
  func coverChanged() {}

  /// Whether it has its view appear and disappear with the page that it is on.
  var appearsWithPage: Bool { false }

  /// What diagnostics call it.
  var name: String { String(describing: type(of: self)) }

  /// The type of the view that an app wrote at this place; nil where the view is one of many that draw themselves or change others.
  var viewName: String? { nil }

  /// The nearest such type at this place or around it.
  final var nearestViewName: String? {
    var next: ViewNode? = self
    while let node = next, node.viewName == nil { next = node.parent }
    return next?.viewName
  }

  /// Whether it is in what another one holds.
  final func isBelow(_ node: ViewNode) -> Bool {
    var next = parent
    while let above = next, above !== node { next = above.parent }
    return next != nil
  }

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
  override var mayRest: Bool { true }

  override func unmount() {}
}

/// A structural node with one child.
class PassingNode: ViewNode {
  private(set) var content: ViewNode?

  /// Whether rows of a list may rest in place of the content.
  var restsRows: Bool { false }

  /// Takes the node made or kept for the content; another node than before replaces it.
  final func setContent(_ node: ViewNode) {
    guard node !== content else { return }
    let old = content
    content = node
    old?.unmount()
    structureChanged()
  }

  /// Has `node`, which stands for the same drawn nodes, in place of the content.
  final func exchangeContent(for node: ViewNode) {
    content?.unmount()
    content = node
  }

  /// Makes the content again where it rests. False where it does not.
  final func wakeContent() -> Bool { (content as? RestingNode)?.wake() ?? false }

  override func flatten(into list: inout [DrawingNode]) { content?.flatten(into: &list) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }

  override func unmount() {
    content?.unmount()
    content = nil
    super.unmount()
  }
}

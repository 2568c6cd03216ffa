/// One of two views, from `if … else` or `switch`.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public let storage: Storage

  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? BranchNode ?? BranchNode(inputs)
    let inputs = inputs.through(node)
    switch view.storage {
    case .trueContent(let content):
      node.choose(0) { TrueContent._node(for: content, replacing: $0, inputs) }
    case .falseContent(let content):
      node.choose(1) { FalseContent._node(for: content, replacing: $0, inputs) }
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? BranchNode ?? BranchNode(inputs)
    if let content = view {
      let inputs = inputs.through(node)
      node.choose(0) { Wrapped._node(for: content, replacing: $0, inputs) }
    } else {
      node.chooseNothing()
    }
    return node
  }
}

/// A structural node that shows one of several branches; another branch starts afresh.
class BranchNode: ViewNode {
  private(set) final var branch: AnyHashable?
  private(set) final var content: ViewNode?

  /// Shows the branch `key`; `make` gets the node of that branch where it is shown already.
  final func choose(_ key: AnyHashable, _ make: (ViewNode?) -> ViewNode) {
    let old = branch == key ? content : nil
    if old == nil, content != nil { clear() }
    let node = make(old)
    branch = key
    guard node !== content else { return }
    content?.unmount()
    content = node
    structureChanged()
  }

  final func chooseNothing() {
    branch = nil
    if content != nil { clear() }
  }

  private func clear() {
    content?.unmount()
    content = nil
    structureChanged()
  }

  override func flatten(into list: inout [DrawingNode]) { content?.flatten(into: &list) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }

  override func unmount() {
    content?.unmount()
    super.unmount()
  }
}

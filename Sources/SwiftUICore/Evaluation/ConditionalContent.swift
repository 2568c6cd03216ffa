/// One of two views, from `if … else` or `switch`.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  /// The view that is shown, by its branch.
  public enum Storage {
    /// The view of the first branch.
    case trueContent(TrueContent)
    /// The view of the second branch.
    case falseContent(FalseContent)
  }

  /// The view that is shown.
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
      node.choose(.first) { TrueContent._node(for: content, replacing: $0, inputs) }
    case .falseContent(let content):
      node.choose(.second) { FalseContent._node(for: content, replacing: $0, inputs) }
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    // Most places that may be empty are: neither these nor what stands in the others needs a node around it.
    let nothing = inputs.parent.graph.nothing
    guard let content = view else { return nothing }
    return Wrapped._node(for: content, replacing: old === nothing ? nil : old, inputs)
  }
}

/// A structural node that shows one of several branches; another branch starts afresh.
class BranchNode: ViewNode {
  /// Tells branches of one place apart, in a word: a row has many places that may be empty.
  struct Branch: Equatable {
    let word: UInt
    static let none = Branch(word: 0)
    static let first = Branch(word: 1)
    static let second = Branch(word: 2)

    private init(word: UInt) { self.word = word }

    /// What a type shows.
    init(_ type: Any.Type) { word = UInt(bitPattern: ObjectIdentifier(type)) }
  }

  private final var branch = Branch.none
  private(set) final var content: ViewNode?

  /// Shows `branch`; `make` gets the node of that branch where it is shown already.
  final func choose(_ branch: Branch, _ make: (ViewNode?) -> ViewNode) {
    let old = branch == self.branch ? content : nil
    if old == nil, content != nil { clear() }
    let node = make(old)
    self.branch = branch
    guard node !== content else { return }
    content?.unmount()
    content = node
    structureChanged()
  }

  final func clear() {
    content?.unmount()
    content = nil
    structureChanged()
  }

  override var mayRest: Bool { true }
  override var choice: UInt { branch.word }

  override func flatten(into list: inout [DrawingNode]) { content?.flatten(into: &list) }

  override func forEachChild(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }

  override func unmount() {
    content?.unmount()
    super.unmount()
  }
}

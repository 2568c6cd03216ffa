/// A view whose type is not known to the compiler. Another type at the same place starts afresh.
public nonisolated struct AnyView: View {
  public typealias Body = Never

  let box: AnyViewBox

  init(box: AnyViewBox) { self.box = box }

  /// Any view; one that is an `AnyView` already is not put into another.
  public init<Content: View>(_ view: Content) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// Any view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let end = inputs.endOfNesting(replacing: old) { return end }
    let node = old as? BranchNode ?? BranchNode(inputs)
    node.choose(BranchNode.Branch(type(of: view.box))) { view.box.node(replacing: $0, inputs.through(node)) }
    return node
  }
}

/// A view behind a reference.
nonisolated class AnyViewBox {
  @MainActor
  func node(replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode { old ?? ViewNode(inputs) }

  /// Whether the other view would draw the same, as `ValueComparison` tells.
  @MainActor
  func isAlike(_ other: AnyViewBox) -> Bool { false }

  /// Hands the view to a reader of any view.
  @MainActor
  func read(_ reader: (any View) -> Void) {}
}

nonisolated final class TypedViewBox<Content: View>: AnyViewBox {
  let view: Content

  init(_ view: Content) { self.view = view }

  @MainActor
  override func node(replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    Content._node(for: view, replacing: old, inputs)
  }

  @MainActor
  override func read(_ reader: (any View) -> Void) { reader(view) }

  @MainActor
  override func isAlike(_ other: AnyViewBox) -> Bool {
    if other === self { return true }
    guard type(of: other) == TypedViewBox.self, ComparedNesting.level < ComparedNesting.limit else { return false }
    ComparedNesting.level += 1
    defer { ComparedNesting.level -= 1 }
    return ValueComparison.areAlike(view, unsafeDowncast(other, to: TypedViewBox.self).view)
  }
}

/// How many views of unknown type within each other are being compared. What is deeper counts as changed.
@MainActor
private enum ComparedNesting {
  static var level = 0
  static let limit = 200
}

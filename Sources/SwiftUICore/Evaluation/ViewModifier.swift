/// A change of a view that can be used on any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The changed view; `content` stands for the view it is used on.
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  /// Brings the node of a modified view up to date. For this module's own modifiers; the default evaluates `body(content:)`.
  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode

  /// Evaluates `body(content:)`, as ``View/_evaluate(_:)`` does.
  @MainActor static func _evaluate(_ evaluation: _BodyEvaluation<Self>, content: Content)
}

extension ViewModifier {
  @inlinable @MainActor public static func _evaluate(_ evaluation: _BodyEvaluation<Self>, content: Content) {
    evaluation._show(evaluation._read { $0.body(content: content) })
  }

  @MainActor public static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    guard let node = old as? CustomModifierNode<Self> else {
      return CustomModifierNode(view.modifier, content: view.content, inputs)
    }
    node.update(view.modifier, content: view.content, inputs)
    return node
  }

  /// This modifier, then another around it.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A modifier that the graph knows has no body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A view, or a modifier, with a modifier around it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier further within.
  public var content: Content
  /// The modifier around it.
  public var modifier: Modifier

  /// A view, or a modifier, with a modifier around it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    Modifier._node(for: view, replacing: old, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let inner = ModifiedContent<Modified, Content>(content: view.content, modifier: view.modifier.content)
    let both = ModifiedContent<ModifiedContent<Modified, Content>, Modifier>(
      content: inner, modifier: view.modifier.modifier)
    return Modifier._node(for: both, replacing: old, inputs)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// The same as `.identity`.
  public init() {}

  @MainActor public static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode { Modified._node(for: view.content, replacing: old, inputs) }
}

/// Stands for the view a modifier is used on. Its environment is that of the modifier's body; modifiers around it are the content's.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let box: AnyViewBox

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    view.box.node(replacing: old, inputs)
  }
}

/// A modifier with a body, and the view it is used on.
class CustomModifierNode<Modifier: ViewModifier>: LinkedNode<Modifier> {
  private var modified: AnyViewBox

  init<Modified: View>(_ modifier: Modifier, content: Modified, _ inputs: ViewInputs) {
    modified = TypedViewBox(content)
    super.init(modifier, inputs)
    evaluate()
  }

  final func update<Modified: View>(_ modifier: Modifier, content new: Modified, _ inputs: ViewInputs) {
    let isSame =
      (modified as? TypedViewBox<Modified>).map { ValueComparison.areAlike($0.view, new) } ?? false
    if !isSame { modified = TypedViewBox(new) }
    update(modifier, inputs, forced: !isSame)
  }

  override var mayRest: Bool { keepsItsStorage }

  override func evaluate() {
    Modifier._evaluate(_BodyEvaluation(node: self), content: _ViewModifier_Content(box: modified))
  }
}

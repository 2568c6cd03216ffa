/// A part of a screen, described by what it shows now. Apps conform with a `body`; the views of this module draw.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Brings the node at this view's place up to date, or makes it where `old` is nil. For this module's own views; the default evaluates `body`.
  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode

  /// Evaluates `body`. The default is compiled where the view is, which knows the body's type: elsewhere it would be searched for
  /// by its name.
  @MainActor static func _evaluate(_ evaluation: _BodyEvaluation<Self>)
}

extension View {
  @inlinable @MainActor public static func _evaluate(_ evaluation: _BodyEvaluation<Self>) {
    evaluation._show(evaluation._read { $0.body })
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let end = inputs.endOfNesting(replacing: old) { return end }
    guard let node = old as? CompositeNode<Self> else { return CompositeNode(view, inputs) }
    node.update(view, inputs)
    return node
  }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("Never has no value.") }
}

extension View where Body == Never {
  /// A view that draws has no body; the graph never asks for it.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A view that shows nothing and takes no space.
public nonisolated struct EmptyView: View, Sendable {
  public typealias Body = Never

  /// A view that draws nothing.
  public init() {}

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    inputs.parent.graph.nothing
  }
}

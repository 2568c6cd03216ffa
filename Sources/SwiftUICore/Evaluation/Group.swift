/// Several views as one, without drawing anything around them.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// The views, which the container around lays out one by one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    Content._node(for: view.content, replacing: old, inputs)
  }
}

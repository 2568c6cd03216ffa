extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View { modifier(TitleModifier(title: title)) }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }

  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(TitleSizeModifier(size: displayMode.size)) }

  /// Shown under the title by no host.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarHidingModifier(hides: hidden))
  }
}

extension View {
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BackHidingModifier(hides: hidesBackButton))
  }
}

nonisolated struct BackHidingModifier: ViewModifier {
  typealias Body = Never

  let hides: Bool

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? BackHidingNode ?? BackHidingNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.tell(view.modifier.hides)
    return node
  }
}

/// The bar of a page.
public struct NavigationBarItem: Hashable, Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large, inlineLarge

    var size: PageContent.TitleSize {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large, .inlineLarge: .large
      }
    }
  }
}

nonisolated struct TitleModifier: ViewModifier {
  typealias Body = Never

  let title: Text

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? TitleNode ?? TitleNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.tell(view.modifier.title.plain(in: inputs.environment))
    return node
  }
}

nonisolated struct TitleSizeModifier: ViewModifier {
  typealias Body = Never

  let size: PageContent.TitleSize

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? TitleSizeNode ?? TitleSizeNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.tell(view.modifier.size)
    return node
  }
}

nonisolated struct BarHidingModifier: ViewModifier {
  typealias Body = Never

  let hides: Bool

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? BarHidingNode ?? BarHidingNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.tell(view.modifier.hides)
    return node
  }
}

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

nonisolated struct BackHidingModifier: ReportingModifier {
  let hides: Bool

  @MainActor func value(in environment: EnvironmentValues) -> Bool { hides }

  @MainActor static func report(_ hides: Bool?, to page: PageNode?, from node: ViewNode) {
    page?.set(hidesBack: hides ?? false, of: node)
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

nonisolated struct TitleModifier: ReportingModifier {
  let title: Text

  @MainActor func value(in environment: EnvironmentValues) -> String { title.plain(in: environment) }

  /// Outside of pages the window is named.
  @MainActor static func report(_ title: String?, to page: PageNode?, from node: ViewNode) {
    if let page {
      page.set(title: title, of: node)
    } else if let title {
      node.graph.command(.title(title))
    }
  }
}

nonisolated struct TitleSizeModifier: ReportingModifier {
  let size: PageContent.TitleSize

  @MainActor func value(in environment: EnvironmentValues) -> PageContent.TitleSize { size }

  @MainActor static func report(_ size: PageContent.TitleSize?, to page: PageNode?, from node: ViewNode) {
    page?.set(size: size, of: node)
  }
}

nonisolated struct BarHidingModifier: ReportingModifier {
  let hides: Bool

  @MainActor func value(in environment: EnvironmentValues) -> Bool { hides }

  @MainActor static func report(_ hides: Bool?, to page: PageNode?, from node: ViewNode) {
    page?.set(hidesBar: hides ?? false, of: node)
  }
}

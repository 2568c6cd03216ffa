extension View {
  /// Titles the page; outside of pages it names the window.
  public nonisolated func navigationTitle(_ title: Text) -> some View { modifier(TitleModifier(title: title)) }
  /// With a string key as the title.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// With a string as the title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// With a binding's text as the title; a person cannot change it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Titles the page, in the older form.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// With a string key as the title, in the older form.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// With a string as the title, in the older form.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Titles the page and says how large the title is.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// With a string key as the title, and how large it is.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }

  /// With a string as the title, and how large it is.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }

  /// Says whether the page's title stands in the bar or in large letters below it.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { modifier(TitleSizeModifier(size: displayMode.size)) }

  /// Says whether the page's title stands in the bar or in large letters below it.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(TitleSizeModifier(size: mode.size))
  }

  /// Stands below the title, in smaller letters.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }

  /// With a string key as the subtitle.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// With a string as the subtitle.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Hides the bar of the page, or has it shown.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarHidingModifier(hides: hidden))
  }
}

extension View {
  /// Hides the page's back button, or has it shown.
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
  /// How large a page's title is; `inlineLarge` is the same as `large`.
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

/// How large a page's title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let size: PageContent.TitleSize
  /// As the page below has it; large on the first.
  public static let automatic = ToolbarTitleDisplayMode(size: .automatic)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(size: .inline)
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(size: .large)
  /// The same as `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(size: .large)
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

nonisolated struct SubtitleModifier: ReportingModifier {
  let subtitle: Text

  @MainActor func value(in environment: EnvironmentValues) -> String { subtitle.plain(in: environment) }

  @MainActor static func report(_ subtitle: String?, to page: PageNode?, from node: ViewNode) {
    page?.set(subtitle: subtitle, of: node)
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

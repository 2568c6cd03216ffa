/// How tabs are chosen: by a bar, or by swiping from page to page.
public protocol TabViewStyle: Sendable {
  /// How pages are drawn; nil for a bar.
  var _pages: PageTabViewStyle? { get }
}

extension TabViewStyle {
  public var _pages: PageTabViewStyle? { nil }
}

/// A bar with an entry for each tab.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar with an entry for each tab.
  public static var automatic: DefaultTabViewStyle { .init() }
}

/// A bar, as `automatic`: drawn as a bar instead of a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, as `automatic`, in place of a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// A bar with an entry for each tab.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar with an entry for each tab.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

/// Tabs in a frame; drawn as `automatic` is.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Drawn as `automatic` is.
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// Pages that are swiped, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below pages are drawn.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  let indexDisplayMode: IndexDisplayMode

  /// Pages whose dots are drawn by the given rule.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public var _pages: PageTabViewStyle? { self }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped, with a dot for each.
  public static var page: PageTabViewStyle { .init() }
  /// Pages that are swiped, with the dots drawn by the given rule.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

/// What stands behind the dots of pages.
public protocol IndexViewStyle: Sendable {
  var _hasBackground: Bool { get }
}

/// The dots of pages, on a background or without one.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When a background stands behind the dots; only `always` puts one there.
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Dots with a background by the given rule.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { .init() }
  /// Dots with a background where the rule is `always`.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  private struct PagesKey: EnvironmentKey { static let defaultValue: PageTabViewStyle? = nil }
  private struct IndexBackgroundKey: EnvironmentKey { static let defaultValue = false }

  var pages: PageTabViewStyle? {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }

  var indexHasBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Has the tab views within show a bar, or pages that are swiped.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let pages = style._pages
    return modifier(EnvironmentChange { $0.pages = pages })
  }

  /// Says what stands behind the dots of the pages within.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasBackground = style._hasBackground
    return modifier(EnvironmentChange { $0.indexHasBackground = hasBackground })
  }
}

/// Pages one below the other; hosts turn them from side to side.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The same as `.verticalPage`.
  public init() {}
  public var _pages: PageTabViewStyle? { PageTabViewStyle() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages one below the other; hosts turn them from side to side.
  public static var verticalPage: VerticalPageTabViewStyle { .init() }
}
/// Pages that come one after the other; hosts turn them from side to side.
public struct CarouselTabViewStyle: TabViewStyle {
  /// The same as `.carousel`.
  public init() {}
  public var _pages: PageTabViewStyle? { PageTabViewStyle() }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages that come one after the other; hosts turn them from side to side.
  public static var carousel: CarouselTabViewStyle { .init() }
}

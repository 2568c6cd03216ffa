/// How tabs are chosen: by a bar, or by swiping from page to page.
public protocol TabViewStyle: Sendable {
  /// How pages are drawn; nil for a bar.
  var _pages: PageTabViewStyle? { get }
}

extension TabViewStyle {
  public var _pages: PageTabViewStyle? { nil }
}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

/// Pages that are swiped, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  public var _pages: PageTabViewStyle? { self }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    .init(indexDisplayMode: indexDisplayMode)
  }
}

/// What stands behind the dots of pages.
public protocol IndexViewStyle: Sendable {
  var _hasBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

  let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { .init() }
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
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let pages = style._pages
    return modifier(EnvironmentChange { $0.pages = pages })
  }

  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasBackground = style._hasBackground
    return modifier(EnvironmentChange { $0.indexHasBackground = hasBackground })
  }
}

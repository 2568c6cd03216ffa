/// Where a search field stands; hosts put it into the page's bar.
public struct SearchFieldPlacement: Sendable {
  /// In the bar of the page.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of the page.
  public static let toolbar = SearchFieldPlacement()
  /// In the bar of the page.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// In the bar of the page.
  public static let sidebar = SearchFieldPlacement()
  /// In the bar of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Whether the search field is always there; it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field is always there.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is always there.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// In the bar of the page, whatever the mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .automatic
  }
}

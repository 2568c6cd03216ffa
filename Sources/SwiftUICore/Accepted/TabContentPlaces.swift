extension TabContent {
  /// Hosts have tabs in a bar alone.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Hosts let nobody rearrange tabs.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Hosts have tabs in a bar alone.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

/// Where a tab stands; no host has a place but the bar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A bar of tabs that may be a sidebar; no host has a place but the bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

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
  /// Hosts have no menus on tabs.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
  /// Hosts have no tabs in a sidebar whose rows are swiped.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  /// Hosts drop nothing on tabs.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }
}

extension TabSection {
  /// Hosts let nobody rearrange tabs.
  public nonisolated func customizationID(_ id: String) -> Self { self }
  /// Hosts let nobody rearrange tabs.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Hosts have tabs in a bar alone.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Hosts have tabs in a bar alone.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// Hosts do not show the name, beside which actions would stand.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
}

extension View {
  /// Accepted; hosts have tabs in a bar alone.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
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

import Foundation

extension View {
  /// Shows or hides bars. Hosts hide the bar of a page; other bars stay as they are.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isOfPage = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return modifier(BarHidingModifier(hides: isOfPage && visibility == .hidden))
  }

  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isOfPage = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return modifier(BarHidingModifier(hides: isOfPage && visibility == .hidden))
  }

  /// Hosts have no item of their own in bars but the way back, which stays.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

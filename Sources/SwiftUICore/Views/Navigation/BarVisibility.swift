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

}

public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

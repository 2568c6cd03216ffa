import Foundation

extension View {
  /// Shows or hides bars. Hosts hide the bar of a page and that of the tabs around; other bars stay as they are.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  /// Shows or hides bars, as `toolbar(_:for:)` does: of those named, the bars of a page and of the tabs around.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, bars)
  }

  private nonisolated func showing(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isOfPage = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return modifier(TabHiding(hides: bars.contains(.tabBar) && visibility == .hidden))
      .modifier(BarHidingModifier(hides: isOfPage && visibility == .hidden))
  }

  /// Hosts have no item of their own in bars but the way back, which stays.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar of the page.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar below the page; its visibility is not changed.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of the page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window; its visibility is not changed.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// Has the tabs around show no bar.
nonisolated struct TabHiding: StyleModifier, Equatable {
  let hides: Bool

  @MainActor func fold(into folding: inout Folding) {
    if hides { folding.style.hidesTabs = true }
  }
}

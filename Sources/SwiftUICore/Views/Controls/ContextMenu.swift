/// The actions of a view, as they were given before there was `contextMenu(menuItems:)`.
public nonisolated struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// The actions, in the order in which the menu lists them.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// The menu of the view; nil leaves the view without one.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}

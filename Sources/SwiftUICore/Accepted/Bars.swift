extension View {
  /// Accepted; hosts have one kind of bar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted; hosts show no menu at the title.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// What a bar is for; hosts have one kind.
public struct ToolbarRole: Sendable {
  /// As the system likes.
  public static let automatic = ToolbarRole()
  /// Pages on each other.
  public static let navigationStack = ToolbarRole()
  /// Going back and forth.
  public static let browser = ToolbarRole()
  /// A document.
  public static let editor = ToolbarRole()
}

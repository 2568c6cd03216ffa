extension View {
  /// Accepted; hosts have one kind of bar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted; hosts show no menu at the title.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Accepted; hosts show suggestions that are given to `searchable` itself.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Accepted; hosts search in one scope.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// With a rule for when scopes are shown.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Accepted; hosts do not complete what is typed.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
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

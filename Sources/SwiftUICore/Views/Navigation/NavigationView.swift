import Foundation

/// The navigation container of the first era. Its links push pages, as in a stack. Two or three views in it are columns, as in a split view.
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content

  /// One view is the root of a stack; two or three become columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @Environment(\.viewportSize) private var viewport
  @Environment(\.navigationIsStack) private var isStack

  @MainActor public var body: some View {
    if let parts = (content as? any SeveralViews)?.parts, (2...3).contains(parts.count) {
      if isStack {
        NavigationBody(path: nil, shown: [], root: parts[0])
      } else {
        SplitBody(parts: parts, isWide: viewport.width >= 700)
      }
    } else {
      NavigationBody(path: nil, shown: [], root: content)
    }
  }
}

extension View {
  /// Whether a navigation view shows its second view beside the first, or the first alone.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationIsStack, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  private struct NavigationIsStackKey: EnvironmentKey { static let defaultValue = false }

  var navigationIsStack: Bool {
    get { self[NavigationIsStackKey.self] }
    set { self[NavigationIsStackKey.self] = newValue }
  }
}

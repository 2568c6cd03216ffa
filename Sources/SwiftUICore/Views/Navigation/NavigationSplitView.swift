import Foundation

/// Two or three columns side by side where there is room for them, each a page of its own. On narrow screens one column is seen at a time:
/// choosing something in it leads to the next, its back button to the one before.
///
/// A link in a column shows its destination in the next column.
///
/// Source: Apple's documentation of `NavigationSplitView`.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compact: Binding<NavigationSplitViewColumn>?

  /// Three columns; side by side in windows at least 700 points wide.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Two columns; side by side in windows at least 700 points wide.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Three columns, of which the binding says which are shown in a wide window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  /// Two columns, of which the binding says which are shown in a wide window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

  /// Three columns, of which the binding says which is seen in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compact = preferredCompactColumn
  }

  /// Two columns, of which the binding says which is seen in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
    compact = preferredCompactColumn
  }

  /// Three columns with a binding for wide windows and one for narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    compact = preferredCompactColumn
  }

  /// Two columns with a binding for wide windows and one for narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    compact = preferredCompactColumn
  }

  @Environment(\.viewportSize) private var viewport

  @MainActor public var body: some View {
    SplitBody(
      parts: [AnyView(sidebar), Content.self == EmptyView.self ? nil : AnyView(content), AnyView(detail)]
        .compactMap { $0 },
      isWide: viewport.width >= 700, visibility: visibility?.wrappedValue ?? .automatic, compact: compact,
      preferred: compact?.wrappedValue)
  }
}

/// Which columns are shown beside each other.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// Every column.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// Every column.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of the columns.
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }

/// The columns with what decides which of them are drawn.
nonisolated struct SplitBody: View {
  typealias Body = Never

  let columns: [(column: NavigationSplitViewColumn, view: AnyView)]
  let isWide: Bool
  let visibility: NavigationSplitViewVisibility
  let compact: Binding<NavigationSplitViewColumn>?
  /// What `compact` says, read where a change of it makes the columns anew.
  let preferred: NavigationSplitViewColumn?

  /// - Parameter parts: the sidebar, the content where there are three, and the detail.
  init(
    parts: [AnyView], isWide: Bool, visibility: NavigationSplitViewVisibility = .automatic,
    compact: Binding<NavigationSplitViewColumn>? = nil, preferred: NavigationSplitViewColumn? = nil
  ) {
    let kinds: [NavigationSplitViewColumn] = parts.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    columns = zip(kinds, parts).map { kind, view in
      let body = NavigationBody(path: nil, shown: [], root: view)
      guard isWide, kind != .detail else { return (kind, AnyView(body.frame(minWidth: nil, maxWidth: .infinity))) }
      let most: CGFloat = kind == .content ? 360 : parts.count > 2 ? 240 : 320
      return (kind, AnyView(body.frame(minWidth: most * 2 / 3, maxWidth: most)))
    }
    self.isWide = isWide
    self.visibility = visibility
    self.compact = compact
    self.preferred = preferred
  }

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? SplitNode ?? SplitNode(inputs)
    node.show(view, inputs)
    return node
  }
}

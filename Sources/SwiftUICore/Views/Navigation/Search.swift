/// Where a search field stands; hosts put it into the page's bar.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .automatic
  }
}

nonisolated struct SearchModifier<Suggestions: View>: ViewModifier {
  let text: Binding<String>
  let prompt: Text?
  let suggestions: Suggestions

  @MainActor func body(content: Content) -> some View {
    let text = text
    content.environment(\.isSearching, !text.wrappedValue.isEmpty)
      .environment(\.dismissSearch, DismissSearchAction { text.wrappedValue = "" })
      .modifier(
        BarItemsModifier(
          items: BarPart(
            part: .searchField,
            content: TupleView(
              (
                FieldBody(
                  kind: .search, text: text.wrappedValue, prompt: prompt ?? Text("Search"), label: Text("Search"),
                  change: { text.wrappedValue = $0 }, edit: { _ in }, commit: {}), suggestions
              )))))
  }
}

/// Empties the search field.
public struct DismissSearchAction: Sendable {
  private let clear: @Sendable @MainActor () -> Void

  @MainActor
  init(clear: @escaping @MainActor () -> Void) { self.clear = clear }

  nonisolated init() { clear = {} }

  @MainActor public func callAsFunction() { clear() }
}

extension EnvironmentValues {
  private struct SearchingKey: EnvironmentKey { static let defaultValue = false }
  private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction() }

  /// True while the search field above holds text.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(SearchModifier(text: text, prompt: prompt, suggestions: EmptyView())) }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(SearchModifier(text: text, prompt: Text(prompt), suggestions: EmptyView())) }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modifier(SearchModifier(text: text, prompt: Text(prompt), suggestions: EmptyView())) }

  /// The field is always shown.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { modifier(SearchModifier(text: text, prompt: prompt, suggestions: suggestions())) }
}

extension View {
  /// The field as without tokens: hosts do not show them.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  public nonisolated func searchable<C: RandomAccessCollection, S: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, S.Element == C.Element {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  public nonisolated func searchable<C: RandomAccessCollection, S: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, S.Element == C.Element {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

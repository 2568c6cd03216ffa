/// Where a search field stands; hosts put it into the page's bar.
public struct SearchFieldPlacement: Sendable {
  /// In the bar of the page.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of the page.
  public static let toolbar = SearchFieldPlacement()
  /// In the bar of the page.
  public static let sidebar = SearchFieldPlacement()
  /// In the bar of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Whether the search field is always there; it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field is always there.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is always there.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// In the bar of the page, whatever the mode.
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

  /// Empties the search field.
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

  /// Empties the search field above; without one it does nothing.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// A search field in the bar of the page; the binding holds what is typed.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(SearchModifier(text: text, prompt: prompt, suggestions: EmptyView())) }

  /// With a string key as the prompt.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(SearchModifier(text: text, prompt: Text(prompt), suggestions: EmptyView())) }

  /// With a string as the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modifier(SearchModifier(text: text, prompt: Text(prompt), suggestions: EmptyView())) }

  /// The field is always shown.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// With a string key as the prompt; the field is always there.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// With a string as the prompt; the field is always there.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// With suggestions below the field.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { modifier(SearchModifier(text: text, prompt: prompt, suggestions: suggestions())) }

  /// With a string key as the prompt and suggestions below the field.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions) }

  /// With a string as the prompt and suggestions below the field.
  @_disfavoredOverload
  public nonisolated func searchable<P: StringProtocol, S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions) }
}

extension View {
  /// The field as without tokens: hosts do not show them.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  /// With a string key as the prompt; tokens are not drawn.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  /// With tokens, which are not drawn; the field is always there.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  /// With a string key as the prompt; tokens are not drawn, and the field is always there.
  public nonisolated func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }

  /// With tokens and suggested ones, which are not drawn.
  public nonisolated func searchable<C: RandomAccessCollection, S: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, S.Element == C.Element {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// With a string key as the prompt; tokens and suggested ones are not drawn.
  public nonisolated func searchable<C: RandomAccessCollection, S: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, S.Element == C.Element {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

/// What views around a search say of it.
struct SearchParts {
  /// What may be chosen instead of typed.
  var suggestions: AnyView?
  var hidesSuggestions = false
  /// A choice of where to search.
  var scopes: AnyView?
  /// Whether the choice is shown only once something is typed.
  var scopesWaitForText = false
  /// Ties the focus of the field to values of the app.
  var focus: ((AnyView) -> AnyView)?

  var shownSuggestions: AnyView? { hidesSuggestions ? nil : suggestions }

  var hasAny: Bool { shownSuggestions != nil || scopes != nil }

  @MainActor @ViewBuilder func focused(_ field: some View) -> some View {
    if let focus { focus(AnyView(field)) } else { field }
  }
}

extension EnvironmentValues {
  private struct PartsKey: EnvironmentKey {
    static var defaultValue: SearchParts { SearchParts() }
  }
  private struct CompletionKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

  var searchParts: SearchParts {
    get { self[PartsKey.self] }
    set { self[PartsKey.self] = newValue }
  }

  private struct TokenKey: EnvironmentKey { static var defaultValue: ((Any) -> Void)? { nil } }

  /// Chooses a token of the search that a suggestion stands below.
  var chooseToken: ((Any) -> Void)? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }

  /// Writes into the search field that a suggestion stands below.
  var completeSearch: ((String) -> Void)? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

extension View {
  /// Suggestions below the search field around, while a person searches.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return modifier(EnvironmentChange { $0.searchParts.suggestions = suggestions })
  }

  /// Shows or hides the suggestions, which stand in the content here as on a phone.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SuggestionVisibility(isHidden: placements.contains(.content) && visibility == .hidden))
  }

  /// A choice of where to search, below the field, while a person searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// A choice of where to search, below the field, while a person searches or once something is typed.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(ScopePicker(scope: scope, scopes: scopes()))
    return modifier(
      EnvironmentChange {
        $0.searchParts.scopes = picker
        $0.searchParts.scopesWaitForText = activation == .onTextEntry
      })
  }

  /// Writes the completion into the search field when the suggestion is pressed.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SuggestionPress(completion, \.completeSearch))
  }

  /// Chooses the token when the suggestion is pressed; nothing where the search has no tokens of that type.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenPress(token: token))
  }

  /// Ties the focus of the search field to a condition, which is true while the field has it.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(EnvironmentChange { $0.searchParts.focus = { AnyView($0.focused(binding)) } })
  }

  /// Ties the focus of the search field to a value that stands for it.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(EnvironmentChange { $0.searchParts.focus = { AnyView($0.focused(binding, equals: value)) } })
  }
}

/// Hides suggestions: those of the search around it, or itself where it is one.
nonisolated struct SuggestionVisibility: ViewModifier {
  let isHidden: Bool
  @Environment(\.completeSearch) private var complete

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if !isHidden || complete == nil {
      content.modifier(EnvironmentChange { $0.searchParts.hidesSuggestions = isHidden })
    }
  }
}

nonisolated struct ScopePicker<Scope: Hashable, Scopes: View>: View {
  let scope: Binding<Scope>
  let scopes: Scopes

  @MainActor var body: some View {
    Picker("Scope", selection: scope) { scopes }
      .pickerStyle(.segmented)
      .labelsHidden()
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// When something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

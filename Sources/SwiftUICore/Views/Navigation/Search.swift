/// A search field in the bar of a page, what stands below it while a person searches, and whether they do.
nonisolated struct SearchModifier: ViewModifier {
  let text: Binding<String>
  /// Whether a person searches, where the app keeps that itself.
  var presented: Binding<Bool>?
  let prompt: Text?
  var tokens: (() -> SearchTokens)?
  @State private var isSearching = false
  @FocusState private var hasFocus: Bool
  @Environment(\.searchParts) private var parts

  @MainActor func body(content: Content) -> some View {
    let isActive = presented ?? $isSearching
    content
      .environment(\.isSearching, isActive.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction { isActive.wrappedValue = false })
      // They belong to this search, not to one further down.
      .environment(\.searchParts, SearchParts())
      .modifier(BarItemsModifier(items: BarPart(part: .searchField, content: field(isActive))))
      .onChange(of: hasFocus) { if hasFocus { isActive.wrappedValue = true } }
      .onChange(of: isActive.wrappedValue, initial: true) { before, now in
        if now { hasFocus = true } else if before { end() }
      }
      .task(id: hasFocus) { await leave(isActive) }
  }

  @MainActor private func end() {
    text.wrappedValue = ""
    hasFocus = false
  }

  /// A field that is left empty ends the search, but not before a suggestion can be pressed, which takes the focus.
  @MainActor private func leave(_ isActive: Binding<Bool>) async {
    guard !hasFocus, isActive.wrappedValue else { return }
    guard (try? await Task.sleep(for: .milliseconds(300))) != nil, text.wrappedValue.isEmpty else { return }
    isActive.wrappedValue = false
  }

  @ViewBuilder @MainActor private func field(_ isActive: Binding<Bool>) -> some View {
    if let tokens {
      let chosen = tokens().chosen
      HStack(spacing: 6) {
        SearchTokenRow(tokens: chosen)
        // A key that is listened for takes nothing from the text.
        textField(isActive).onKeyPress(keys: text.wrappedValue.isEmpty && !chosen.isEmpty ? [.delete] : []) { _ in
          chosen.last?.act()
          return .handled
        }
      }
    } else {
      textField(isActive)
    }
    if isActive.wrappedValue, let suggested = tokens?().suggested, !suggested.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(suggested) { token in
          Button {
            token.act()
          } label: {
            token.label
          }.buttonStyle(.plain)
        }
      }
    }
    if isActive.wrappedValue, parts.hasAny {
      VStack(alignment: .leading, spacing: 12) {
        if let scopes = parts.scopes, !parts.scopesWaitForText || !text.wrappedValue.isEmpty { scopes }
        parts.shownSuggestions
      }
      .environment(\.completeSearch) { text.wrappedValue = $0 }
      .environment(\.chooseToken, tokens?().choose)
    }
  }

  @MainActor private func textField(_ isActive: Binding<Bool>) -> some View {
    parts.focused(
      FieldBody(
        kind: .search, text: text.wrappedValue, prompt: prompt ?? Text("Search"), label: Text("Search"),
        change: {
          text.wrappedValue = $0
          if !$0.isEmpty { isActive.wrappedValue = true }
        }, edit: { _ in }, commit: {}
      )
      .focused($hasFocus))
  }
}

/// What a search has besides its text: the tokens that are chosen, and those that may be.
struct SearchTokens {
  struct Token: Identifiable {
    let id: AnyHashable
    let label: AnyView
    /// Takes a chosen token away, or chooses a suggested one.
    let act: () -> Void
  }

  let chosen: [Token]
  let suggested: [Token]
  /// Chooses a token that a suggestion stands for; nothing where it is of another type or chosen already.
  let choose: (Any) -> Void

  init<C: RandomAccessCollection & RangeReplaceableCollection, S: RandomAccessCollection, T: View>(
    _ tokens: Binding<C>, suggested: S, @ViewBuilder token: (C.Element) -> T
  ) where C.Element: Identifiable, S.Element == C.Element {
    chosen = tokens.wrappedValue.map { one in
      Token(id: AnyHashable(one.id), label: AnyView(token(one))) {
        tokens.wrappedValue.removeAll { $0.id == one.id }
      }
    }
    let ids = Set(tokens.wrappedValue.map(\.id))
    self.suggested = suggested.filter { !ids.contains($0.id) }.map { one in
      Token(id: AnyHashable(one.id), label: AnyView(token(one))) { tokens.wrappedValue.append(one) }
    }
    choose = { one in
      guard let one = one as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == one.id }) else { return }
      tokens.wrappedValue.append(one)
    }
  }
}

/// The chosen tokens, each of which goes when it is pressed.
nonisolated struct SearchTokenRow: View {
  let tokens: [SearchTokens.Token]

  @MainActor var body: some View {
    ForEach(tokens) { token in
      Button {
        token.act()
      } label: {
        HStack(spacing: 4) {
          token.label
          Image(systemName: "xmark").imageScale(.small).accessibilityLabel(Text("Remove"))
        }
        .font(.subheadline)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(.tint.opacity(0.2), in: Capsule())
      }
      .buttonStyle(.plain)
    }
  }
}

/// A suggestion that stands for a token.
nonisolated struct TokenPress<Token>: ViewModifier {
  let token: Token
  @Environment(\.chooseToken) private var choose

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let choose {
      Button {
        choose(token)
      } label: {
        content
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

extension View {
  /// A search field with tokens before its text; one that is pressed goes, and so does the last with the delete key.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, tokens: { SearchTokens(tokens, suggested: [], token: token) }))
  }

  /// With a string key as the prompt.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// With a string as the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, P: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// With a binding that is true while a person searches.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, presented: isPresented, prompt: prompt,
        tokens: { SearchTokens(tokens, suggested: [], token: token) }))
  }

  /// With a binding that is true while a person searches, and a string key as the prompt.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }

  /// With tokens that may be chosen below the field, while a person searches.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, S: RandomAccessCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, S.Element == C.Element {
    modifier(
      SearchModifier(
        text: text, prompt: prompt,
        tokens: { SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token) }))
  }

  /// With tokens that may be chosen below the field, and a string key as the prompt.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, S: RandomAccessCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<S>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable, S.Element == C.Element {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }
}

extension View {
  /// With tokens that can be changed where they are shown.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { one in
      token(
        Binding {
          editableTokens.wrappedValue.first { $0.id == one.id } ?? one
        } set: { new in
          if let place = editableTokens.wrappedValue.firstIndex(where: { $0.id == one.id }) {
            editableTokens.wrappedValue[place] = new
          }
        })
    }
  }
}

/// What a suggestion writes into the field that it belongs to.
private struct TextCompletionKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

extension EnvironmentValues {
  var completeText: ((String) -> Void)? {
    get { self[TextCompletionKey.self] }
    set { self[TextCompletionKey.self] = newValue }
  }
}

extension TextField {
  /// Suggestions below the field, from which a person chooses; the field writes what `textInputCompletion` says.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let (suggestions, text) = (suggestions(), text)
    return VStack(alignment: .leading) {
      self
      suggestions.environment(\.completeText) { text.wrappedValue = $0 }
    }
  }

  /// A suggestion for each element.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// A suggestion for each element, told apart by the key path.
  public nonisolated func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }
}

/// A suggestion that is pressed to have its field take a text, where there is such a field.
nonisolated struct SuggestionPress: ViewModifier {
  let completion: String
  @Environment private var complete: ((String) -> Void)?

  /// - Parameter complete: writes into the field.
  init(_ completion: String, _ complete: KeyPath<EnvironmentValues, ((String) -> Void)?>) {
    self.completion = completion
    _complete = Environment(complete)
  }

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(completion)
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
  /// What a suggestion writes into the field when it is pressed.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    modifier(SuggestionPress(completion, \.completeText))
  }
}

import HackerNews
import NewsAPI
import SwiftUI

/// One box over all services; each answers for itself.
struct SearchScreen: View {
  let window: WindowContext
  @ObservedObject var model: SearchEverywhere
  @FocusState private var isTyping: Bool

  var body: some View {
    List {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Search", text: $model.text, prompt: Text("Words to look for"))
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .frame(maxWidth: .infinity)
        Picker("Where", selection: $model.scope) {
          ForEach(scopes) { Text(verbatim: $0.name).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: .infinity)
        if model.scope == .hackerNews {
          HackerNewsFilters(model: model.hackerNews)
        }
      }
      .listRowSeparator(.hidden)
      if model.scope == .all || model.scope == .hackerNews {
        HackerNewsFound(model: model.hackerNews, window: window, most: model.scope == .all ? Self.few : nil) {
          model.scope = .hackerNews
        }
      }
      if model.scope == .all || model.scope == .news, window.services.news != nil {
        NewsFound(model: model.news, window: window, most: model.scope == .all ? Self.few : nil) {
          model.scope = .news
        }
      }
      if model.scope == .all || model.scope == .movies, window.services.movies != nil {
        FilmsFound(model: model.movies, window: window, most: model.scope == .all ? Self.few : nil) {
          model.scope = .movies
        }
      }
      if model.scope == .all || model.scope == .stored, hasStore {
        StoredFound(model: model.stored, window: window, most: model.scope == .all ? Self.few : nil) {
          model.scope = .stored
        }
      }
    }
    .listStyle(.plain)
    .onAppear { if model.takeWishToType() { isTyping = true } }
    .onChange(of: model.typingRequests) { if model.takeWishToType() { isTyping = true } }
  }

  /// How many answers of a service stand among those of the others.
  static let few = 5

  private var scopes: [SearchEverywhere.Scope] {
    SearchEverywhere.Scope.allCases.filter { scope in
      switch scope {
      case .all, .hackerNews: true
      case .news: window.services.news != nil
      case .movies: window.services.movies != nil
      case .stored: hasStore
      }
    }
  }

  private var hasStore: Bool { window.services.feeds != nil || window.services.seen != nil }
}

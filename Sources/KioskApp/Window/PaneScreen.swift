import SwiftUI

/// The list of a pane, on the left of what it opens.
struct Column: View {
  let model: WindowModel
  let path: [Place]
  /// Whether what it opens over the list elsewhere stands beside it, too.
  let opensBeside: Bool

  var body: some View {
    PaneScreen(model: model, pane: path.pane, path: path)
      .environment(\.besideList, opensBeside ? BesideList(shown: path.detail) : nil)
  }
}

/// What a pane shows by itself.
struct PaneScreen: View {
  @ObservedObject var model: WindowModel
  let pane: Pane
  /// Where the window is: what is open is marked in the list.
  let path: [Place]

  private var window: WindowContext { model.context }

  private var savedPart: Binding<SavedScreen.Part> {
    Binding(get: { [model] in model.savedPart }, set: { [model] in model.savedPart = $0 })
  }

  private var newsPart: Binding<NewsScreen.Part?> {
    Binding(get: { [model] in model.newsPart }, set: { [model] in model.newsPart = $0 })
  }

  var body: some View {
    switch pane {
    case .hackerNews: StoriesScreen(window: window, path: path, model: model.stories, missed: model.missed)
    case .saved: SavedScreen(window: window, part: savedPart)
    case .search: SearchScreen(window: window, model: model.search)
    case .settings: SettingsScreen(window: window)
    case .news:
      NewsScreen(
        window: window, chosen: newsPart, articles: model.articles, sources: model.sources, feeds: model.feeds)
    case .movies: MoviesScreen(window: window, model: model.movies, search: model.movieSearch)
    }
  }
}

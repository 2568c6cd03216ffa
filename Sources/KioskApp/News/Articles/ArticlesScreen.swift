import Library
import Networking
import NewsAPI
import SwiftUI

/// Headlines, a search or a category.
struct ArticlesScreen: View {
  let window: WindowContext
  @ObservedObject var model: ArticlesViewModel
  /// Whether it has the choice of kinds itself; elsewhere that stands above.
  var hasKinds = true

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      if hasKinds { ArticleKindPicker(model: model) }
      switch model.indexEndpoint {
      case 1:
        TextField("Search the news", text: $model.searchString, prompt: Text("3 to 30 characters"))
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 420)
      case 2:
        Picker("Category", selection: $model.category) {
          ForEach(NewsCategory.picker) { Text(verbatim: $0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 620)
      default: EmptyView()
      }
      ArticleGrid(window: window, model: model)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Headlines, a search or a category.
struct ArticleKindPicker: View {
  @ObservedObject var model: ArticlesViewModel

  var body: some View {
    Picker("Kind", selection: $model.indexEndpoint) {
      Text("Headlines").tag(0)
      Text("Search").tag(1)
      Text("Category").tag(2)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: 420)
  }
}

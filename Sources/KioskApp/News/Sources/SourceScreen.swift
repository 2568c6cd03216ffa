import NewsAPI
import SwiftUI

/// A source, and its articles.
struct SourceScreen: View {
  let window: WindowContext
  let id: String
  @StateObject private var model: ArticlesViewModel
  @StateObject private var directory: SourceViewModel

  init(window: WindowContext, id: String) {
    self.window = window
    self.id = id
    _directory = StateObject(wrappedValue: SourceViewModel(id: id, services: window.services))
    _model = StateObject(
      wrappedValue: ArticlesViewModel(
        services: window.services, library: window.library, locale: window.locale, index: 3, text: id))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        if let source = directory.source {
          HStack(alignment: .top, spacing: 14) {
            Monogram(name: source.name)
            VStack(alignment: .leading, spacing: 6) {
              Text(verbatim: source.name)
                .font(.title2)
                .bold()
              Text(verbatim: source.facts.joined(separator: " · "))
                .font(.subheadline)
                .foregroundColor(.secondary)
              Text(verbatim: source.description)
                .writtenIn(NewsLanguage.tag(ofCode: source.language))
              if let url = source.url {
                Link(destination: url) {
                  Label(url.host() ?? url.absoluteString, systemImage: "arrow.up.right")
                }
              }
            }
          }
        }
        ArticleGrid(window: window, model: model)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
      .readablePage()
    }
    .navigationTitle(Text(verbatim: directory.source?.name ?? id))
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension Source {
  /// Its category and its country, in the language of the window whose view asks.
  var facts: [String] {
    [NewsCategory(rawValue: category)?.title ?? category.capitalized, localizedName(of: NewsCountry(country))]
      .filter { !$0.isEmpty }
  }
}

import Library
import NewsAPI
import SwiftUI

/// News: articles, and the sources they come from.
struct NewsScreen: View {
  let window: WindowContext
  let articles: ArticlesViewModel
  let sources: SourcesViewModel
  @ObservedObject var services: KioskServices
  @State private var part = Part.articles

  enum Part: String, CaseIterable, Identifiable {
    case articles, sources
    var id: Self { self }
  }

  init(window: WindowContext, articles: ArticlesViewModel, sources: SourcesViewModel) {
    self.window = window
    self.articles = articles
    self.sources = sources
    services = window.services
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) { content }
        .frame(maxWidth: 1080, alignment: .leading)
        .padding(16)
        .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var content: some View {
    Picker("Part", selection: $part) {
      ForEach(Part.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: 420)
    if let news = services.news {
      OriginBanner(origin: news.origin, service: "NewsAPI.org")
      if case .samplesWithoutKey(let hint) = news.origin {
        KeyCard(service: .newsAPI, services: services, hint: hint, isRefused: false)
      }
    }
    switch part {
    case .articles: ArticlesScreen(window: window, model: articles)
    case .sources: SourcesScreen(window: window, model: sources)
    }
  }
}

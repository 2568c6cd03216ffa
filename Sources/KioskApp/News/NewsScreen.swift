import Library
import NewsAPI
import SwiftUI

/// News: articles, and the sources they come from.
struct NewsScreen: View {
  let reader: Reader
  @ObservedObject var services: KioskServices
  @State private var part = Part.articles

  enum Part: String, CaseIterable, Identifiable {
    case articles, sources
    var id: Self { self }
  }

  init(reader: Reader) {
    self.reader = reader
    services = reader.services
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
    case .articles: ArticlesScreen(reader: reader, model: reader.articles)
    case .sources: SourcesScreen(reader: reader, model: reader.sources)
    }
  }
}

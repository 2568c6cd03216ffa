import FoundationExtras
import Library
import NewsAPI
import SwiftUI

/// News: the reader's own sources, articles of NewsAPI.org, and the sources these come from.
struct NewsScreen: View {
  let window: WindowContext
  let articles: ArticlesViewModel
  let sources: SourcesViewModel
  @ObservedObject var services: KioskServices
  let feeds: FeedsViewModel?
  /// Nil until the reader chooses.
  @Binding var chosen: Part?
  @Environment(\.rowDensity) private var density
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.besideList) private var beside

  enum Part: String, CaseIterable, Identifiable {
    case feeds, articles, sources
    var id: Self { self }

    /// What is shown where the reader has chosen `chosen`; their own sources come first where there are any.
    @MainActor static func shown(_ chosen: Part?, of services: KioskServices) -> Part {
      if let chosen, chosen.isOffered(by: services) { return chosen }
      return services.feeds?.desk.feeds.isEmpty == false || services.news == nil ? .feeds : .articles
    }

    @MainActor fileprivate func isOffered(by services: KioskServices) -> Bool {
      switch self {
      case .feeds: services.feeds != nil
      case .articles, .sources: services.news != nil
      }
    }

    var name: String {
      switch self {
      case .feeds: localized("My Sources")
      case .articles: localized("Articles")
      case .sources: localized("Sources")
      }
    }
  }

  init(
    window: WindowContext, chosen: Binding<Part?>, articles: ArticlesViewModel, sources: SourcesViewModel,
    feeds: FeedsViewModel?
  ) {
    self.feeds = feeds
    _chosen = chosen
    self.window = window
    self.articles = articles
    self.sources = sources
    services = window.services
  }

  var body: some View {
    // What is on one line each is a list of its own below what stays.
    if density == .line, part != .sources {
      VStack(alignment: .leading, spacing: 0) { content }
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) { content }
          .frame(maxWidth: 1080, alignment: .leading)
          .padding(16)
          .frame(maxWidth: .infinity)
      }
    }
  }

  private var parts: [Part] { Part.allCases.filter { $0.isOffered(by: services) } }

  private var part: Part { Part.shown(chosen, of: services) }

  @ViewBuilder private var content: some View {
    if part != .feeds, let news = services.news {
      OriginBanner(origin: news.origin, service: "NewsAPI.org")
    }
    HStack(spacing: 24) {
      partPicker
      if part == .articles, hasOneRow { ArticleKindPicker(model: articles) }
    }
    if part != .feeds, let news = services.news, case .samplesWithoutKey(let hint) = news.origin {
      KeyCard(service: .newsAPI, services: services, hint: hint.text, isRefused: false)
    }
    switch part {
    case .feeds:
      if let feeds {
        FeedsScreen(window: window, suggestions: services.feeds?.suggestions ?? [], model: feeds)
      }
    case .articles: ArticlesScreen(window: window, model: articles, hasKinds: !hasOneRow)
    case .sources: SourcesScreen(window: window, model: sources)
    }
  }

  /// Whether both choices stand on one line.
  private var hasOneRow: Bool { density != .line && width == .regular && beside == nil }

  private var partPicker: some View {
    Picker("Part", selection: Binding(get: { part }, set: { chosen = $0 })) {
      ForEach(parts) { Text(verbatim: $0.name).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: 420)
  }
}

import FeedLibrary
import Feeds
import FoundationExtras
import Library
import SwiftUI

/// My sources: the articles of followed feeds, unread first, live.
struct FeedsScreen: View {
  let window: WindowContext
  let suggestions: [FeedSuggestion]
  @ObservedObject var desk: FeedDesk
  @ObservedObject var model: FeedsViewModel
  @ObservedObject private var discussions: DiscussionBook
  @Environment(\.rowDensity) private var density
  @Environment(\.openURL) private var openURL
  @Environment(\.besideList) private var beside
  @State private var isAdding = false
  @State private var opened: StoredArticle?
  @State private var shownFeed: FollowedFeed?

  init(window: WindowContext, suggestions: [FeedSuggestion], model: FeedsViewModel) {
    self.window = window
    self.suggestions = suggestions
    self.model = model
    desk = model.desk
    discussions = window.discussions
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      bar
      if let trouble = desk.trouble ?? model.problem {
        InlineProblem(sentence: trouble.text, retry: desk.reload)
      }
      if desk.feeds.isEmpty {
        if model.hasLoaded { FirstFeeds(suggestions: suggestions, desk: desk) { isAdding = true } }
      } else {
        choice
        list
      }
      FeedsKeys(model: model) {
        open($0)
      } save: {
        save($0)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { SortKey(order: $model.order) }
    .onAppear { desk.look() }
    .sheet(isPresented: $isAdding) { AddFeedSheet(desk: desk) }
    .sheet(item: $opened) { article in
      FeedArticleSheet(
        article: article, others: model.others(of: article), desk: desk, window: window, library: window.library)
    }
    .sheet(item: $shownFeed) { feed in FeedSheet(feed: feed, desk: desk) }
  }

  private func open(_ article: StoredArticle) {
    model.open(article)
    if desk.feed(article.sourceID)?.opening == .original, let url = article.item.url {
      openURL(url)
    } else if beside != nil, let url = article.item.url {
      window.open(.article(url))
    } else {
      opened = article
    }
  }

  private func save(_ article: StoredArticle) {
    let library = window.library
    if let kept = article.item.kept(of: desk.feed(article.sourceID), at: library.now) { library.toggleSaved(kept) }
  }

  private var bar: some View {
    HStack(spacing: 10) {
      Button {
        isAdding = true
      } label: {
        Label("Add a source", systemImage: "plus")
      }
      .buttonStyle(.bordered)
      if !desk.feeds.isEmpty {
        Button(desk.isAsking ? "Asking…" : "Ask now") { desk.refresh() }
          .buttonStyle(.bordered)
          .disabled(desk.isAsking)
      }
      Spacer(minLength: 0)
      if !desk.feeds.isEmpty {
        Button("Mark all read") { model.markRead() }
          .buttonStyle(.borderless)
          .disabled(model.rows.allSatisfy { $0.item.isRead && $0.others.allSatisfy(\.isRead) })
          .fixedSize()
      }
    }
    .controlSize(.small)
  }

  private var choice: some View {
    VStack(alignment: .leading, spacing: 8) {
      SourceChoice(desk: desk, model: model)
      HStack(spacing: 12) {
        Toggle("Unread only", isOn: $model.isUnreadOnly)
          .fixedSize()
        SortWords(order: model.order)
        Spacer(minLength: 0)
        if case .source(let id) = model.scope, let feed = desk.feed(id) {
          Button("About") { shownFeed = feed }
            .buttonStyle(.borderless)
            .accessibilityLabel("About this source")
        }
      }
    }
    .font(.footnote)
  }

  @ViewBuilder private var list: some View {
    if model.rows.isEmpty, model.hasLoaded {
      Hint(
        symbol: "checkmark.circle",
        text: model.isUnreadOnly
          ? localized("You have read everything. New articles appear by themselves.")
          : localized("There are no articles here yet."))
    }
    if density == .line {
      List {
        ForEach(model.rows, id: \.item.id, content: row)
        more
      }
      .listStyle(.plain)
      .onNearEnd(hasMore: model.hasMore, model.loadMore)
    } else {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(model.rows, id: \.item.id) { row in
          self.row(row)
          Divider()
        }
      }
      .animation(.easeOut(duration: 0.3), value: model.rows.map(\.item.id))
      more
    }
  }

  private func row(_ row: Folded<StoredArticle>) -> some View {
    FeedArticleRow(
      article: row.item, outlets: outlets(of: row), isCurrent: model.current == row.item.id,
      discussed: discussions.discussion(of: ([row.item] + row.others).compactMap(\.item.url)), window: window,
      library: window.library, model: model
    ) {
      open(row.item)
    }
  }

  @ViewBuilder private var more: some View {
    MutedRowsFooter(count: model.mutedCount, isShown: $model.showsMuted)
    if model.hasMore {
      Button("More articles") { model.loadMore() }
        .buttonStyle(.bordered)
    }
  }
}

extension FeedsScreen {
  /// The feeds that tell a story, the first one first.
  private func outlets(of row: Folded<StoredArticle>) -> [FollowedFeed] {
    var seen: Set<Int64> = []
    return ([row.item] + row.others).filter { seen.insert($0.sourceID).inserted }.compactMap { desk.feed($0.sourceID) }
  }
}

import FeedLibrary
import Feeds
import SwiftUI

/// My sources: the articles of followed feeds, unread first, live.
struct FeedsScreen: View {
  let window: WindowContext
  let suggestions: [FeedSuggestion]
  @ObservedObject var desk: FeedDesk
  @ObservedObject var model: FeedsViewModel
  @State private var isAdding = false
  @State private var opened: StoredArticle?
  @State private var shownFeed: FollowedFeed?

  init(window: WindowContext, suggestions: [FeedSuggestion], model: FeedsViewModel) {
    self.window = window
    self.suggestions = suggestions
    self.model = model
    desk = model.desk
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      bar
      if let trouble = desk.trouble ?? model.problem {
        InlineProblem(sentence: trouble, retry: desk.reload)
      }
      if desk.feeds.isEmpty {
        if model.hasLoaded { FirstFeeds(suggestions: suggestions, desk: desk) { isAdding = true } }
      } else {
        choice
        list
      }
      FeedsKeys(model: model) { open($0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onAppear { desk.look() }
    .sheet(isPresented: $isAdding) { AddFeedSheet(desk: desk) }
    .sheet(item: $opened) { article in
      FeedArticleSheet(article: article, feed: desk.feed(article.sourceID), window: window, library: window.library)
    }
    .sheet(item: $shownFeed) { feed in FeedSheet(feed: feed, desk: desk) }
  }

  private func open(_ article: StoredArticle) {
    opened = article
    model.open(article)
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
          .disabled(model.articles.allSatisfy(\.isRead))
          .fixedSize()
      }
    }
    .controlSize(.small)
  }

  private var choice: some View {
    HStack(spacing: 12) {
      Picker("Source", selection: $model.scope) {
        Text(verbatim: Self.name("All sources", desk.unreadCount)).tag(ArticleQuestion.Scope.all)
        ForEach(desk.folders, id: \.self) { folder in
          let count = desk.feeds.filter { $0.folder == folder }.reduce(0) { $0 + (desk.unread[$1.id] ?? 0) }
          Text(verbatim: Self.name(folder, count)).tag(ArticleQuestion.Scope.folder(folder))
        }
        ForEach(desk.feeds) { feed in
          Text(verbatim: Self.name(feed.name, desk.unread[feed.id] ?? 0)).tag(ArticleQuestion.Scope.source(feed.id))
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      Toggle("Unread only", isOn: $model.isUnreadOnly)
        .fixedSize()
      Spacer(minLength: 0)
      if case .source(let id) = model.scope, let feed = desk.feed(id) {
        Button("About") { shownFeed = feed }
          .buttonStyle(.borderless)
          .accessibilityLabel("About this source")
      }
    }
    .font(.footnote)
  }

  private static func name(_ name: String, _ unread: Int) -> String { unread > 0 ? "\(name) (\(unread))" : name }

  @ViewBuilder private var list: some View {
    if model.articles.isEmpty, model.hasLoaded {
      Hint(
        symbol: "checkmark.circle",
        text: model.isUnreadOnly ? "All is read. What arrives appears by itself." : "There are no articles here yet.")
    }
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(model.articles) { article in
        FeedArticleRow(
          article: article, feed: desk.feed(article.sourceID), isCurrent: model.current == article.id, window: window,
          library: window.library, model: model
        ) {
          open(article)
        }
        Divider()
      }
    }
    .animation(.easeOut(duration: 0.3), value: model.articles.map(\.id))
    if model.hasMore {
      Button("More articles") { model.loadMore() }
        .buttonStyle(.bordered)
    }
  }
}

/// The keys of the list.
struct FeedsKeys: View {
  let model: FeedsViewModel
  let open: @MainActor (StoredArticle) -> Void
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button("Next article") { model.move(by: 1) }.keyboardShortcut("j", modifiers: [])
      Button("Previous article") { model.move(by: -1) }.keyboardShortcut("k", modifiers: [])
      Button("Open the article") { if let article = model.currentArticle { open(article) } }
        .keyboardShortcut(.return, modifiers: [])
      Button("Open the original") {
        if let article = model.currentArticle, let url = article.item.url {
          model.open(article)
          openURL(url)
        }
      }
      .keyboardShortcut("o", modifiers: [])
      Button("Read or unread") {
        if let article = model.currentArticle { model.setRead(article, !article.isRead) }
      }
      .keyboardShortcut("m", modifiers: [])
      Button("Mark all as read") { model.markRead() }.keyboardShortcut("a", modifiers: [])
      Button("Next unread article") { model.moveToUnread() }.keyboardShortcut("n", modifiers: [])
      Button("Hide or show what was read") { model.isUnreadOnly.toggle() }.keyboardShortcut("h", modifiers: [])
    }
    .hidden()
    .accessibilityHidden(true)
  }
}

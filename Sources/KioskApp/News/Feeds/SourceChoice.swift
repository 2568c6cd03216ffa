import FeedLibrary
import SwiftUI

/// Which of the followed feeds are shown: all, a folder or one. Where there are many, single ones are found by their names.
struct SourceChoice: View {
  @ObservedObject var desk: FeedDesk
  @ObservedObject var model: FeedsViewModel
  @State private var isFinding = false

  /// A menu with more entries is slow to read, and to draw.
  static let most = 60

  var body: some View {
    HStack(spacing: 8) {
      Picker("Source", selection: $model.scope) {
        Text(verbatim: Self.name(localized("All sources"), desk.unreadCount)).tag(ArticleQuestion.Scope.all)
        let counts = folderCounts
        ForEach(desk.folders, id: \.self) { folder in
          Text(verbatim: Self.name(folder, counts[folder] ?? 0)).tag(ArticleQuestion.Scope.folder(folder))
        }
        ForEach(listed) { feed in
          Text(verbatim: Self.name(feed, in: desk)).tag(ArticleQuestion.Scope.source(feed.id))
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      if desk.feeds.count > Self.most {
        Button("Find a source") { isFinding = true }
          .buttonStyle(.borderless)
          .fixedSize()
      }
    }
    .sheet(isPresented: $isFinding) { SourceFinder(desk: desk, model: model) }
  }

  /// All of few feeds; of many the one that is shown.
  private var listed: [FollowedFeed] {
    guard desk.feeds.count > Self.most else { return desk.feeds }
    guard case .source(let id) = model.scope else { return [] }
    return desk.feed(id).map { [$0] } ?? []
  }

  private var folderCounts: [String: Int] {
    desk.feeds.reduce(into: [:]) { counts, feed in
      if let folder = feed.folder { counts[folder, default: 0] += desk.unread[feed.id] ?? 0 }
    }
  }

  static func name(_ feed: FollowedFeed, in desk: FeedDesk) -> String { name(feed.name, desk.unread[feed.id] ?? 0) }

  private static func name(_ name: String, _ unread: Int) -> String { unread > 0 ? "\(name) (\(unread))" : name }
}

/// The followed feeds with certain letters in their names, to choose one of them.
private struct SourceFinder: View {
  @ObservedObject var desk: FeedDesk
  let model: FeedsViewModel
  @State private var text = ""
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  private static let most = 40

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Find a source")
        .font(.title2)
        .bold()
        .padding(.trailing, 40)
      TextField("Part of its name", text: $text)
        .textFieldStyle(.roundedBorder)
        .focused($isTyping)
      let found = desk.feeds(named: text)
      ForEach(found.prefix(Self.most)) { feed in
        Button(SourceChoice.name(feed, in: desk)) {
          model.scope = .source(feed.id)
          dismiss()
        }
        .buttonStyle(.borderless)
      }
      if found.isEmpty {
        Text("You follow no source with this name.")
          .foregroundColor(.secondary)
      } else if found.count > Self.most {
        Text("\(found.count - Self.most) more; type a part of the name.")
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
    .onAppear { isTyping = true }
  }
}

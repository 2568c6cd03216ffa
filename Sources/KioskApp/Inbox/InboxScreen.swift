import Library
import SwiftUI

/// What has come of the things that the reader follows, and these things.
struct InboxScreen: View {
  let window: WindowContext
  @ObservedObject var library: Library
  @ObservedObject var desk: FollowDesk

  init(window: WindowContext) {
    self.window = window
    library = window.library
    desk = window.following
  }

  var body: some View {
    let entries = library.contents.inboxEntries
    let unread = library.contents.unreadInboxCount
    List {
      header(unread: unread)
        .listRowSeparator(.hidden)
      if entries.isEmpty {
        Hint(
          symbol: "tray",
          text: localized(
            "Nothing yet. Follow a user, words, a discussion or a film, and what comes of it stands here."))
      }
      ForEach(entries.prefix(Self.most)) { entry in
        InboxRow(entry: entry, window: window)
          .modifier(RowStop(KeyedRow(entry)))
      }
      Text("You follow")
        .font(.title3)
        .bold()
        .accessibilityAddTraits(.isHeader)
        .listRowSeparator(.hidden)
      FollowField(library: library)
        .listRowSeparator(.hidden)
      ForEach(library.contents.followed) { follow in
        FollowRow(follow: follow, window: window)
      }
    }
    .listStyle(.plain)
    .navigationTitle(Text("Inbox"))
    .navigationBarTitleDisplayMode(.inline)
  }

  private static let most = 100

  private func header(unread: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Text("\(unread) unread")
          .monospacedDigit()
        Spacer(minLength: 0)
        if unread > 0 {
          Button("Mark all read") {
            library.markInbox(library.contents.inboxEntries, isRead: true, label: "Marked the inbox as read")
          }
          .buttonStyle(.bordered)
          .controlSize(.small)
        }
        if !library.contents.follows.isEmpty {
          Button("Ask now") { desk.askNow() }
            .buttonStyle(.bordered)
            .controlSize(.small)
            .disabled(desk.isAsking)
        }
      }
      if let trouble = desk.trouble {
        InlineProblem(sentence: trouble.text, retry: desk.askNow)
      }
    }
    .font(.subheadline)
    .foregroundColor(.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One thing that happened; leads to where it did.
private struct InboxRow: View {
  let entry: InboxEntry
  let window: WindowContext

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Link(destination: window.path.beside(entry.place).address) {
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: entry.sentence.text)
            .font(.footnote)
            .foregroundColor(entry.isRead ? .secondary : .accentColor)
          Text(verbatim: entry.title.isEmpty ? localized("A discussion") : entry.title)
            .font(.headline)
            .fontWeight(entry.isRead ? .regular : .semibold)
            .foregroundColor(entry.isRead ? .secondary : .primary)
            .lineLimit(2)
          if !entry.text.isEmpty {
            Text(verbatim: entry.text)
              .foregroundColor(.primary)
              .lineLimit(3)
              .writtenIn(HackerNewsLanguage.tag)
          }
          Text(verbatim: Age.text(of: entry.date, at: window.library.now))
            .font(.footnote)
            .foregroundColor(.secondary)
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .modifier(CursorStop(row: KeyedRow(entry)))
      Button {
        window.library.markInbox([entry], isRead: !entry.isRead)
      } label: {
        Image(systemName: entry.isRead ? "envelope.open" : "envelope")
          .frame(minWidth: 44, minHeight: 36)
      }
      .buttonStyle(.plain)
      .foregroundColor(.accentColor)
      .accessibilityLabel(entry.isRead ? "Mark as unread" : "Mark as read")
    }
  }
}

/// Something that is followed, with the way to stop.
private struct FollowRow: View {
  let follow: Follow
  let window: WindowContext

  var body: some View {
    HStack(spacing: 12) {
      Text(verbatim: follow.sentence.text)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button("Unfollow") { window.library.unfollow(follow.subject) }
        .buttonStyle(.bordered)
        .controlSize(.small)
        .accessibilityLabel("Unfollow: \(follow.sentence.text)")
    }
  }
}

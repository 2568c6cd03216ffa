import HackerNews
import Library
import SwiftUI

/// A story or a comment among what was found.
struct PostRow: View {
  let post: HackerNewsSearchPage.Result
  let path: [Place]
  var isRead = false

  var body: some View {
    switch post {
    case .story(let story):
      Link(destination: path.beside(.item(story.id)).address) {
        TitledLine(title: story.title, language: HackerNewsLanguage.tag, facts: facts(of: story), isRead: isRead)
      }
      .modifier(CursorStop(row: KeyedRow(post)))
    case .comment(let comment, let storyID, let title):
      Link(destination: path.beside(.item(storyID ?? comment.id)).address) {
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: title ?? localized("A discussion"))
            .font(.subheadline)
            .bold()
            .lineLimit(1)
          if let text = comment.text {
            Text(verbatim: text.plainText)
              .lineLimit(3)
              .writtenIn(HackerNewsLanguage.tag)
          }
          Text(verbatim: Facts.line([comment.by] + age(comment.time)))
            .font(.footnote)
            .foregroundColor(.secondary)
        }
        .foregroundColor(.primary)
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .modifier(CursorStop(row: KeyedRow(post)))
    }
  }

  private func facts(of story: Story) -> String {
    Facts.line([story.site, StoryCounts.points(story), StoryCounts.comments(story), story.by] + age(story.time))
  }

  private func age(_ time: Date?) -> [String] { time.map { [Age.text(of: $0, at: Date())] } ?? [] }
}

/// A story or a comment, and what can be done with it.
struct PostWithMenu: View {
  let post: HackerNewsSearchPage.Result
  let path: [Place]
  var isRead = false
  /// The rule that hides it, where it is shown all the same.
  let mutedBy: MuteRule?
  let library: Library

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      PostRow(post: post, path: path, isRead: isRead)
        .frame(maxWidth: .infinity, alignment: .leading)
      PostMenu(post: post, mutedBy: mutedBy, library: library)
    }
    .modifier(RowStop(KeyedRow(post)))
    .opacity(mutedBy == nil ? 1 : 0.6)
  }
}

extension KeyedRow {
  init(_ post: HackerNewsSearchPage.Result) {
    switch post {
    case .story(let story): self.init(story.kept(at: .distantPast))
    case .comment(let comment, _, let title):
      self.init(
        KeptItem(
          key: ItemKey(.hackerNews, comment.id), title: title ?? localized("A discussion"), origin: "",
          date: .distantPast))
    }
  }
}

/// Placeholder of a story or a comment, about as high as its row.
struct PostPlaceholder: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(verbatim: PlaceholderText.title(number))
        .font(.headline)
        .lineLimit(1)
      Text(verbatim: PlaceholderText.line)
        .font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

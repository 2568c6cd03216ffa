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
      .modifier(CursorStop(row: KeyedRow(story.kept(at: .distantPast))))
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
      .modifier(
        CursorStop(
          row: KeyedRow(
            KeptItem(key: ItemKey(.hackerNews, comment.id), title: title ?? "", origin: "", date: .distantPast)))
      )
    }
  }

  private func facts(of story: Story) -> String {
    Facts.line([story.site, StoryCounts.points(story), StoryCounts.comments(story), story.by] + age(story.time))
  }

  private func age(_ time: Date?) -> [String] { time.map { [Age.text(of: $0, at: Date())] } ?? [] }
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

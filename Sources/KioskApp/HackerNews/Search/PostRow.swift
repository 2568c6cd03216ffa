import HackerNews
import SwiftUI

/// A story or a comment among what was found.
struct PostRow: View {
  let post: HackerNewsSearchPage.Result
  let path: [Place]

  var body: some View {
    switch post {
    case .story(let story):
      VStack(alignment: .leading, spacing: 3) {
        Link(destination: path.beside(.item(story.id)).address) {
          Text(verbatim: story.title)
            .font(.headline)
            .foregroundColor(.primary)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
        }
        Text(verbatim: facts(of: story))
          .font(.footnote)
          .foregroundColor(.secondary)
          .monospacedDigit()
      }
    case .comment(let comment, let storyID, let title):
      VStack(alignment: .leading, spacing: 4) {
        Link(destination: path.beside(.item(storyID ?? comment.id)).address) {
          Text(verbatim: title ?? "A discussion")
            .font(.subheadline)
            .bold()
            .foregroundColor(.primary)
            .lineLimit(1)
        }
        if let text = comment.text {
          Text(verbatim: text.plainText)
            .lineLimit(3)
        }
        Text(verbatim: ([comment.by] + age(comment.time)).joined(separator: " · "))
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    }
  }

  private func facts(of story: Story) -> String {
    let points = story.score == 1 ? "1 point" : "\(story.score) points"
    let comments = story.commentCount == 1 ? "1 comment" : "\(story.commentCount) comments"
    return ([story.site ?? "", points, comments, story.by] + age(story.time)).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private func age(_ time: Date?) -> [String] { time.map { [Age.text(of: $0, at: Date())] } ?? [] }
}

/// A story or a comment on its way, about as high as its row.
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

import HackerNews
import SwiftUI

/// A discussion while it is loading: what a list knows of the story, and comments in the shape of those to come.
struct ThreadLoading: View {
  let announced: Story?
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let announced {
        StoryTitle(story: announced)
        StoryFacts(story: announced, author: announced.by, time: announced.time, now: now, page: nil)
      } else {
        VStack(alignment: .leading, spacing: 12) {
          Text(verbatim: PlaceholderText.title(1))
            .font(.title2)
            .bold()
          Text(verbatim: PlaceholderText.line)
            .font(.subheadline)
        }
        .redacted(reason: .placeholder)
        .accessibilityHidden(true)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .listRowSeparator(.hidden)
    CommentsLoading(words: localized("Loading the discussion…"))
  }
}

/// Placeholders of comments.
struct CommentsLoading: View {
  let words: String

  var body: some View {
    LoadingLine(words: words)
      .listRowSeparator(.hidden)
    PlaceholderRows(count: 5) { number in
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "somebody, an hour ago")
          .font(.footnote)
          .frame(minHeight: 28)
        Text(verbatim: PlaceholderText.paragraph)
          .lineLimit(2 + number % 3)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, [0, 12, 26, 0, 12][number % 5])
      .listRowSeparator(.hidden)
    }
  }
}

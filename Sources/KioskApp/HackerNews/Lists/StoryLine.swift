import HackerNews
import SwiftUI

/// A story on one line: points, title, site, comments and age in columns.
struct StoryLine: View {
  let row: StoryRowContent
  let age: String
  let model: StoriesViewModel
  let discussion: URL

  private var story: Story { row.story }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        points
          .frame(width: 32, alignment: .trailing)
        RowTitle(row: row, model: model, discussion: discussion)
        site
        Spacer(minLength: 0)
        comments
          .frame(width: 32, alignment: .trailing)
        Text(verbatim: age)
          .lineLimit(1)
          .frame(width: 32, alignment: .trailing)
        StoryActionsButton(row: row, model: model)
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      .monospacedDigit()
      if row.showsActions {
        StoryActions(row: row, model: model)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var points: some View {
    if story.kind != .job, let score = story.score {
      Text(verbatim: "\(score)")
        .lineLimit(1)
        .accessibilityLabel("\(score) points")
    } else {
      Text(verbatim: "")
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private var site: some View {
    if let site = story.site {
      Text(verbatim: site)
        .lineLimit(1)
    }
  }

  @ViewBuilder private var comments: some View {
    if story.kind == .job {
      Text(verbatim: "")
        .accessibilityHidden(true)
    } else {
      Link(destination: discussion) {
        Text(verbatim: row.commentNumber + (row.newComments == nil ? "" : "+"))
          .lineLimit(1)
      }
      .accessibilityLabel(row.commentWords)
    }
  }
}

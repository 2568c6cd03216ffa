import HackerNews
import SwiftUI

/// Shows or hides what can be done with a story.
struct StoryActionsButton: View {
  let row: StoryRowContent
  let model: StoriesViewModel

  var body: some View {
    Button {
      model.toggleActions(of: row.id)
    } label: {
      Image(systemName: row.isSaved ? "bookmark.fill" : "ellipsis")
        .frame(minWidth: 32, minHeight: 24)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(row.showsActions ? "Hide actions" : "Actions for \(row.story.title)")
  }
}

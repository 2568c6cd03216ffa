import HackerNews
import SwiftUI

/// A story's title, which leads to its page; on a row of one line, also whether it is new.
struct RowTitle: View {
  let row: StoryRowContent
  let model: StoriesViewModel
  let discussion: URL
  @Environment(\.rowDensity) private var density
  @Environment(\.terminalReading) private var terminal

  private var story: Story { row.story }

  @ViewBuilder var body: some View {
    if density == .line {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        link
        // Elsewhere below the title, whose lines must not break anew when it goes.
        NewMark(row: row)
      }
    } else {
      link
    }
  }

  @ViewBuilder private var link: some View {
    if story.url == nil || terminal != nil {
      Link(destination: discussion) { text }
        .modifier(CursorStop(isCurrent: row.isCurrent) { [model, row] in model.stand(at: row.id) })
    } else {
      Link(destination: story.address) { text }
        .simultaneousGesture(TapGesture().onEnded { [model, story] in model.opened(story) })
    }
  }

  private var text: some View {
    Text(verbatim: story.title)
      .font(density == .roomy ? .headline : .body)
      .foregroundColor(row.isRead ? .secondary : .primary)
      .fontWeight(row.isRead ? .regular : .semibold)
      .lineLimit(density == .line ? 1 : 2)
      .multilineTextAlignment(.leading)
      .writtenIn(HackerNewsLanguage.tag)
  }
}

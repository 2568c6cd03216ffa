import HackerNews
import SwiftUI

/// A story on one line, in columns: points, title, site, comments and age, or those of the reader's choice.
struct StoryLine: View {
  let row: StoryRowContent
  let age: String
  let model: StoriesViewModel
  let discussion: URL
  @Environment(\.terminalReading) private var terminal
  @Environment(\.terminalColumns) private var terminalColumns

  private var story: Story { row.story }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        let columns =
          terminal?.columns(in: terminalColumns.map(TerminalReading.listWidth) ?? .max) ?? StoryColumn.standard
        let leading = columns.prefix { $0 != .site && $0 != .title }
        ForEach(leading, id: \.self) { column($0) }
        let named = columns.filter { $0 == .title || $0 == .site }
        // In a page sites stand behind the titles, in a terminal they are a column of their own.
        if terminal == nil {
          ForEach(named, id: \.self) { column($0) }
          Spacer(minLength: 0)
        } else {
          let isColumn = named.last == .site
          HStack(spacing: 8) {
            ForEach(isColumn ? named.dropLast() : named, id: \.self) { column($0) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          if isColumn { site }
        }
        ForEach(columns.dropFirst(leading.count).filter { $0 != .title && $0 != .site }, id: \.self) { column($0) }
        if terminal == nil || row.isSaved { StoryActionsButton(row: row, model: model) }
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

  @ViewBuilder private func column(_ column: StoryColumn) -> some View {
    switch column {
    case .points: points
    case .title: RowTitle(row: row, model: model, discussion: discussion)
    case .site: site
    case .author:
      Text(verbatim: story.by)
        .lineLimit(1)
    case .comments: comments
    case .age: number(age)
    }
  }

  private func number(_ text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1)
      .frame(width: 32, alignment: .trailing)
  }

  @ViewBuilder private var points: some View {
    if story.kind != .job, let score = story.score {
      number("\(score)")
        .accessibilityLabel(StoryCounts.points(story) ?? "")
    } else {
      number("")
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
      number("")
        .accessibilityHidden(true)
    } else {
      Link(destination: discussion) {
        Text(verbatim: row.commentNumber + (row.newComments == nil ? "" : "+"))
          .lineLimit(1)
      }
      .accessibilityLabel(row.commentWords)
      .frame(width: 32, alignment: .trailing)
    }
  }
}

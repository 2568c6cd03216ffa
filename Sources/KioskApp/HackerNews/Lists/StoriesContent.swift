import HackerNews
import SwiftUI

/// The stories, or what is known of them instead.
struct StoriesContent: View {
  let content: Loadable<StoriesState, HackerNewsError>
  let rows: StoryRows
  let now: Date
  let model: StoriesViewModel
  let path: [Place]
  @Environment(\.rowDensity) private var density

  var body: some View {
    switch content {
    case .idle, .loading:
      PlaceholderRows(count: 10) { StoryPlaceholder(number: $0) }
    case .failed(let error):
      RetryNotice(
        symbol: "wifi.slash", title: error.localizedDescription,
        text: error.recoverySuggestion ?? localized("Kiosk keeps trying."), retry: model.retry
      )
      .listRowSeparator(.hidden)
    case .loaded(let state, _), .stale(let state, _, _):
      if state.stories.isEmpty {
        RetryNotice(
          symbol: "newspaper", title: localized("No stories here just now"),
          text: localized("The list is empty at the moment. New stories appear by themselves."), retry: model.retry
        )
        .listRowSeparator(.hidden)
      } else if rows.rows.isEmpty {
        Text("Nothing left here: everything is muted or read.")
          .foregroundColor(.secondary)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 32)
          .listRowSeparator(.hidden)
      }
      stories
    }
  }

  private var stories: some View {
    ForEach(rows.rows) { row in
      let place = Place.item(row.id)
      if row.beginsKnown, let visit = model.lastVisit {
        SinceVisitLine(visit: visit, now: now)
      }
      StoryRow(
        row: row, age: row.story.time.map(age) ?? "", model: model,
        discussion: path.beside(place).address
      )
      .listRowBackground(path.detail == place || row.isCurrent ? Color.accentColor.opacity(0.1) : nil)
      .transition(.move(edge: .top).combined(with: .opacity))
    }
  }
}

extension StoriesContent {
  private func age(of date: Date) -> String {
    density == .roomy ? Age.text(of: date, at: now) : Age.brief(of: date, at: now)
  }
}

/// Placeholder of a story, as high as its row.
struct StoryPlaceholder: View {
  let number: Int
  @Environment(\.rowDensity) private var density

  var body: some View {
    if density == .line {
      Text(verbatim: PlaceholderText.title(number))
        .lineLimit(1)
    } else {
      lines
    }
  }

  private var lines: some View {
    HStack(alignment: .top, spacing: 12) {
      if density == .roomy { ClockBadge(date: nil) }
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: PlaceholderText.title(number))
          .font(.headline)
          .lineLimit(1)
        if density == .roomy {
          Text(verbatim: PlaceholderText.line)
            .font(.subheadline)
            .lineLimit(1)
        }
        Text(verbatim: "100 points and 100 comments")
          .font(.footnote)
          .lineLimit(1)
          .frame(minHeight: 24)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Parts what came since the reader's last visit from what they know.
struct SinceVisitLine: View {
  let visit: Date
  let now: Date

  var body: some View {
    HStack(spacing: 10) {
      Rectangle().fill(Color.accentColor.opacity(0.5)).frame(height: 1)
      Text("your last visit, \(Age.text(of: visit, at: now))")
        .font(.footnote)
        .foregroundColor(.accentColor)
        .fixedSize()
      Rectangle().fill(Color.accentColor.opacity(0.5)).frame(height: 1)
    }
    .frame(maxWidth: .infinity)
    .listRowSeparator(.hidden)
  }
}

import HackerNews
import SwiftUI

/// The stories, or what is known of them instead. Made of what it shows, so that news of the list that show nothing leave it alone.
struct StoriesContent: View {
  private enum Content: Equatable {
    case coming
    case failed(title: String, text: String)
    case known(isEmpty: Bool)
  }

  private let content: Content
  private let rows: StoryRows
  private let now: Date
  private let model: StoriesViewModel
  private let path: [Place]
  @Environment(\.rowDensity) private var density

  init(
    _ content: Loadable<StoriesState, HackerNewsError>, rows: StoryRows, now: Date, model: StoriesViewModel,
    path: [Place]
  ) {
    switch content {
    case .idle, .loading: self.content = .coming
    case .failed(let error):
      self.content = .failed(
        title: error.localizedDescription, text: error.recoverySuggestion ?? localized("Kiosk keeps trying."))
    case .loaded(let state, _), .stale(let state, _, _): self.content = .known(isEmpty: state.stories.isEmpty)
    }
    self.rows = rows
    self.now = now
    self.model = model
    self.path = path
  }

  var body: some View {
    switch content {
    case .coming:
      PlaceholderRows(count: 10) { StoryPlaceholder(number: $0) }
    case .failed(let title, let text):
      RetryNotice(symbol: "wifi.slash", title: title, text: text, retry: model.retry)
        .listRowSeparator(.hidden)
    case .known(let isEmpty):
      if isEmpty {
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
    let ages = Age.Rows(at: now)
    return ForEach(rows.rows) { row in
      StoryRow(
        row: row, age: row.story.time.map { age(of: $0, ages) } ?? "", lineAbove: row.beginsKnown ? line : nil,
        model: model, path: path)
    }
  }

  private var line: SinceVisitLine? { model.lastVisit.map { SinceVisitLine(visit: $0, now: now) } }
}

extension StoriesContent {
  private func age(of date: Date, _ ages: Age.Rows) -> String {
    density == .roomy ? ages.text(of: date) : Age.brief(of: date, at: now)
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

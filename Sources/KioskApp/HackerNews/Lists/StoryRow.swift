import FoundationExtras
import HackerNews
import SwiftUI

/// One story: when, what, from where, by whom, how it is received, and what it is to this reader.
struct StoryRow: View {
  let row: StoryRowContent
  let age: String
  /// Stands over it.
  let lineAbove: SinceVisitLine?
  let model: StoriesViewModel
  /// The pages of the window.
  let path: [Place]

  @ViewBuilder var body: some View {
    let place = Place.item(row.id)
    if let lineAbove { lineAbove }
    StoryWords(row: row, age: age, model: model, discussion: path.beside(place).address)
      .modifier(RowStop(name: row.story.title, isCurrent: row.isCurrent) { [model, row] in model.stand(at: row.id) })
      .opacity(row.mutedBy == nil ? 1 : 0.6)
      .listRowBackground(path.detail == place || row.isCurrent ? Color.accentColor.opacity(0.1) : nil)
  }
}

/// What a row says of its story, as dense as the reader wants it. A view by itself, so that the modifiers of the row keep this
/// small value instead of all that is in it.
private struct StoryWords: View {
  let row: StoryRowContent
  let age: String
  let model: StoriesViewModel
  let discussion: URL

  private var story: Story { row.story }

  @Environment(\.rowDensity) private var density
  @Environment(\.isTiny) private var isTiny

  var body: some View {
    if density == .line {
      StoryLine(row: row, age: age, model: model, discussion: discussion)
    } else {
      HStack(alignment: .top, spacing: 12) {
        // Where there is hardly room for a title, its age says enough.
        if density == .roomy, !isTiny { ClockBadge(date: story.time) }
        lines
      }
    }
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 4) {
      RowTitle(row: row, model: model, discussion: discussion)
      if density == .roomy { origin }
      reception
      if row.showsActions {
        StoryActions(row: row, model: model)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var origin: some View {
    let words = [story.site, story.by.isEmpty ? nil : localized("by \(story.by)")].compactMap { $0 } + also
    if !words.isEmpty {
      Text(verbatim: words.joined(separator: " · "))
        .font(.subheadline)
        .foregroundColor(.secondary)
        .lineLimit(1)
    }
  }

  private var also: [String] {
    let comments = row.others.reduce(0) { $0 + ($1.commentCount ?? 0) }
    guard !row.others.isEmpty else { return [] }
    let times = localized("posted \(row.others.count + 1) times")
    return comments > 0 ? [times, localized("\(comments) more comments")] : [times]
  }

  private var reception: some View {
    HStack(spacing: 14) {
      if story.kind != .job {
        if let score = story.score {
          Label("\(score)", systemImage: "arrow.up")
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(StoryCounts.points(story) ?? "")
            .fixedSize()
        }
        // Where there is little room, the age gives way.
        Link(destination: discussion) {
          Label(row.commentNumber, systemImage: "bubble.right")
        }
        .fixedSize()
        .accessibilityLabel(row.commentWords)
        if let new = row.newComments {
          Text("\(new) new")
            .foregroundColor(.accentColor)
            .bold()
            .lineLimit(1)
            .fixedSize()
            .accessibilityHidden(true)
        }
      }
      Text(verbatim: age)
        .lineLimit(1)
      NewMark(row: row)
      if density == .compact, let site = story.site {
        Text(verbatim: site)
          .lineLimit(1)
      }
      if let rule = row.mutedBy {
        Label(rule.words.text, systemImage: "eye.slash")
          .accessibilityLabel("muted by “\(rule.words.text)”")
      }
      Spacer(minLength: 0)
      StoryActionsButton(row: row, model: model)
    }
    .font(.footnote)
    .foregroundColor(.secondary)
    .monospacedDigit()
  }
}

/// What can be done with a story of the list.
struct StoryActions: View {
  let row: StoryRowContent
  let model: StoriesViewModel

  var body: some View {
    let story = row.story
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        Button(row.isSaved ? "Remove" : "Save") { model.toggleSaved(story) }
        Button(row.isRead ? "Mark unread" : "Mark read") { model.toggleRead(row) }
        Button("Mark read down to here") { model.markReadDown(to: row.id) }
        if let rule = row.mutedBy {
          Button("Show again") { model.unmute(rule) }
        } else {
          if let site = story.site {
            Button("Mute \(site)") { model.mute(.domain, site) }
            Button("for a week") { model.mute(.domain, site, forAWeek: true) }
              .accessibilityLabel("Mute \(site) for a week")
          }
          if !story.by.isEmpty {
            Button("Mute \(story.by)") { model.mute(.person, story.by) }
          }
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
    }
    .padding(.top, 2)
  }
}

import HackerNews
import SwiftUI

/// One story: when, what, from where, by whom, how it is received, and what it is to this reader.
struct StoryRow: View {
  let row: StoryRowContent
  let age: String
  let model: StoriesViewModel
  let discussion: URL

  private var story: Story { row.story }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ClockBadge(date: story.time)
      VStack(alignment: .leading, spacing: 4) {
        title
        origin
        reception
        if row.showsActions {
          StoryActions(row: row, model: model)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .opacity(row.mutedBy == nil ? 1 : 0.6)
  }

  private var title: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if story.url == nil {
        Link(destination: discussion) { titleText }
      } else {
        Link(destination: story.address) { titleText }
          .simultaneousGesture(TapGesture().onEnded { [model, story] in model.opened(story) })
      }
      if row.isNew {
        NewBadge()
      } else if row.isSinceVisit, !row.isRead {
        Circle()
          .fill(Color.accentColor)
          .frame(width: 7, height: 7)
          .accessibilityLabel("new since your last visit")
      }
    }
  }

  private var titleText: some View {
    Text(verbatim: story.title)
      .font(.headline)
      .foregroundColor(row.isRead ? .secondary : .primary)
      .fontWeight(row.isRead ? .regular : .semibold)
      .lineLimit(2)
      .multilineTextAlignment(.leading)
  }

  @ViewBuilder private var origin: some View {
    let words = [story.site, story.by.isEmpty ? nil : "by \(story.by)"].compactMap { $0 } + also
    if !words.isEmpty {
      Text(verbatim: words.joined(separator: " · "))
        .font(.subheadline)
        .foregroundColor(.secondary)
        .lineLimit(1)
    }
  }

  private var also: [String] {
    let comments = row.others.reduce(0) { $0 + $1.commentCount }
    guard !row.others.isEmpty else { return [] }
    return ["posted \(row.others.count + 1) times" + (comments > 0 ? ", \(comments) more comments" : "")]
  }

  private var reception: some View {
    HStack(spacing: 14) {
      if story.kind != .job {
        Label("\(story.score)", systemImage: "arrow.up")
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\(story.score) points")
        Link(destination: discussion) {
          Label("\(story.commentCount)", systemImage: "bubble.right")
        }
        .accessibilityLabel(commentWords)
        if let new = row.newComments {
          Text(verbatim: "\(new) new")
            .foregroundColor(.accentColor)
            .bold()
            .lineLimit(1)
            .fixedSize()
            .accessibilityHidden(true)
        }
      }
      Text(verbatim: age)
        .lineLimit(1)
      if let rule = row.mutedBy {
        Label(rule.text, systemImage: "eye.slash")
          .accessibilityLabel("muted by “\(rule.text)”")
      }
      Spacer(minLength: 0)
      Button {
        model.toggleActions(of: story.id)
      } label: {
        Image(systemName: row.isSaved ? "bookmark.fill" : "ellipsis")
          .frame(minWidth: 32, minHeight: 24)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(row.showsActions ? "Hide actions" : "Actions for \(story.title)")
    }
    .font(.footnote)
    .foregroundColor(.secondary)
    .monospacedDigit()
  }

  private var commentWords: String {
    let words = story.commentCount == 1 ? "1 comment" : "\(story.commentCount) comments"
    return row.newComments.map { "\(words), \($0) new" } ?? words
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

import HackerNews
import SwiftUI

/// One story: when, what, from where, by whom, and how it is received.
struct StoryRow: View {
  let story: Story
  let isNew: Bool
  let now: Date

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ClockBadge(date: story.time)
      VStack(alignment: .leading, spacing: 3) {
        title
        origin
        reception
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var title: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Link(destination: story.address) {
        Text(verbatim: story.title)
          .font(.headline)
          .foregroundColor(.primary)
          .lineLimit(2)
          .multilineTextAlignment(.leading)
      }
      if isNew {
        NewBadge()
      }
    }
  }

  private var origin: some View {
    Text(verbatim: [story.site, story.by.isEmpty ? nil : "by \(story.by)"].compactMap { $0 }.joined(separator: " · "))
      .font(.subheadline)
      .foregroundColor(.secondary)
      .lineLimit(1)
  }

  private var reception: some View {
    HStack(spacing: 14) {
      if story.kind != .job {
        Label("\(story.score)", systemImage: "arrow.up")
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\(story.score) points")
        Link(destination: story.commentsURL) {
          Label("\(story.commentCount)", systemImage: "bubble.right")
        }
        .accessibilityLabel("\(story.commentCount) comments")
      }
      if let time = story.time {
        Text(verbatim: Age.text(of: time, at: now))
          .lineLimit(1)
      }
    }
    .font(.footnote)
    .foregroundColor(.secondary)
    .monospacedDigit()
  }
}

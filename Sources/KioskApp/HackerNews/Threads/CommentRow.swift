import FoundationExtras
import HackerNews
import SwiftUI

/// One comment of a discussion, indented by its depth.
struct CommentRow: View {
  let row: ThreadState.Row
  let age: String
  let model: ThreadViewModel
  /// The author's page; nil where there is no author to show.
  let author: URL?

  /// Points for each level of replies; deep replies stay readable on a phone.
  private static let step: CGFloat = 14
  private static let deepestStep = 9

  @Environment(\.isTiny) private var isTiny

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        heading
        if !row.isFolded {
          content
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, row.depth == 0 ? 0 : 12)
      .overlay(alignment: .leading) {
        if row.depth > 0 {
          Rectangle().fill(barColor).frame(width: 2)
        }
      }
    }
    .padding(.leading, Self.step * CGFloat(min(max(row.depth - 1, 0), Self.deepestStep)))
  }

  private var barColor: Color {
    let colors: [Color] = [.blue, .teal, .orange, .purple, .green, .pink]
    return colors[(row.depth - 1) % colors.count].opacity(0.45)
  }

  private var heading: some View {
    HStack(spacing: 0) {
      Button {
        model.toggleFold(row.id)
      } label: {
        Image(systemName: row.isFolded ? "chevron.forward" : "chevron.down")
          .imageScale(.small)
          .frame(minWidth: 36, minHeight: 28, alignment: .leading)
      }
      .buttonStyle(.plain)
      .modifier(CursorStop(isCurrent: row.isCurrent) { [model, row] in model.stand(at: row.id) })
      .accessibilityLabel(
        row.isFolded ? "Open \(row.replyCount + 1) comments" : "Fold this comment and \(row.replyCount) replies")
      if isTiny {
        VStack(alignment: .leading, spacing: 2) {
          name
          HStack(spacing: 8) { marks }
        }
        Spacer(minLength: 0)
      } else {
        HStack(spacing: 8) {
          name
          marks
          Spacer(minLength: 0)
        }
      }
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }

  @ViewBuilder private var marks: some View {
    if row.isByAuthor {
      Tag(text: localized("OP"), color: .accentColor)
        .accessibilityLabel("author of the story")
    }
    if row.mutedBy == nil, row.answersBack {
      Tag(text: localized("answers back"), color: .purple)
        .accessibilityLabel("wrote what is answered here")
    }
    if row.mutedBy == nil, Moderators.names.contains(row.comment.by) {
      Tag(text: localized("Moderator"), color: .green)
    }
    if row.isNew {
      Tag(text: localized("New"), color: .orange)
    }
    if let rule = row.mutedBy {
      Label(rule.words.text, systemImage: "eye.slash")
        .lineLimit(1)
        .accessibilityLabel("muted by “\(rule.words.text)”")
    }
    Text(verbatim: age)
      .lineLimit(1)
    if row.isFolded, row.replyCount > 0 {
      Text("\(row.replyCount) replies")
        .lineLimit(1)
    }
  }

  @ViewBuilder private var name: some View {
    if row.mutedBy != nil {
      Text("Muted")
        .italic()
    } else if let author {
      Link(destination: author) {
        Text(verbatim: row.comment.by)
          .bold()
          .foregroundColor(row.isByAuthor ? .accentColor : .primary)
          .lineLimit(1)
          .frame(minWidth: 44, alignment: .leading)
      }
    } else {
      Text(verbatim: row.comment.state == .deleted ? localized("deleted") : localized("unknown"))
        .italic()
    }
  }

  @ViewBuilder private var content: some View {
    switch row.comment.state {
    case .shown:
      if let text = row.comment.text {
        RichTextView(text: text, language: HackerNewsLanguage.tag)
      }
    case .deleted: remark(localized("Deleted by its author; the replies are kept."))
    case .dead: remark(localized("Hidden by Hacker News; the replies are kept."))
    case .delayed: remark(localized("Not public yet: the text comes later."))
    }
  }

  private func remark(_ words: String) -> some View {
    Text(verbatim: words)
      .italic()
      .foregroundColor(.secondary)
  }
}

/// A word on a coloured ground.
struct Tag: View {
  let text: String
  let color: Color

  var body: some View {
    Text(verbatim: text)
      .font(.caption2)
      .bold()
      .foregroundColor(color)
      .padding(.horizontal, 6)
      .padding(.vertical, 1)
      .background(color.opacity(0.14))
      .clipShape(Capsule())
  }
}

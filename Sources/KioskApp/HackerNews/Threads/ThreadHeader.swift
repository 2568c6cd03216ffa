import HackerNews
import Library
import SwiftUI

/// What is discussed: the story, its text or poll, and what can be done with it.
struct ThreadHeader: View {
  let thread: CommentThread
  let state: ThreadState
  let now: Date
  let window: WindowContext
  @ObservedObject var library: Library
  /// Whether it leads to the article; elsewhere a switch above does.
  let offersArticle: Bool
  /// Whether the article stands beside it already.
  let hasArticle: Bool
  let show: @MainActor (StoryParts) -> Void
  let retry: @MainActor () -> Void
  @Environment(\.terminalReading) private var terminal
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      title
      facts
      if let text = thread.root.text {
        RichTextView(text: text, language: HackerNewsLanguage.tag)
      }
      if !thread.pollOptions.isEmpty {
        Poll(options: thread.pollOptions)
      }
      actions
      status
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var title: some View {
    if let story = thread.story {
      if terminal == nil {
        StoryTitle(story: story)
      } else {
        StopTitle(story: story, read: changeParts)
          .id(story.id)
      }
    } else if let parent = thread.root.parent {
      Link(destination: window.path.beside(.item(parent)).address) {
        Label("The comment or story this answers", systemImage: "arrow.uturn.backward")
      }
    }
  }

  /// From the discussion to the article.
  private func changeParts() {
    guard thread.story?.url != nil else { return }
    show(offersArticle && !hasArticle ? .both : .article)
  }

  private var facts: some View {
    StoryFacts(
      story: thread.story, author: thread.root.by, time: thread.root.time, now: now,
      page: thread.root.by.isEmpty ? nil : window.path.beside(.user(thread.root.by)).address)
  }

  private var actions: some View {
    let kept = thread.kept(at: now)
    let isSaved = library.isSaved(kept.key)
    // On a phone the way out has a line of its own.
    let isNarrow = width == .compact && terminal == nil
    return VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) {
        saving(kept, isSaved)
        if !isNarrow { reply.padding(.leading, 8) }
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
      if isNarrow { reply.frame(minHeight: 40) }
    }
  }

  private var reply: some View {
    Link(destination: HackerNewsPage.item(thread.root.id)) {
      Label("Reply on Hacker News", systemImage: "arrow.up.right")
        .font(.subheadline)
    }
  }

  @ViewBuilder private func saving(_ kept: KeptItem, _ isSaved: Bool) -> some View {
    Button {
      library.toggleSaved(kept)
    } label: {
      Label(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
    }
    if let story = thread.story {
      FollowButton(subject: .story(story.id), title: story.title, library: library)
    }
    if offersArticle, !hasArticle, thread.story?.url != nil {
      Button {
        show(.both)
      } label: {
        Label("Read here", systemImage: "doc.text")
      }
    }
  }

  /// How fresh it is, and what is wrong where something is.
  @ViewBuilder private var status: some View {
    if let sentence {
      VStack(alignment: .leading, spacing: 6) {
        Label(sentence, systemImage: "exclamationmark.triangle")
          .foregroundColor(.orange)
        HStack(spacing: 10) {
          if let updated = state.content.freshness?.date {
            Text("updated \(Age.text(of: updated, at: now))")
          }
          Button("Retry", action: retry)
            .buttonStyle(.bordered)
            .controlSize(.small)
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
    } else {
      HStack(spacing: 8) {
        Circle()
          .fill(state.connection.isLive ? Color.green : Color.gray)
          .frame(width: 8, height: 8)
          .accessibilityHidden(true)
        Text(state.connection.isLive ? window.services.origin == .live ? "Live" : "Samples" : "Connecting…")
        if state.newCount > 0 {
          Text("\(state.newCount) new comments")
            .foregroundColor(.orange)
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
    }
  }

  private var sentence: String? {
    if let problem = state.content.failure ?? thread.cached?.problem { return problem.localizedDescription }
    switch thread.shortcoming {
    case .searchUnavailable:
      return localized("The search service does not have this discussion; its comments came one by one.")
    case .officialUnavailable:
      return localized("The official service does not answer; comments stand in the search service's order.")
    case .commentsMissing: return localized("Some comments could not be loaded.")
    case nil: break
    }
    switch state.connection {
    case .interrupted: return localized("The live connection broke and is being made again.")
    case .unavailable: return localized("No live connection: ask again to see new comments.")
    case .connecting, .live: return nil
    }
  }
}

/// The options of a poll with their shares.
struct Poll: View {
  let options: [Item]

  var body: some View {
    let total = options.reduce(0) { $0 + max(0, $1.score ?? 0) }
    VStack(alignment: .leading, spacing: 10) {
      ForEach(options) { option in
        let score = max(0, option.score ?? 0)
        VStack(alignment: .leading, spacing: 4) {
          HStack(alignment: .firstTextBaseline) {
            Text(verbatim: option.text?.plainText ?? option.title ?? "–")
            Spacer(minLength: 12)
            Text(verbatim: "\(score)")
              .monospacedDigit()
              .foregroundColor(.secondary)
          }
          ProgressView(value: Double(score), total: Double(max(total, 1)))
            .accessibilityLabel(Text(verbatim: option.text?.plainText ?? localized("Poll option")))
        }
      }
    }
    .padding(12)
    .background(Color.secondary.opacity(0.08))
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

/// What a story is called, and where it leads.
struct StoryTitle: View {
  let story: Story

  var body: some View {
    if let url = story.url {
      Link(destination: url) {
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: story.title)
            .font(.title2)
            .bold()
            .foregroundColor(.primary)
            .multilineTextAlignment(.leading)
            .writtenIn(HackerNewsLanguage.tag)
          Label(story.site ?? url.absoluteString, systemImage: "arrow.up.right")
            .font(.subheadline)
        }
      }
    } else {
      Text(verbatim: story.title)
        .font(.title2)
        .bold()
        .writtenIn(HackerNewsLanguage.tag)
    }
  }
}

/// Points, comments, author and age of what is discussed.
struct StoryFacts: View {
  /// Nil for a comment, which has neither points nor a count.
  let story: Story?
  let author: String
  let time: Date?
  let now: Date
  /// The author's page.
  let page: URL?
  @Environment(\.terminalColumns) private var terminalColumns
  @Environment(\.isTiny) private var isTiny

  var body: some View {
    Group {
      if let terminalColumns, terminalColumns < 48 {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 14) { counts }
          rest
        }
      } else if isTiny {
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 14) { counts }
          HStack(spacing: 14) { rest }
        }
      } else {
        HStack(spacing: 14) {
          counts
          rest
        }
      }
    }
    .font(.subheadline)
    .foregroundColor(.secondary)
    .monospacedDigit()
    .frame(minHeight: 28)
  }

  @ViewBuilder private var counts: some View {
    if let story, story.kind != .job {
      if let score = story.score {
        Label("\(score)", systemImage: "arrow.up")
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(StoryCounts.points(story) ?? "")
      }
      if let comments = story.commentCount {
        Label("\(comments)", systemImage: "bubble.right")
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(StoryCounts.comments(story) ?? "")
      }
    }
  }

  @ViewBuilder private var rest: some View {
    if let page {
      Link(destination: page) {
        Text("by \(author)")
          .lineLimit(1)
      }
    } else if !author.isEmpty {
      Text("by \(author)")
        .lineLimit(1)
    }
    if let time {
      Text(verbatim: Age.text(of: time, at: now))
        .lineLimit(1)
    }
  }
}

/// The same in a terminal: the cursor stands here first, and a press changes between discussion and article.
struct StopTitle: View {
  let story: Story
  let read: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(action: read) {
        Text(verbatim: story.title)
          .font(.title2)
          .bold()
          .multilineTextAlignment(.leading)
      }
      .buttonStyle(.plain)
      .modifier(CursorStop(takesCursor: true))
      if let url = story.url {
        Link(destination: url) {
          Label(story.site ?? url.absoluteString, systemImage: "arrow.up.right")
            .font(.subheadline)
        }
      }
    }
  }
}

import HackerNews
import Library
import SwiftUI

/// A user of Hacker News: standing, words about themselves, and what they wrote.
struct UserScreen: View {
  let reader: Reader
  @StateObject private var model: UserViewModel

  init(reader: Reader, name: String) {
    self.reader = reader
    _model = StateObject(wrappedValue: UserViewModel(name: name, services: reader.services))
  }

  var body: some View {
    List {
      switch model.phase {
      case .loading:
        ProgressView("Loading \(model.name)…")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 48)
      case .failed(let error):
        Message(
          symbol: "person.crop.circle", title: error.localizedDescription, text: error.recoverySuggestion ?? "",
          retry: model.retry)
      case .user(let user):
        UserHeader(user: user, library: reader.library)
          .listRowSeparator(.hidden)
      }
      ForEach(model.posts) { post in
        PostRow(post: post, path: reader.path)
      }
      if let problem = model.postsProblem {
        InlineProblem(sentence: problem.localizedDescription, retry: model.retry)
      }
      if model.hasMore {
        MoreRow(loadMore: model.loadMore)
      }
    }
    .listStyle(.plain)
    .navigationTitle(Text(verbatim: model.name))
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct UserHeader: View {
  let user: User
  @ObservedObject var library: Library

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 14) {
        Image(systemName: "person.crop.circle")
          .font(.largeTitle)
          .foregroundColor(.accentColor)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: user.id)
            .font(.title2)
            .bold()
          Text(verbatim: facts)
            .font(.subheadline)
            .foregroundColor(.secondary)
            .monospacedDigit()
        }
      }
      if let about = user.about {
        RichTextView(text: about)
      }
      HStack(spacing: 8) {
        Button("Mute \(user.id)") { library.add(MuteRule(.person, user.id, created: library.now)) }
          .buttonStyle(.bordered)
          .controlSize(.small)
        Link(destination: HackerNewsPage.user(user.id)) {
          Label("On Hacker News", systemImage: "arrow.up.right")
            .font(.subheadline)
        }
        .padding(.leading, 8)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var facts: String {
    let joined = user.created.map { "joined \($0.formatted(.dateTime.month(.wide).year()))" }
    return ["\(user.karma.formatted()) karma", joined].compactMap { $0 }.joined(separator: " · ")
  }
}

/// A story or a comment among what was found.
struct PostRow: View {
  let post: HackerNewsSearchPage.Result
  let path: [Place]

  var body: some View {
    switch post {
    case .story(let story):
      VStack(alignment: .leading, spacing: 3) {
        Link(destination: path.beside(.item(story.id)).address) {
          Text(verbatim: story.title)
            .font(.headline)
            .foregroundColor(.primary)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
        }
        Text(verbatim: facts(of: story))
          .font(.footnote)
          .foregroundColor(.secondary)
          .monospacedDigit()
      }
    case .comment(let comment, let storyID, let title):
      VStack(alignment: .leading, spacing: 4) {
        Link(destination: path.beside(.item(storyID ?? comment.id)).address) {
          Text(verbatim: title ?? "A discussion")
            .font(.subheadline)
            .bold()
            .foregroundColor(.primary)
            .lineLimit(1)
        }
        if let text = comment.text {
          Text(verbatim: text.plainText)
            .lineLimit(3)
        }
        Text(verbatim: ([comment.by] + age(comment.time)).joined(separator: " · "))
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    }
  }

  private func facts(of story: Story) -> String {
    let points = story.score == 1 ? "1 point" : "\(story.score) points"
    let comments = story.commentCount == 1 ? "1 comment" : "\(story.commentCount) comments"
    return ([story.site ?? "", points, comments, story.by] + age(story.time)).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private func age(_ time: Date?) -> [String] { time.map { [Age.text(of: $0, at: Date())] } ?? [] }
}

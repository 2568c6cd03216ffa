import HackerNews
import Library
import SwiftUI

/// A user of Hacker News: standing, words about themselves, and what they wrote.
struct UserScreen: View {
  let window: WindowContext
  @StateObject private var model: UserViewModel

  init(window: WindowContext, name: String) {
    self.window = window
    _model = StateObject(wrappedValue: UserViewModel(name: name, services: window.services))
  }

  var body: some View {
    List {
      switch model.user {
      case .idle, .loading:
        UserHeaderPlaceholder(name: model.name)
          .listRowSeparator(.hidden)
      case .failed(let error):
        RetryNotice(
          symbol: "person.crop.circle", title: error.localizedDescription, text: error.recoverySuggestion ?? "",
          retry: model.retry)
      case .loaded(let user, _), .stale(let user, _, _):
        UserHeader(user: user, library: window.library)
          .listRowSeparator(.hidden)
      }
      if model.posts.isLoading {
        PlaceholderRows(count: 8) { PostPlaceholder(number: $0) }
      }
      PostRows(posts: model.posts.value?.rows ?? [], path: window.path, library: window.library)
      if let problem = model.posts.failure {
        InlineProblem(sentence: problem.localizedDescription, retry: model.retry)
      }
      if model.posts.value?.hasMore == true {
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
        RichTextView(text: about, language: nil)
      }
      HStack(spacing: 8) {
        Button("Mute \(user.id)") { library.add(MuteRule(.person, user.id, created: library.now)) }
        FollowButton(subject: .user(user.id), library: library)
        Link(destination: HackerNewsPage.user(user.id)) {
          Label("On Hacker News", systemImage: "arrow.up.right")
            .font(.subheadline)
        }
        .padding(.leading, 8)
      }
      .buttonStyle(.bordered)
      .controlSize(.small)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var facts: String {
    let joined = user.created.map {
      localized("joined \($0.formatted(.dateTime.month(.wide).year().locale(._inForce)))")
    }
    return [localized("\(user.karma.formatted(.number.locale(._inForce))) karma"), joined].compactMap { $0 }.joined(
      separator: " · ")
  }
}

/// Placeholder of a user whose name is known.
private struct UserHeaderPlaceholder: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 14) {
        Image(systemName: "person.crop.circle")
          .font(.largeTitle)
          .foregroundColor(.secondary)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: name)
            .font(.title2)
            .bold()
          Text(verbatim: "1,000 karma · joined January 2020")
            .font(.subheadline)
            .redacted(reason: .placeholder)
            .accessibilityHidden(true)
        }
      }
      LoadingLine(words: localized("Loading \(name)…"))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

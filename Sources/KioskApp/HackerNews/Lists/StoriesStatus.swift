import HackerNews
import SwiftUI

/// One quiet line that says how fresh the list is, and what is wrong where something is. Made of what it says, so that a story
/// that comes leaves it alone.
struct StoriesStatus: View {
  private enum Content: Equatable {
    case nothing
    case loading
    case trouble(String)
    case asked
    case followed(isLive: Bool)
  }

  private let content: Content
  private let isSample: Bool
  /// How long ago the list was right, where that is said.
  private let age: String?
  private let model: StoriesViewModel

  /// - Parameter isLive: whether the list changes by itself.
  init(
    _ content: Loadable<StoriesState, HackerNewsError>, isLive: Bool, isSample: Bool, now: Date, model: StoriesViewModel
  ) {
    self.isSample = isSample
    self.model = model
    var says = Content.nothing
    if content.isLoading {
      says = .loading
    } else if let state = content.value, !state.stories.isEmpty {
      if isLive || state.problem != nil, let sentence = Self.sentence(state) {
        says = .trouble(sentence)
      } else {
        says = isLive ? .followed(isLive: state.connection.isLive) : .asked
      }
    }
    self.content = says
    switch says {
    case .nothing, .loading, .followed(isLive: true): age = nil
    case .trouble, .asked, .followed: age = content.value?.updated.map { Age.text(of: $0, at: now) }
    }
  }

  var body: some View {
    switch content {
    case .nothing: EmptyView()
    case .loading: LoadingLine(words: localized("Loading stories…"))
    case .trouble, .asked, .followed:
      VStack(alignment: .leading, spacing: 6) { lines }
        .font(.footnote)
        .foregroundColor(.secondary)
    }
  }

  @ViewBuilder private var lines: some View {
    switch content {
    case .trouble(let sentence):
      Label(sentence, systemImage: "exclamationmark.triangle")
        .foregroundColor(.orange)
      HStack(spacing: 10) {
        updated
        Button("Retry") { model.retry() }
          .buttonStyle(.bordered)
          .controlSize(.small)
      }
    case .asked:
      HStack(spacing: 10) {
        updated
        Button("Ask for news") { model.retry() }
          .buttonStyle(.borderless)
      }
    case .followed(let isLive):
      HStack(spacing: 10) {
        Circle()
          .fill(isLive ? Color.green : Color.gray)
          .frame(width: 8, height: 8)
          .accessibilityHidden(true)
        Text(isLive ? isSample ? "Samples" : "Live" : "Connecting…")
        updated
      }
    case .nothing, .loading: EmptyView()
    }
  }

  @ViewBuilder private var updated: some View {
    if let age { Text("updated \(age)") }
  }

  private static func sentence(_ state: StoriesState) -> String? {
    if let problem = state.problem { return problem.localizedDescription }
    switch state.connection {
    case .interrupted: return localized("The live connection broke and is being made again.")
    case .unavailable: return localized("No live connection; the list is asked for again from time to time.")
    case .connecting, .live: break
    }
    switch state.shortcoming {
    case .officialUnavailable:
      return localized("The official service does not answer; this is the search service's list.")
    case .storiesMissing(let count, _):
      return localized("\(count) stories could not be loaded.")
    case .searchUnavailable, nil: return nil
    }
  }
}

import HackerNews
import SwiftUI

/// One quiet line that says how fresh the list is, and what is wrong where something is.
struct StoriesStatus: View {
  let content: Loadable<StoriesState, HackerNewsError>
  let isLive: Bool
  let isSample: Bool
  let now: Date
  let retry: @MainActor () -> Void

  var body: some View {
    if content.isLoading {
      LoadingLine(words: localized("Loading stories…"))
    } else if let state = content.value, !state.stories.isEmpty {
      VStack(alignment: .leading, spacing: 6) {
        if isLive || state.problem != nil, let sentence = sentence(state) {
          Label(sentence, systemImage: "exclamationmark.triangle")
            .foregroundColor(.orange)
          HStack(spacing: 10) {
            age(state)
            Button("Retry", action: retry)
              .buttonStyle(.bordered)
              .controlSize(.small)
          }
        } else if !isLive {
          HStack(spacing: 10) {
            age(state)
            Button("Ask for news", action: retry)
              .buttonStyle(.borderless)
          }
        } else {
          HStack(spacing: 10) {
            Circle()
              .fill(state.connection.isLive ? Color.green : Color.gray)
              .frame(width: 8, height: 8)
              .accessibilityHidden(true)
            Text(state.connection.isLive ? isSample ? "Samples" : "Live" : "Connecting…")
            if !state.connection.isLive {
              age(state)
            }
          }
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
    }
  }

  @ViewBuilder private func age(_ state: StoriesState) -> some View {
    if let updated = state.updated {
      Text("updated \(Age.text(of: updated, at: now))")
    }
  }

  private func sentence(_ state: StoriesState) -> String? {
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

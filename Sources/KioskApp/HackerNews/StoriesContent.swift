import HackerNews
import SwiftUI

/// The centre of the stories screen in each of its phases.
struct StoriesContent: View {
  let state: StoriesState
  let now: Date
  let retry: @MainActor () -> Void

  var body: some View {
    switch state.phase {
    case .loading:
      ProgressView("Loading stories…")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 48)
    case .stories:
      List(state.stories) { story in
        StoryRow(story: story, isNew: state.isNew(story), now: now)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      .listStyle(.plain)
      .animation(.easeOut(duration: 0.3), value: state.stories.map(\.id))
    case .empty:
      Message(
        symbol: "newspaper", title: "No stories here just now",
        text: "The list is empty at the moment. New stories appear by themselves.", retry: retry)
    case .failed(let error):
      Message(
        symbol: "wifi.slash", title: error.localizedDescription,
        text: error.recoverySuggestion ?? "Kiosk keeps trying.", retry: retry)
    }
  }
}

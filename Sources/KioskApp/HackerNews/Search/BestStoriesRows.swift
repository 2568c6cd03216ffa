import HackerNews
import Library
import SwiftUI

/// Stories that were found, without those that the reader's rules hide, unless they want to see them.
struct BestStoriesRows: View {
  let stories: [Story]
  let path: [Place]
  @ObservedObject var library: Library
  @State private var showsMuted = false

  var body: some View {
    let filter = library.muteFilter
    let rows = filter.rows(stories, showsMuted: showsMuted) { $0.muteSubject }
    ForEach(rows.shown) { story in
      let rule = showsMuted ? filter.rule(hiding: story.muteSubject) : nil
      PostWithMenu(
        post: .story(story), path: path, isRead: library.isRead(story.key), mutedBy: rule, library: library)
    }
    MutedRowsFooter(count: rows.mutedCount, isShown: $showsMuted)
  }
}

import HackerNews
import Library
import SwiftUI

/// What somebody wrote, without what the reader's rules hide, unless they want to see it.
struct PostRows: View {
  let posts: [HackerNewsSearchPage.Result]
  let path: [Place]
  @ObservedObject var library: Library
  @State private var showsMuted = false

  var body: some View {
    let rows = library.muteFilter.rows(posts, showsMuted: showsMuted) { $0.muteSubject }
    ForEach(rows.shown) { PostRow(post: $0, path: path) }
    MutedRowsFooter(count: rows.mutedCount, isShown: $showsMuted)
  }
}

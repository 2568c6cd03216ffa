import HackerNews
import Library
import SwiftUI

/// Stories that were found, without those that the reader's rules hide.
struct BestStoriesRows: View {
  let stories: [Story]
  let path: [Place]
  @ObservedObject var library: Library

  var body: some View {
    let filter = library.muteFilter
    ForEach(stories.filter { filter.rule(hiding: $0.muteSubject) == nil }) { story in
      HStack(alignment: .top, spacing: 12) {
        PostRow(post: .story(story), path: path, isRead: library.isRead(story.key))
          .frame(maxWidth: .infinity, alignment: .leading)
        PostMenu(post: .story(story), mutedBy: nil, library: library)
      }
    }
  }
}

import HackerNews
import Library
import SwiftUI

/// What can be done with a result of a search: keep it, or see no more of its kind.
struct PostMenu: View {
  let post: HackerNewsSearchPage.Result
  /// The rule that hides it, where it is shown all the same.
  let mutedBy: MuteRule?
  @ObservedObject var library: Library

  var body: some View {
    Menu {
      if case .story(let story) = post {
        Button(library.isSaved(story.key) ? "Remove" : "Save") { library.toggleSaved(story.kept(at: library.now)) }
      }
      if let mutedBy {
        Button("Show again") { library.remove(mutedBy) }
      } else {
        if let site {
          Button("Mute \(site)") { mute(.domain, site) }
          Button("Mute \(site) for a week") { mute(.domain, site, days: 7) }
        }
        if let author {
          Button("Mute \(author)") { mute(.person, author) }
          Button("Mute \(author) for a week") { mute(.person, author, days: 7) }
        }
      }
    } label: {
      MenuSign()
        .frame(minWidth: 36, minHeight: 44)
        .accessibilityLabel("Actions for \(title)")
    }
  }

  private func mute(_ kind: MuteRule.Kind, _ text: String, days: Double? = nil) {
    let now = library.now
    library.add(MuteRule(kind, text, created: now, expires: days.map { now.addingTimeInterval($0 * 86_400) }))
  }

  private var title: String {
    switch post {
    case .story(let story): story.title
    case .comment(let comment, _, _): localized("the comment by \(comment.by)")
    }
  }

  private var site: String? { if case .story(let story) = post { story.site } else { nil } }

  private var author: String? {
    let by =
      switch post {
      case .story(let story): story.by
      case .comment(let comment, _, _): comment.by
      }
    return by.isEmpty ? nil : by
  }
}

import SwiftUI

/// Where a film is discussed.
struct FilmDiscussions: View {
  let path: [Place]
  @StateObject private var model: DiscussedModel

  init(title: String, window: WindowContext) {
    path = window.path
    _model = StateObject(wrappedValue: DiscussedModel(book: window.discussions, subject: .film(title: title)))
  }

  var body: some View {
    if !model.discussions.isEmpty {
      TitledPart(title: localized("On Hacker News")) {
        ForEach(model.discussions) { discussed in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: discussed.title)
              .font(.subheadline)
              .writtenIn(HackerNewsLanguage.tag)
            DiscussedLink(discussed: discussed, path: path)
          }
        }
      }
    }
  }
}

import SwiftUI

/// Leads to a discussion inside Kiosk.
struct DiscussedLink: View {
  let discussed: Discussed
  let path: [Place]
  /// Called before the discussion opens.
  var leave: @MainActor () -> Void = {}

  var body: some View {
    Link(destination: path.beside(.item(discussed.id)).address) {
      Label(discussed.words, systemImage: "text.bubble")
        .font(.footnote)
        .monospacedDigit()
    }
    .simultaneousGesture(TapGesture().onEnded { leave() })
  }
}

/// Where a page is discussed: looked up once, for the one that is open.
struct PageDiscussion: View {
  let path: [Place]
  let leave: @MainActor () -> Void
  @StateObject private var model: DiscussedModel

  init(urls: [URL], reader: Reader, leave: @escaping @MainActor () -> Void) {
    path = reader.path
    self.leave = leave
    _model = StateObject(wrappedValue: DiscussedModel(book: reader.discussions, subject: .page(urls)))
  }

  var body: some View {
    ForEach(model.discussions) { DiscussedLink(discussed: $0, path: path, leave: leave) }
  }
}

/// Where a film is discussed.
struct FilmDiscussions: View {
  let path: [Place]
  @StateObject private var model: DiscussedModel

  init(title: String, reader: Reader) {
    path = reader.path
    _model = StateObject(wrappedValue: DiscussedModel(book: reader.discussions, subject: .film(title: title)))
  }

  var body: some View {
    if !model.discussions.isEmpty {
      MoviePart(title: "On Hacker News") {
        ForEach(model.discussions) { discussed in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: discussed.title)
              .font(.subheadline)
            DiscussedLink(discussed: discussed, path: path)
          }
        }
      }
    }
  }
}

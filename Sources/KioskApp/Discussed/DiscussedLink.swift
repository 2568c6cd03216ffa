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

  init(urls: [URL], book: DiscussionBook, path: [Place], leave: @escaping @MainActor () -> Void) {
    self.path = path
    self.leave = leave
    _model = StateObject(wrappedValue: DiscussedModel(book: book, subject: .page(urls)))
  }

  var body: some View {
    ForEach(model.discussions) { DiscussedLink(discussed: $0, path: path, leave: leave) }
  }
}

import Library
import SwiftUI

/// Follows what the reader types.
struct FollowField: View {
  let library: Library
  @State private var kind = FollowedSubject.Kind.replies
  @State private var text = ""
  @State private var problem: String?
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Picker("Kind", selection: $kind) {
          ForEach(FollowedSubject.Kind.typed) { Text(verbatim: $0.title).tag($0) }
        }
        .labelsHidden()
        TextField("Follow", text: $text, prompt: Text(verbatim: kind.example))
          .textFieldStyle(.roundedBorder)
          .onSubmit(add)
        if width == .regular { button }
      }
      if width != .regular { button }
      if let problem {
        Text(verbatim: problem)
          .font(.footnote)
          .foregroundColor(.red)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var button: some View {
    Button("Follow", action: add)
      .buttonStyle(.borderedProminent)
      .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
  }

  private func add() {
    guard !text.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    guard let subject = FollowedSubject(kind, text) else {
      problem =
        kind == .words
        ? localized("These are too many words.")
        : localized("A name on Hacker News has letters, digits, - and _ only.")
      return
    }
    guard library.follow(subject) else {
      problem = localized("You already follow as much as Kiosk can look after.")
      return
    }
    problem = nil
    text = ""
  }
}

/// Follows what a page shows, or stops.
struct FollowButton: View {
  let subject: FollowedSubject
  var title = ""
  @ObservedObject var library: Library

  var body: some View {
    let isFollowing = library.isFollowing(subject)
    Button {
      if isFollowing { library.unfollow(subject) } else { library.follow(subject, title: title) }
    } label: {
      Label(isFollowing ? "Following" : "Follow", systemImage: isFollowing ? "bell.fill" : "bell")
    }
  }
}

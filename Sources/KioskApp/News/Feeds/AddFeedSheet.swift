import FeedLibrary
import Feeds
import SwiftUI

/// Finds the feeds of a site, and shows what is in them before one is followed.
struct AddFeedSheet: View {
  let desk: FeedDesk
  @StateObject private var model: FeedFindingModel
  @Environment(\.dismiss) private var dismiss
  @State private var folder = ""

  init(desk: FeedDesk) {
    self.desk = desk
    _model = StateObject(wrappedValue: FeedFindingModel { desk.find($0, allowsPrivate: $1) })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Add a source")
        .font(.title2)
        .bold()
      HStack(spacing: 8) {
        TextField("Address", text: $model.text, prompt: Text("site.example, @name@server or r/name"))
          .textFieldStyle(.roundedBorder)
          .onSubmit { model.look() }
        Button("Look") { model.look() }
          .buttonStyle(.borderedProminent)
          .disabled(model.text.isEmpty)
      }
      TextField("Folder", text: $folder, prompt: Text("Folder, if you like"))
        .textFieldStyle(.roundedBorder)
      switch model.state {
      case .idle: EmptyView()
      case .looking: LoadingLine(words: localized("Looking for feeds…"))
      case .failed(let problem):
        VStack(alignment: .leading, spacing: 4) {
          Label(problem.sentence, systemImage: "exclamationmark.triangle")
            .foregroundColor(.orange)
          if problem.isPrivate {
            Text("Kiosk asks machines of your own network only where you allow it, one source at a time.")
              .font(.footnote)
            Button("It is mine: ask it") { model.look(allowsPrivate: true) }
              .buttonStyle(.bordered)
          } else if let hint = problem.hint {
            Text(verbatim: hint).font(.footnote)
          }
        }
      case .found(let feeds):
        ForEach(feeds) { found in
          FoundFeedPreview(found: found, isFollowed: desk.feeds.contains { $0.url == found.url }) {
            let place = folder.trimmingCharacters(in: .whitespacesAndNewlines)
            desk.follow(found, folder: place.isEmpty ? nil : place, allowsPrivate: model.allowsPrivate)
            dismiss()
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }
}

/// What is in a feed that may be followed.
struct FoundFeedPreview: View {
  let found: FoundFeed
  let isFollowed: Bool
  let follow: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: found.feed.title.isEmpty ? found.url.absoluteString : found.feed.title)
        .font(.headline)
      Text(verbatim: Facts.line([found.feed.format.name, localized("\(found.feed.items.count) articles"), newest]))
        .font(.footnote)
        .foregroundColor(.secondary)
      ForEach(found.feed.items.prefix(3)) { item in
        Text(verbatim: "· \(item.title)")
          .font(.subheadline)
          .lineLimit(1)
      }
      Button(isFollowed ? "You follow it" : "Follow", action: follow)
        .buttonStyle(.borderedProminent)
        .controlSize(.small)
        .disabled(isFollowed)
        .accessibilityLabel("Follow \(found.feed.title)")
    }
    .padding(.vertical, 6)
  }

  private var newest: String? { found.newest.map { localized("newest \(Age.text(of: $0, at: Date()))") } }
}

import FeedLibrary
import SwiftUI

/// For somebody who follows nothing yet.
struct FirstFeeds: View {
  let suggestions: [FeedSuggestion]
  let desk: FeedDesk
  let add: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Follow sites that you like: Kiosk asks them for new articles, without an account or a key.")
      Button("Add a source by its address", action: add)
        .buttonStyle(.borderedProminent)
      Text("Or begin with some of these; they are suggestions only.")
        .foregroundColor(.secondary)
      Button("Follow all") { desk.follow(suggestions.map(\.listed)) }
        .buttonStyle(.bordered)
        .controlSize(.small)
      ForEach(topics, id: \.self) { topic in
        Text(verbatim: topic)
          .font(.headline)
        ForEach(suggestions.filter { $0.topic == topic }) { suggestion in
          HStack(spacing: 10) {
            Text(verbatim: suggestion.name)
            Text(verbatim: suggestion.address.host() ?? "")
              .font(.footnote)
              .foregroundColor(.secondary)
            Spacer(minLength: 0)
            Button("Follow") { desk.follow([suggestion.listed]) }
              .buttonStyle(.bordered)
              .controlSize(.small)
              .accessibilityLabel("Follow \(suggestion.name)")
          }
        }
      }
    }
    .frame(maxWidth: 620, alignment: .leading)
  }

  private var topics: [String] {
    var seen: Set<String> = []
    return suggestions.map(\.topic).filter { seen.insert($0).inserted }
  }
}

import SwiftUI

/// A list of stories like the reader's own.
@MainActor
final class Feed: ObservableObject {
  struct Story: Identifiable {
    let id: Int
    var score: Int
  }

  @Published var stories: [Story]

  init(rows: Int) { stories = (0..<rows).map { Story(id: $0, score: $0 * 7) } }
}

struct FeedScreen: View {
  @ObservedObject var feed: Feed

  var body: some View {
    List(feed.stories) { story in StoryRow(id: story.id, score: story.score) }
  }
}

struct StoryRow: View {
  let id: Int
  let score: Int

  var body: some View {
    HStack(alignment: .top) {
      VStack {
        Image(systemName: "clock")
        Text("12:3\(id % 10)").font(.caption)
      }
      .foregroundColor(.orange)
      VStack(alignment: .leading, spacing: 4) {
        Text("Story \(id): a small language that compiles to readable assembly").font(.headline).lineLimit(2)
        HStack {
          Text("example.org")
          Text("someone")
          Text("\(score) points")
        }
        .font(.footnote)
        .foregroundColor(.secondary)
      }
    }
  }
}

/// The same rows as many apps write them: within the list's closure, with links and buttons, so that no row can be told from
/// its former self by comparing what it is made of.
struct InlineScreen: View {
  @ObservedObject var feed: Feed

  var body: some View {
    NavigationStack {
      List(feed.stories) { story in
        NavigationLink(destination: Text("Story \(story.id)")) {
          HStack(alignment: .top) {
            Button {
              feed.stories[0].score += 1
            } label: {
              Image(systemName: "arrow.up")
            }
            VStack(alignment: .leading, spacing: 4) {
              Text("Story \(story.id): a small language that compiles to readable assembly").font(.headline).lineLimit(
                2)
              HStack {
                Text("example.org")
                Text("\(story.score) points")
              }
              .font(.footnote)
              .foregroundColor(.secondary)
            }
          }
        }
      }
    }
  }
}

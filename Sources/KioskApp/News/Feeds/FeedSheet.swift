import FeedLibrary
import Feeds
import FoundationExtras
import SwiftUI

/// A source: how it is, and what the reader wants of it.
struct FeedSheet: View {
  @State var feed: FollowedFeed
  @ObservedObject var desk: FeedDesk
  @Environment(\.dismiss) private var dismiss
  @State private var name: String
  @State private var folder: String

  init(feed: FollowedFeed, desk: FeedDesk) {
    _feed = State(initialValue: feed)
    self.desk = desk
    _name = State(initialValue: feed.name)
    _folder = State(initialValue: feed.folder ?? "")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: feed.name)
        .font(.title2)
        .bold()
        .padding(.trailing, 40)
      Link(destination: feed.siteURL ?? feed.url) {
        Label((feed.siteURL ?? feed.url).host() ?? localized("Its site"), systemImage: "arrow.up.right")
      }
      if let problem = feed.health.problem {
        Label(problem.text, systemImage: "exclamationmark.triangle")
          .foregroundColor(.orange)
        if let hint = feed.health.hint { Text(verbatim: hint.text).font(.footnote) }
      }
      ForEach(FeedFacts.lines(feed, now: Date()), id: \.self) { line in
        Text(verbatim: line)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
      TextField("Folder", text: $folder)
        .textFieldStyle(.roundedBorder)
      Toggle("Paused", isOn: $feed.isPaused)
      Picker("An article opens as", selection: $feed.opening) {
        Text("the feed's text").tag(ArticleOpening.feedText)
        Text("the whole text of its page").tag(ArticleOpening.pageText)
        Text("the original, at its site").tag(ArticleOpening.original)
      }
      .pickerStyle(.menu)
      Toggle("It may be on my own network", isOn: $feed.allowsPrivate)
      HStack(spacing: 10) {
        Button("Keep") {
          let words = name.trimmingCharacters(in: .whitespacesAndNewlines)
          feed.ownTitle = words.isEmpty || words == feed.title ? nil : words
          let place = folder.trimmingCharacters(in: .whitespacesAndNewlines)
          feed.folder = place.isEmpty ? nil : place
          desk.update(feed)
          dismiss()
        }
        .buttonStyle(.borderedProminent)
        Button("Ask now") { desk.refresh([feed.id]) }
        Button("Unfollow", role: .destructive) {
          desk.remove(feed.id)
          dismiss()
        }
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }
}

/// A source's health in words.
enum FeedFacts {
  static func lines(_ feed: FollowedFeed, now: Date) -> [String] {
    let health = feed.health
    var lines = [feed.url.absoluteString]
    if let format = health.format {
      lines.append(
        format.name + (health.isRepaired ? localized(", against the rules of its format and read all the same") : ""))
    }
    lines.append(health.lastAsked.map { localized("asked \(Age.text(of: $0, at: now))") } ?? localized("not asked yet"))
    if let date = health.lastNew { lines.append(localized("something new \(Age.text(of: date, at: now))")) }
    if health.schedule.failureCount > 1 { lines.append(localized("\(health.schedule.failureCount) failures in a row")) }
    if health.schedule.hasEnded {
      lines.append(localized("it has ended and is not asked any more"))
    } else if feed.isPaused {
      lines.append(localized("it is paused and not asked"))
    } else {
      lines.append(localized("asked about every \(interval(health.schedule.interval))"))
    }
    return lines
  }

  static func interval(_ seconds: TimeInterval) -> String {
    let minutes = Int((seconds / 60).rounded())
    return minutes < 120 ? localized("\(minutes) minutes") : localized("\(Int((seconds / 3600).rounded())) hours")
  }
}

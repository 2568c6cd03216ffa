import Foundation
import Networking
import OutsideText

/// A row of a list: a story, a question, a demonstration, a job or a poll.
///
/// Stories sort newest first and print as title, author and address. All text is ready to show.
package struct Story: Identifiable, Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case story, ask, show, job, poll
  }

  package var id: Int
  package var title: String
  /// The author; empty where the service names none.
  package var by: String
  package var time: Date?
  /// Where the story leads; nil for questions and other stories that are their own text.
  package var url: URL?
  /// Nil where the service gave no number that can be read; the same of comments.
  package var score: Int?
  package var commentCount: Int?
  package var text: RichText?
  package var kind: Kind
  /// The place in the list it was asked for with, from 1; 0 outside a list.
  package var rank: Int

  package init(
    id: Int, title: String, by: String = "", time: Date? = nil, url: URL? = nil, score: Int? = 0,
    commentCount: Int? = 0,
    text: RichText? = nil, kind: Kind? = nil, rank: Int = 0
  ) {
    self.id = id
    self.title = title
    self.by = by
    self.time = time
    self.url = url
    self.score = score
    self.commentCount = commentCount
    self.text = text
    self.kind = kind ?? Kind(title: title)
    self.rank = rank
  }

  /// The site the story is from, such as `example.com`; nil without an address.
  package var site: String? { url.flatMap(SafeLink.site) }

  /// The story's page on Hacker News, with its comments.
  package var commentsURL: URL { HackerNewsPage.item(id) }

  /// What to open: the story's address, or its page where it has none.
  package var address: URL { url ?? commentsURL }
}

extension Story: Comparable {
  /// Newest first; stories of the same moment by falling id, stories without a time last.
  package static func < (lhs: Story, rhs: Story) -> Bool {
    let (left, right) = (lhs.time ?? .distantPast, rhs.time ?? .distantPast)
    return left == right ? lhs.id > rhs.id : left > right
  }
}

extension Story: CustomStringConvertible {
  package var description: String { "\(title)\nby \(by)\n\(address.absoluteString)" }
}

extension Story.Kind {
  /// Questions and demonstrations are ordinary stories that their titles give away.
  init(title: String) {
    let start = title.prefix(8).lowercased()
    self = start.hasPrefix("ask hn") ? .ask : start.hasPrefix("show hn") ? .show : .story
  }
}

extension Story {
  /// The row for an item; nil for comments, poll options, and what is deleted, dead or without a title.
  package init?(_ item: Item) {
    guard !item.isDeleted, !item.isDead, let title = item.title, !title.isEmpty else { return nil }
    let kind: Kind?
    switch item.kind {
    case .comment, .pollOption: return nil
    case .job: kind = .job
    case .poll: kind = .poll
    case .story, .unknown: kind = nil
    }
    self.init(
      id: item.id, title: title, by: item.by, time: item.time, url: item.url, score: item.score,
      commentCount: item.descendants, text: item.text, kind: kind)
  }
}

/// Pages of the site itself.
package enum HackerNewsPage {
  package static let home = url("")

  package static func item(_ id: Int) -> URL { url("item?id=\(id)") }

  package static func user(_ name: String) -> URL {
    home.appending(path: "user", query: [("id", name)])
  }

  private static func url(_ path: String) -> URL {
    guard let url = URL(string: "https://news.ycombinator.com/" + path) else {
      preconditionFailure("Addresses of the site are made of digits and percent-encoded names")
    }
    return url
  }
}

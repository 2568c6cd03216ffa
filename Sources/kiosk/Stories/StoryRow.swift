import Foundation

/// One story of a list, as the command line tells it.
struct StoryRow: Equatable, Sendable {
  var id: Int
  /// The place in the list, from 1.
  var rank: Int
  /// `story`, `job` or `poll`, or whatever word the service used.
  var kind: String
  var title: String
  /// The address the story links to; nil for a story that is a text of its own.
  var url: String?
  /// The address's host without `www.`.
  var site: String?
  var author: String?
  var score: Int?
  /// Comments in the whole thread; nil where there can be none.
  var comments: Int?
  var time: Date?
  /// The address of the story's page on Hacker News.
  var discussion: String
}

extension StoryRow {
  /// The row as JSON. The keys are part of Kiosk's interface: each is always there, `null` where the story lacks it.
  var json: [JSONMember] {
    [
      ("rank", .number(rank)),
      ("id", .number(id)),
      ("kind", .string(kind)),
      ("title", .string(title)),
      ("url", .string(url)),
      ("site", .string(site)),
      ("author", .string(author)),
      ("score", .number(score)),
      ("comments", .number(comments)),
      ("time", .time(time)),
      ("discussion", .string(discussion)),
    ]
  }
}

extension StoryRow {
  /// A row that says nothing, to name the keys by.
  static let blank = StoryRow(id: 0, rank: 0, kind: "", title: "", discussion: "")
}

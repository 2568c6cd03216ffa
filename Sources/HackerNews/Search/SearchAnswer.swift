import Foundation
import Networking
import OutsideText

/// A page of the search service's answer. A hit that cannot be read is left out alone.
struct SearchAnswer: Decodable, Sendable {
  var hits: [SearchHit]
  /// How many hits could not be read.
  var skipped: Int
  var page: Int
  var pageCount: Int
  var total: Int
  /// The service's remark, such as that it gives no more than 1000 hits.
  var message: String?

  private enum CodingKeys: String, CodingKey {
    case hits, page, nbPages, nbHits, message
  }

  /// No search has as many pages: a greater number is a slip of the service, and there is none behind it.
  private static let lastPage = 1_000_000

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.mustHave(.hits)
    try container.mustBeList(.hits)
    let rows = container.rows(SearchHit.self, .hits)
    hits = rows.compactMap(\.value)
    skipped = rows.count - hits.count
    page = min(max(0, container.wholeNumber(.page) ?? 0), Self.lastPage)
    pageCount = max(0, container.wholeNumber(.nbPages) ?? 0)
    total = max(0, container.wholeNumber(.nbHits) ?? 0)
    message = container.label(.message)
  }
}

/// One hit: a story, job or poll, or a comment with the title of its story.
struct SearchHit: Decodable, Sendable {
  var id: Int
  var title: String?
  var url: URL?
  var author: String
  var points: Int?
  var commentCount: Int?
  var storyText: String?
  var commentText: String?
  var storyID: Int?
  var storyTitle: String?
  var storyURL: URL?
  var parentID: Int?
  var time: Date?
  var tags: [String]

  private enum CodingKeys: String, CodingKey {
    case objectID, title, url, author, points, tags = "_tags"
    case commentCount = "num_comments"
    case storyText = "story_text"
    case commentText = "comment_text"
    case storyID = "story_id"
    case storyTitle = "story_title"
    case storyURL = "story_url"
    case parentID = "parent_id"
    case seconds = "created_at_i"
    case created = "created_at"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.objectID) else { throw container.damage(.objectID, "A hit needs an id.") }
    self.id = id
    title = container.title(.title)
    url = container.link(.url)
    author = container.label(.author) ?? ""
    points = container.wholeNumber(.points)
    commentCount = container.wholeNumber(.commentCount)
    storyText = container.text(.storyText)
    commentText = container.text(.commentText)
    storyID = container.wholeNumber(.storyID)
    storyTitle = container.title(.storyTitle)
    storyURL = container.link(.storyURL)
    parentID = container.wholeNumber(.parentID)
    time = container.moment(.seconds) ?? container.timestamp(.created)
    tags = container.readable(String.self, .tags)
  }

  /// The row for the hit; nil for comments and for hits without a title.
  var story: Story? {
    guard let title, !title.isEmpty, !tags.contains("comment"), commentText == nil else { return nil }
    let kind: Story.Kind? =
      if tags.contains("job") {
        .job
      } else if tags.contains("poll") {
        .poll
      } else if tags.contains("ask_hn") {
        .ask
      } else if tags.contains("show_hn") {
        .show
      } else {
        nil
      }
    let text = storyText ?? ""
    return Story(
      id: id, title: title, by: author, time: time, url: url, score: points, commentCount: commentCount,
      text: text.isEmpty ? nil : RichText(html: text), kind: kind)
  }
}

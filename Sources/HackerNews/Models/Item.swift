import Foundation
import Networking
import OutsideText

/// An item of the official API: story, comment, job, poll or an option of a poll. Only the id is certain.
///
/// Text is ready to show: entities decoded, control characters removed, links `http` and `https` only.
package struct Item: Identifiable, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case story, comment, job, poll, pollOption
    /// A kind that did not exist when this was written, or none at all (empty).
    case unknown(String)
  }

  package var id: Int
  package var kind: Kind
  package var by: String
  package var time: Date?
  package var title: String?
  package var url: URL?
  package var text: RichText?
  package var score: Int?
  /// Direct replies in the order of the site.
  package var kids: [Int]
  /// Comments in the whole tree, by the service's count.
  package var descendants: Int?
  /// Of a comment: the comment or story it answers.
  package var parent: Int?
  /// Of a poll's option: its poll.
  package var poll: Int?
  /// Of a poll: its options in their order.
  package var parts: [Int]
  package var isDeleted: Bool
  package var isDead: Bool

  package init(
    id: Int, kind: Kind, by: String = "", time: Date? = nil, title: String? = nil, url: URL? = nil,
    text: RichText? = nil, score: Int? = nil, kids: [Int] = [], descendants: Int? = nil, parent: Int? = nil,
    poll: Int? = nil, parts: [Int] = [], isDeleted: Bool = false, isDead: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.by = by
    self.time = time
    self.title = title
    self.url = url
    self.text = text
    self.score = score
    self.kids = kids
    self.descendants = descendants
    self.parent = parent
    self.poll = poll
    self.parts = parts
    self.isDeleted = isDeleted
    self.isDead = isDead
  }
}

extension Item: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, type, by, time, title, url, text, score, kids, descendants, parent, poll, parts, deleted, dead
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id) else { throw container.damage(.id, "An item needs an id.") }
    self.init(
      id: id, kind: Kind(name: container.text(.type) ?? ""), by: container.label(.by) ?? "",
      time: container.moment(.time), title: container.title(.title),
      url: container.link(.url), text: container.html(.text),
      score: container.wholeNumber(.score), kids: container.ids(.kids).filter { $0 != id },
      descendants: container.wholeNumber(.descendants).map { max(0, $0) }, parent: container.wholeNumber(.parent),
      poll: container.wholeNumber(.poll), parts: container.ids(.parts), isDeleted: container.flag(.deleted),
      isDead: container.flag(.dead))
  }
}

extension Item.Kind {
  init(name: String) {
    self =
      switch name {
      case "story": .story
      case "comment": .comment
      case "job": .job
      case "poll": .poll
      case "pollopt": .pollOption
      default: .unknown(PlainText.label(name))
      }
  }
}

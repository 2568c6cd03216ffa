import Foundation
import Networking
import OutsideText

/// An item of the official API: story, comment, job, poll or an option of a poll. Only the id is certain.
///
/// Text is ready to show: entities decoded, control characters removed, links `http` and `https` only.
public struct Item: Identifiable, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case story, comment, job, poll, pollOption
    /// A kind that did not exist when this was written, or none at all (empty).
    case unknown(String)
  }

  public var id: Int
  public var kind: Kind
  public var by: String
  public var time: Date?
  public var title: String?
  public var url: URL?
  public var text: RichText?
  public var score: Int?
  /// Direct replies in the order of the site.
  public var kids: [Int]
  /// Comments in the whole tree, by the service's count.
  public var descendants: Int?
  /// Of a comment: the comment or story it answers.
  public var parent: Int?
  /// Of a poll's option: its poll.
  public var poll: Int?
  /// Of a poll: its options in their order.
  public var parts: [Int]
  public var isDeleted: Bool
  public var isDead: Bool

  public init(
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

  public init(from decoder: any Decoder) throws {
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

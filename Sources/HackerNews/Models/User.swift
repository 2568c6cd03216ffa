import Foundation
import Networking
import OutsideText

/// A user as the official API describes one.
package struct User: Identifiable, Hashable, Sendable {
  /// The name, which is case-sensitive.
  package var id: String
  package var created: Date?
  package var karma: Int
  package var about: RichText?
  /// Newest first; busy users have tens of thousands.
  package var submitted: [Int]

  package init(id: String, created: Date? = nil, karma: Int = 0, about: RichText? = nil, submitted: [Int] = []) {
    self.id = id
    self.created = created
    self.karma = karma
    self.about = about
    self.submitted = submitted
  }
}

extension User: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, username, created, karma, about, submitted
  }

  /// Reads both services' forms: the search service says `username` and may write karma as text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let name = container.label(.id) ?? container.label(.username) else {
      throw container.damage(.id, "A user needs a name.")
    }
    self.init(
      id: name, created: container.moment(.created), karma: container.wholeNumber(.karma) ?? 0,
      about: container.html(.about), submitted: container.ids(.submitted))
  }
}

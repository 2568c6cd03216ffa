import Foundation
import Networking

/// An outlet. All text is ready to show.
///
/// A source out of the directory has all of its parts; the source of an article has a name and perhaps an ``identifier``.
package struct Source: Identifiable, Hashable, Sendable, Codable {
  /// The service's own id, such as `bbc-news`, by which articles are asked for; nil for outlets that are in no directory.
  package var identifier: String?
  package var name: String
  package var description: String
  /// The code the service uses, in lower case; it does not always follow ISO 3166 (see ``NewsCountry``).
  package var country: String
  /// One of ``NewsCategory``, or a word that did not exist when this was written.
  package var category: String
  /// A language's code in lower case.
  package var language: String
  package var url: URL?

  package var id: String { identifier ?? name }

  package init(
    identifier: String?, name: String, description: String = "", country: String = "", category: String = "",
    language: String = "", url: URL? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.description = description
    self.country = country
    self.category = category
    self.language = language
    self.url = url
  }
}

/// A row as the service sends it, in the directory or inside an article. Fails where it has neither an id nor a name.
struct SourceRow: Decodable {
  var source: Source

  private enum CodingKeys: String, CodingKey {
    case id, name, description, url, category, language, country
    // For some weeks of 2022 the service sent these.
    case capitalID = "Id"
    case capitalName = "Name"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let identifier = fields.label(.id) ?? fields.label(.capitalID)
    guard let name = fields.label(.name) ?? fields.label(.capitalName) ?? identifier else {
      throw fields.damage(.name, "A source needs a name or an id.")
    }
    source = Source(
      identifier: identifier, name: name, description: fields.text(.description).map(ArticleText.line) ?? "",
      country: fields.label(.country)?.lowercased() ?? "", category: fields.label(.category)?.lowercased() ?? "",
      language: fields.label(.language)?.lowercased() ?? "", url: fields.link(.url))
  }
}

import Foundation
import Networking

/// The pictures of a film, the best first.
package struct MovieImages: Hashable, Sendable, Decodable {
  package var backdrops: [ImagePath] = []
  package var posters: [ImagePath] = []

  package init() {}

  private enum CodingKeys: CodingKey { case backdrops, posters }

  private struct File: Decodable {
    let path: ImagePath

    private enum CodingKeys: String, CodingKey { case path = "file_path" }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    backdrops = container.readable(File.self, .backdrops).map(\.path)
    posters = container.readable(File.self, .posters).map(\.path)
  }
}

/// What somebody wrote about a film.
package struct MovieReview: Identifiable, Hashable, Sendable {
  package var id: String
  package var author: String
  /// From 0 to 10; nil where the author gave none.
  package var rating: Double?
  /// Paragraphs separated by empty lines; markup is shown as it is.
  package var content: String
  package var created: Date?
  /// The review's page for people.
  package var url: URL?

  package init(
    id: String, author: String, rating: Double? = nil, content: String, created: Date? = nil, url: URL? = nil
  ) {
    self.id = id
    self.author = author
    self.rating = rating
    self.content = content
    self.created = created
    self.url = url
  }
}

extension MovieReview: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, author, content, url, rating, username
    case details = "author_details"
    case created = "created_at"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let details = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .details)
    let content = container.block(.content)
    guard let id = container.label(.id), !content.isEmpty else {
      throw container.damage(.content, "A review needs an id and a text.")
    }
    self.init(
      id: id, author: container.label(.author) ?? details?.label(.username) ?? "Somebody",
      rating: details?.number(.rating).map { min(10, max(0, $0)) }, content: content,
      created: container.timestamp(.created), url: container.link(.url))
  }
}

/// Where a film can be watched in one country.
package struct WatchProviders: Hashable, Sendable {
  package struct Provider: Identifiable, Hashable, Sendable {
    package var id: Int
    package var name: String
    package var logoPath: ImagePath?

    package init(id: Int, name: String, logoPath: ImagePath? = nil) {
      self.id = id
      self.name = name
      self.logoPath = logoPath
    }
  }

  /// TMDb's page with the offers of that country.
  package var link: URL?
  /// With a subscription.
  package var streaming: [Provider] = []
  /// For nothing, with or without advertising.
  package var free: [Provider] = []
  package var rent: [Provider] = []
  package var buy: [Provider] = []

  package init(
    link: URL? = nil, streaming: [Provider] = [], free: [Provider] = [], rent: [Provider] = [], buy: [Provider] = []
  ) {
    self.link = link
    self.streaming = streaming
    self.free = free
    self.rent = rent
    self.buy = buy
  }

  package var isEmpty: Bool { streaming.isEmpty && free.isEmpty && rent.isEmpty && buy.isEmpty }
}

extension WatchProviders: Decodable {
  private enum CodingKeys: CodingKey { case link, flatrate, free, ads, rent, buy }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      link: container.link(.link),
      streaming: container.readable(Provider.self, .flatrate).uniqueByID,
      free: (container.readable(Provider.self, .free) + container.readable(Provider.self, .ads)).uniqueByID,
      rent: container.readable(Provider.self, .rent).uniqueByID, buy: container.readable(Provider.self, .buy).uniqueByID
    )
  }

  /// The part `watch/providers`.
  struct ByCountry: Decodable {
    let countries: [String: WatchProviders]

    private enum CodingKeys: CodingKey { case results }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      countries = (container.value([String: Readable<WatchProviders>].self, .results) ?? [:]).compactMapValues(\.value)
    }
  }
}

extension WatchProviders.Provider: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id = "provider_id"
    case name = "provider_name"
    case logoPath = "logo_path"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id), let name = container.label(.name) else {
      throw container.damage(.name, "A provider needs an id and a name.")
    }
    self.init(id: id, name: name, logoPath: container.image(.logoPath))
  }
}

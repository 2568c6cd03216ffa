import Foundation
import Networking

/// The pictures of a film, the best first.
public struct MovieImages: Hashable, Sendable, Decodable {
  public var backdrops: [ImagePath] = []
  public var posters: [ImagePath] = []

  public init() {}

  private enum CodingKeys: CodingKey { case backdrops, posters }

  private struct Picture: Decodable {
    let path: ImagePath

    private enum CodingKeys: String, CodingKey { case path = "file_path" }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    backdrops = container.readable(Picture.self, .backdrops).map(\.path)
    posters = container.readable(Picture.self, .posters).map(\.path)
  }
}

/// What somebody wrote about a film.
public struct MovieReview: Identifiable, Hashable, Sendable {
  public var id: String
  public var author: String
  /// From 0 to 10; nil where the author gave none.
  public var rating: Double?
  /// Paragraphs separated by empty lines; markup is shown as it is.
  public var content: String
  public var created: Date?
  /// The review's page for people.
  public var url: URL?

  public init(
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

  public init(from decoder: any Decoder) throws {
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
public struct WatchProviders: Hashable, Sendable {
  public struct Provider: Identifiable, Hashable, Sendable {
    public var id: Int
    public var name: String
    public var logoPath: ImagePath?

    public init(id: Int, name: String, logoPath: ImagePath? = nil) {
      self.id = id
      self.name = name
      self.logoPath = logoPath
    }
  }

  /// TMDb's page with the offers of that country.
  public var link: URL?
  /// With a subscription.
  public var streaming: [Provider] = []
  /// For nothing, with or without advertising.
  public var free: [Provider] = []
  public var rent: [Provider] = []
  public var buy: [Provider] = []

  public init(
    link: URL? = nil, streaming: [Provider] = [], free: [Provider] = [], rent: [Provider] = [], buy: [Provider] = []
  ) {
    self.link = link
    self.streaming = streaming
    self.free = free
    self.rent = rent
    self.buy = buy
  }

  public var isEmpty: Bool { streaming.isEmpty && free.isEmpty && rent.isEmpty && buy.isEmpty }
}

extension WatchProviders: Decodable {
  private enum CodingKeys: CodingKey { case link, flatrate, free, ads, rent, buy }

  public init(from decoder: any Decoder) throws {
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

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id), let name = container.label(.name) else {
      throw container.damage(.name, "A provider needs an id and a name.")
    }
    self.init(id: id, name: name, logoPath: container.image(.logoPath))
  }
}

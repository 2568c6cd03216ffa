import Foundation
import Networking

/// What one request for a film brings beyond its row. Every part may be missing, also one that was asked for.
package struct MovieDetails: Hashable, Sendable {
  package enum Status: Hashable, Sendable {
    case rumored, planned, inProduction, postProduction, released, canceled
    /// A word that did not exist when this was written.
    case other(String)
  }

  package var tagline: String?
  package var genres: [Genre] = []
  /// Minutes.
  package var runtime: Int?
  package var status: Status?
  package var homepage: URL?
  /// At the Internet Movie Database, such as `tt0111161`.
  package var imdbID: String?
  /// US dollars.
  package var budget: Int?
  /// US dollars.
  package var revenue: Int?
  /// What the film belongs to, without its films.
  package var collection: MovieCollection?
  package var companies: [String] = []
  package var countries: [String] = []
  package var spokenLanguages: [String] = []
  package var credits: MovieCredits?
  package var videos: [MovieVideo] = []
  package var images = MovieImages()
  package var recommendations: [Movie] = []
  package var similar: [Movie] = []
  package var reviews: [MovieReview] = []
  /// By country, as `US`.
  package var providers: [String: WatchProviders] = [:]

  package init() {}
}

extension MovieDetails: Decodable {
  private enum CodingKeys: String, CodingKey {
    case tagline, genres, runtime, status, homepage, budget, revenue, credits, videos, images, recommendations, similar
    case reviews
    case imdbID = "imdb_id"
    case collection = "belongs_to_collection"
    case companies = "production_companies"
    case countries = "production_countries"
    case spokenLanguages = "spoken_languages"
    case providers = "watch/providers"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tagline = container.label(.tagline)
    genres = container.readable(Genre.self, .genres)
    runtime = container.positive(.runtime)
    status = container.label(.status).map(Status.init)
    homepage = container.link(.homepage)
    imdbID = container.label(.imdbID).flatMap { $0.wholeMatch(of: /tt[0-9]{5,12}/) == nil ? nil : $0 }
    budget = container.positive(.budget)
    revenue = container.positive(.revenue)
    collection = container.value(MovieCollection.self, .collection)
    companies = container.readable(Named.self, .companies).map(\.name)
    countries = container.readable(Named.self, .countries).map(\.name)
    spokenLanguages = container.readable(Named.self, .spokenLanguages).map(\.name)
    credits = container.value(MovieCredits.self, .credits)
    videos = container.results(MovieVideo.self, .videos)
    images = container.value(MovieImages.self, .images) ?? MovieImages()
    recommendations = container.results(Movie.self, .recommendations).uniqueByID
    similar = container.results(Movie.self, .similar).uniqueByID
    reviews = container.results(MovieReview.self, .reviews)
    providers = container.value(WatchProviders.ByCountry.self, .providers)?.countries ?? [:]
  }
}

extension MovieDetails.Status {
  init(_ name: String) {
    self =
      switch name {
      case "Rumored": .rumored
      case "Planned": .planned
      case "In Production": .inProduction
      case "Post Production": .postProduction
      case "Released": .released
      case "Canceled": .canceled
      default: .other(name)
      }
  }

  /// The name people read.
  package var name: String {
    switch self {
    case .rumored: "Rumored"
    case .planned: "Planned"
    case .inProduction: "In production"
    case .postProduction: "In post-production"
    case .released: "Released"
    case .canceled: "Canceled"
    case .other(let name): name
    }
  }
}

/// Something of which only the name matters; a language is named in English where it says nothing of itself.
private struct Named: Decodable {
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name
    case englishName = "english_name"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let name = container.label(.name) ?? container.label(.englishName) else {
      throw container.damage(.name, "There is no name.")
    }
    self.name = name
  }
}

extension Array where Element: Identifiable {
  /// The elements without repetitions, in their order; where there are none, the array itself, which is copied by nobody.
  var uniqueByID: [Element] {
    var seen: Set<Element.ID> = []
    let unique = filter { seen.insert($0.id).inserted }
    return unique.count == count ? self : unique
  }
}

import Foundation
import Networking

/// Where TMDb lives.
package struct TMDbAddresses: Hashable, Sendable {
  /// The API, such as `https://api.themoviedb.org/3`, without a trailing slash needed.
  package var api: URL
  /// Where pictures are, in place of what the service's own configuration says; nil for the latter.
  package var images: URL?

  package init(api: URL, images: URL? = nil) {
    self.api = api
    self.images = images
  }

  /// The public service.
  package static let standard = TMDbAddresses(api: known("https://api.themoviedb.org/3"))

  static func known(_ address: StaticString) -> URL {
    guard let url = URL(string: "\(address)") else { preconditionFailure("\(address) is a constant address") }
    return url
  }

  var configuration: URL { api.appending(path: "configuration") }

  var authentication: URL { api.appending(path: "authentication") }

  func list(_ list: MovieList, page: Int, locale: MovieLocale, includesAdult: Bool) -> URL {
    var items = list.queryItems
    switch list {
    case .trending, .recommendations, .similar: break
    case .discover(let discovery):
      if !discovery.providers.isEmpty { items.append(("watch_region", locale.region)) }
      items.append(("include_adult", includesAdult ? "true" : "false"))
    case .search:
      items.append(("include_adult", includesAdult ? "true" : "false"))
      items.append(("region", locale.region))
    case .endpoint: items.append(("region", locale.region))
    }
    return query(list.path, items + [("language", locale.language), ("page", "\(page)")])
  }

  func movie(_ id: Int, locale: MovieLocale, parts: [String]) -> URL {
    var items = [("language", locale.language)]
    if !parts.isEmpty {
      let languages = Set([locale.languageCode, "en"]).sorted().joined(separator: ",")
      items.append(("append_to_response", parts.joined(separator: ",")))
      // The language filters these parts too, and most pictures and trailers are in English or without words.
      items.append(("include_image_language", languages + ",null"))
      items.append(("include_video_language", languages))
    }
    return query("movie/\(id)", items)
  }

  func person(_ id: Int, locale: MovieLocale) -> URL {
    query("person/\(id)", [("language", locale.language), ("append_to_response", "movie_credits")])
  }

  func collection(_ id: Int, locale: MovieLocale) -> URL {
    query("collection/\(id)", [("language", locale.language)])
  }

  func search(_ kind: String, text: String, page: Int, locale: MovieLocale, includesAdult: Bool) -> URL {
    query(
      "search/\(kind)",
      [
        ("query", text), ("include_adult", includesAdult ? "true" : "false"), ("language", locale.language),
        ("page", "\(page)"),
      ])
  }

  func genres(locale: MovieLocale) -> URL { query("genre/movie/list", [("language", locale.language)]) }

  func providers(locale: MovieLocale) -> URL {
    query("watch/providers/movie", [("watch_region", locale.region), ("language", locale.language)])
  }

  private func query(_ path: String, _ items: [(String, String)]) -> URL { api.appending(path: path, query: items) }
}

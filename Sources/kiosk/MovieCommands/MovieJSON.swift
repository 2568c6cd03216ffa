import Foundation
import TMDb

/// A film with its details as one JSON object: the keys of a row, then those of the details.
enum MovieJSON {
  static func object(_ movie: Movie, region: String, images: ImageConfiguration) -> JSONValue {
    let details = movie.details ?? MovieDetails()
    let members: [JSONMember] = [
      ("votes", .integer(movie.voteCount)), ("tagline", .string(details.tagline)),
      ("minutes", .number(details.runtime)),
      ("status", .string(details.status?.name)), ("homepage", .string(details.homepage?.absoluteString)),
      ("imdb", .string(details.imdbID)), ("budget", .number(details.budget)), ("revenue", .number(details.revenue)),
      ("directors", names(details.credits?.directors)), ("writers", names(details.credits?.writers)),
      (
        "cast",
        .array(
          (details.credits?.cast ?? []).map { member in
            .object([
              ("id", .integer(member.personID)), ("name", .text(member.name)),
              ("character", .string(member.character.isEmpty ? nil : member.character)),
            ])
          })
      ),
      ("trailers", .array(MovieVideo.trailers(in: movie.videos).map { .text($0.url.absoluteString) })),
      ("providers", providers(details.providers[region] ?? WatchProviders(), region)),
      (
        "recommendations",
        .array(details.recommendations.map { .object([("id", .integer($0.id)), ("title", .text($0.title))]) })
      ),
      (
        "reviews",
        .array(
          details.reviews.map { review in
            .object([
              ("author", .text(review.author)), ("rating", .number(review.rating.map { Int($0.rounded()) })),
              ("time", .time(review.created)), ("text", .text(review.content)),
              ("url", .string(review.url?.absoluteString)),
            ])
          })
      ),
    ]
    return .object(MovieRow(movie, images: images).json(rank: nil) + members)
  }

  private static func names(_ names: [String]?) -> JSONValue { .array((names ?? []).map { .text($0) }) }

  private static func providers(_ providers: WatchProviders, _ region: String) -> JSONValue {
    .object([
      ("region", .text(region)), ("link", .string(providers.link?.absoluteString)),
      ("streaming", names(providers.streaming.map(\.name))), ("free", names(providers.free.map(\.name))),
      ("rent", names(providers.rent.map(\.name))), ("buy", names(providers.buy.map(\.name))),
    ])
  }
}

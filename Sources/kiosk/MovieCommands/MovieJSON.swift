import JSON
import Library
import TMDb

/// A film with its details as one JSON object: the keys of a row, then those of the details.
enum MovieJSON {
  static func object(
    _ movie: Movie, region: String, images: ImageConfiguration, marks: LibraryMarks?
  ) -> JSONValue {
    let details = movie.details ?? MovieDetails()
    let members: JSONObject = [
      "votes": .integer(movie.voteCount), "tagline": .optional(details.tagline),
      "minutes": .optional(details.runtime), "status": .optional(details.status?.name),
      "homepage": .optional(details.homepage?.absoluteString), "imdb": .optional(details.imdbID),
      "budget": .optional(details.budget), "revenue": .optional(details.revenue),
      "directors": names(details.credits?.directors), "writers": names(details.credits?.writers),
      "cast": .array((details.credits?.cast ?? []).map(member)),
      "crew": .array((details.credits?.makers ?? []).map(maker)),
      "collection": details.collection.map { ["id": .text(String($0.id)), "title": .text($0.name)] } ?? .null,
      "trailers": .array(MovieVideo.trailers(in: movie.videos).map { .text($0.url.absoluteString) }),
      "providers": providers(details.providers[region] ?? WatchProviders(), region),
      "recommendations": .array(
        details.recommendations.map { ["id": .text(String($0.id)), "title": .text($0.title)] }),
      "reviews": .array(details.reviews.map(review)),
    ]
    return .object(ListRow(movie, images: images).marked(by: marks).json + members)
  }

  private static func member(_ member: CastMember) -> JSONValue {
    [
      "id": .text(String(member.personID)), "name": .text(member.name),
      "character": .optional(member.character.isEmpty ? nil : member.character),
    ]
  }

  private static func maker(_ maker: FilmMaker) -> JSONValue {
    ["id": .text(String(maker.id)), "name": .text(maker.name), "jobs": .array(maker.jobs.map { .text($0) })]
  }

  private static func review(_ review: MovieReview) -> JSONValue {
    [
      "author": .text(review.author), "rating": .optional(review.rating.map { Int($0.rounded()) }),
      "time": .time(review.created), "text": .text(review.content), "url": .optional(review.url?.absoluteString),
    ]
  }

  private static func names(_ names: [String]?) -> JSONValue { .array((names ?? []).map { .text($0) }) }

  private static func providers(_ providers: WatchProviders, _ region: String) -> JSONValue {
    [
      "region": .text(region), "link": .optional(providers.link?.absoluteString),
      "streaming": names(providers.streaming.map(\.name)), "free": names(providers.free.map(\.name)),
      "rent": names(providers.rent.map(\.name)), "buy": names(providers.buy.map(\.name)),
    ]
  }
}

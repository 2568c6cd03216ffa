import FoundationExtras
import TMDb

/// Films by what they must be, with genres and providers as they are typed: their numbers are found when the service is asked.
struct DiscoveryRequest: Equatable, Sendable {
  var genres: [String] = []
  var excludedGenres: [String] = []
  var providers: [String] = []
  /// What needs no names.
  var rest = MovieDiscovery()
}

extension DiscoveryRequest {
  /// Of lists whose films can be chosen by one genre.
  static let genre = Option<String>(
    "genre", "NAME", "only films of this genre, such as drama; a wrong name is answered with those there are"
  ) { text throws(InvalidValue) in try genreName(text) }

  private static let genres = RepeatedOption(
    name: "genre", valueName: "NAME",
    summary: "films of this genre, such as drama; several times for films of all of them"
  ) { text throws(InvalidValue) in try genreName(text) }
  private static let excludedGenres = RepeatedOption(
    name: "without-genre", valueName: "NAME", summary: "no films of this genre; may be repeated"
  ) { text throws(InvalidValue) in try genreName(text) }
  private static let providers = RepeatedOption(
    name: "provider", valueName: "NAME",
    summary: "films that this service offers in the country; several times for any of them"
  ) { text throws(InvalidValue) in
    let name = ListText.clean(text)
    guard !name.isEmpty else { throw InvalidValue(expected: "the name of a service that offers films") }
    return name
  }
  private static let years = Option<ClosedRange<Int>>(
    "year", "YEAR", "films that came out in this year, or in years such as 1990-1999"
  ) { text throws(InvalidValue) in
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let first = parts[0], let last = parts[parts.count - 1], first <= last,
      possibleYears.contains(first), possibleYears.contains(last)
    else { throw InvalidValue(expected: "a year such as 2024, or years such as 1990-1999") }
    return first...last
  }
  private static let possibleYears = 1870...2200
  private static let lowestScore = Option(
    "min-score", "PERCENT", "films rated so well at least, from 1 to 100; those with few votes are left out",
    in: 1...100)
  private static let mostMinutes = Option("max-minutes", "N", "films of at most so many minutes", in: 1...1000)
  private static let order = Option<MovieDiscovery.Order>(
    "sort", "ORDER", "popular, newest, oldest, rating, votes or title (popular)", choices: orders.map(\.name)
  ) { text throws(InvalidValue) in
    guard let order = orders.first(where: { $0.name == text }) else {
      throw InvalidValue(expected: "one of \(orders.map(\.name).joined(separator: ", "))")
    }
    return order.order
  }
  private static let orders: [(name: String, order: MovieDiscovery.Order)] = [
    ("popular", .popularity), ("newest", .newest), ("oldest", .oldest), ("rating", .rating), ("votes", .votes),
    ("title", .title),
  ]

  static let declared: [any CommandOption] = [
    years, genres, excludedGenres, lowestScore, mostMinutes, providers, order,
  ]

  init(_ line: ParsedArguments) {
    self.init(
      genres: line[Self.genres], excludedGenres: line[Self.excludedGenres], providers: line[Self.providers],
      rest: MovieDiscovery(
        released: line[Self.years].flatMap(MovieDiscovery.days), lowestPercent: line[Self.lowestScore],
        mostMinutes: line[Self.mostMinutes], order: line[Self.order] ?? .popularity))
  }

  private static func genreName(_ text: String) throws(InvalidValue) -> String {
    let name = ListText.clean(text)
    guard !name.isEmpty else { throw InvalidValue(expected: "a genre, such as drama") }
    return name
  }
}

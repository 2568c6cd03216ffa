import FoundationExtras

/// What to look for without words.
package struct MovieDiscovery: Hashable, Sendable {
  package enum Order: String, CaseIterable, Hashable, Sendable {
    case popularity = "popularity.desc"
    case newest = "primary_release_date.desc"
    case oldest = "primary_release_date.asc"
    /// Films with few votes are left out: one enthusiast would come first.
    case rating = "vote_average.desc"
    case votes = "vote_count.desc"
    case title = "title.asc"
  }

  /// Films of all these genres.
  package var genres: [Genre.ID]
  /// Films of none of these genres.
  package var excludedGenres: [Genre.ID]
  /// The days on which they came out first; nil for all.
  package var released: ClosedRange<CalendarDay>?
  /// How well they are received at least, from 1 to 100 percent; films with few votes are left out then.
  package var lowestPercent: Int?
  /// The longest film, in minutes; films of unknown length are left out then.
  package var mostMinutes: Int?
  /// Films that one of these offers in the country asked for, however it does.
  package var providers: [WatchProviders.Provider.ID]
  package var order: Order

  package init(
    genres: [Genre.ID] = [], excludedGenres: [Genre.ID] = [], released: ClosedRange<CalendarDay>? = nil,
    lowestPercent: Int? = nil, mostMinutes: Int? = nil, providers: [WatchProviders.Provider.ID] = [],
    order: Order = .popularity
  ) {
    self.genres = genres
    self.excludedGenres = excludedGenres
    self.released = released
    self.lowestPercent = lowestPercent
    self.mostMinutes = mostMinutes
    self.providers = providers
    self.order = order
  }

  /// The days of so many years from a first one; nil for years that no calendar has.
  package static func days(of years: ClosedRange<Int>) -> ClosedRange<CalendarDay>? {
    guard let first = CalendarDay(year: years.lowerBound, month: 1, day: 1),
      let last = CalendarDay(year: years.upperBound, month: 12, day: 31)
    else { return nil }
    return first...last
  }

  /// Fewer votes than this say nothing about a film.
  static let fewestVotes = 200

  var queryItems: [(String, String)] {
    var items = [("sort_by", order.rawValue)]
    if !genres.isEmpty { items.append(("with_genres", Self.joined(genres, by: ","))) }
    if !excludedGenres.isEmpty { items.append(("without_genres", Self.joined(excludedGenres, by: ","))) }
    if let released {
      items.append(("primary_release_date.gte", released.lowerBound.description))
      items.append(("primary_release_date.lte", released.upperBound.description))
    }
    if let lowestPercent {
      items.append(("vote_average.gte", "\(lowestPercent / 10).\(lowestPercent % 10)"))
    }
    if order == .rating || lowestPercent != nil { items.append(("vote_count.gte", "\(Self.fewestVotes)")) }
    if let mostMinutes {
      items.append(("with_runtime.gte", "1"))
      items.append(("with_runtime.lte", "\(mostMinutes)"))
    }
    if !providers.isEmpty { items.append(("with_watch_providers", Self.joined(providers, by: "|"))) }
    return items
  }

  private static func joined(_ numbers: [Int], by separator: String) -> String {
    numbers.map(String.init).joined(separator: separator)
  }
}

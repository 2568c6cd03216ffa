import FoundationExtras
import TMDb

/// What the reader asks of a film.
package struct FilmFilter: Equatable, Sendable {
  package var time: FilmTime?
  /// How well it is received at least, in percent.
  package var lowestPercent: Int?
  /// The longest, in minutes.
  package var mostMinutes: Int?
  /// Whether a genre is wanted or unwanted; those that are neither are not in it.
  package var genres: [Genre.ID: Bool] = [:]

  package init() {}

  static let percents = [50, 60, 70, 80]
  static let minutes = [90, 120, 150]

  /// Goes from neither to wanted, to unwanted, and to neither again.
  package mutating func turn(_ genre: Genre.ID) {
    switch genres[genre] {
    case nil: genres[genre] = true
    case true?: genres[genre] = false
    case false?: genres[genre] = nil
    }
  }

  private func chosen(_ isWanted: Bool) -> [Genre.ID] { genres.filter { $0.value == isWanted }.keys.sorted() }

  /// What TMDb is asked for.
  /// - Parameter providers: of which one must offer the film; none where it may be anywhere.
  package func discovery(on providers: [WatchProviders.Provider.ID]) -> MovieDiscovery {
    MovieDiscovery(
      genres: chosen(true), excludedGenres: chosen(false), released: time?.days, lowestPercent: lowestPercent,
      mostMinutes: mostMinutes, providers: providers)
  }
}

/// When films came out.
package enum FilmTime: Hashable, Sendable {
  case year(Int)
  /// The ten years from this one on.
  case decade(Int)

  /// The coming year, each of the last fifteen, and the decades of film before.
  static func choices(inYear year: Int) -> [FilmTime] {
    let years = (max(1, year - 15)...max(1, year + 1)).reversed().map(FilmTime.year)
    return years + stride(from: (year - 10) / 10 * 10, through: 1900, by: -10).map(FilmTime.decade)
  }

  var days: ClosedRange<CalendarDay>? {
    switch self {
    case .year(let year): MovieDiscovery.days(of: year...year)
    case .decade(let first): MovieDiscovery.days(of: first...first + 9)
    }
  }

  var name: String {
    switch self {
    case .year(let year): String(year)
    case .decade(let first): localized("the \(String(first))s")
    }
  }
}

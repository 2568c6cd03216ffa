import FoundationExtras
import Library

/// How the films are sorted that the reader wants to see or has seen.
package enum WatchOrder: String, RowOrder, Identifiable {
  /// By when they were added, or seen.
  case newest
  /// By the day on which they come out, the next one first; what nobody knows comes last.
  case released
  /// By the reader's own mark.
  case mark

  package var id: Self { self }

  package var words: String? {
    switch self {
    case .newest: localized("newest first")
    case .released: localized("by release date")
    case .mark: localized("by your mark")
    }
  }

  package func sorted(_ films: [KeptFilm]) -> [KeptFilm] {
    switch self {
    case .newest: films
    case .released: Self.sorted(films, ascending: true) { $0.item.released ?? Self.year(of: $0) }
    case .mark: Self.sorted(films) { $0.seen?.mark }
    }
  }

  /// The end of the year that stands for a day in what earlier versions kept.
  private static func year(of film: KeptFilm) -> CalendarDay? {
    Int(film.item.origin).flatMap { CalendarDay(year: $0, month: 12, day: 31) }
  }
}

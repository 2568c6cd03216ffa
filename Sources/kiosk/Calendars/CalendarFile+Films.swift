import FoundationExtras
import Networking
import TMDb

extension CalendarFile {
  /// The days on which films come out, in their order; films without a day are left out.
  /// - Parameters:
  ///   - genres: whose names its films get.
  ///   - region: the country whose days they are.
  init(_ films: Fetched<MovieListing>, atMost most: Int, genres: [Genre], region: String) {
    let names = genres.namesByID
    let events = films.value.movies.prefix(most).compactMap { film -> Event? in
      guard let day = film.releaseDate else { return nil }
      return Event(
        uid: "urn:kiosk:movie:\(film.id):\(region)", day: day, title: film.title,
        text: [film.overview, film.pageURL.absoluteString, TMDbAttribution.notice].filter { !$0.isEmpty }
          .joined(separator: "\n\n"),
        categories: film.genreIDs.compactMap { names[$0] }, address: film.pageURL)
    }
    self.init(
      name: "Kiosk: upcoming films, \(region)", stamp: films.freshness.date,
      events: events.sorted { ($0.day, $0.uid) < ($1.day, $1.uid) })
  }

  /// As many films as a calendar has.
  static let mostFilms = 100
}

import JSON
import KioskApp
import TMDb

extension ListRow {
  /// What changes with every vote is no part of it. The keys of its JSON are part of Kiosk's interface: each is always there,
  /// `null` where the film lacks it.
  init(_ movie: Movie, genres names: [Genre.ID: String] = [:], images: ImageConfiguration = .standard) {
    let genres = movie.genres.isEmpty ? movie.genreIDs.compactMap { names[$0] } : movie.genres.map(\.name)
    let overview = movie.overview.isEmpty ? nil : movie.overview
    let address = movie.pageURL.absoluteString
    self.init(
      id: String(movie.id), title: movie.title, site: movie.releaseDate.map { String($0.year) },
      details: [
        movie.percent.map { "\($0) %" }, movie.releaseDate?.text(locale: Told.locale),
        genres.isEmpty ? nil : genres.joined(separator: ", "),
      ].compactMap { $0.map(Detail.words) },
      text: overview, address: address, mark: RowMark(key: movie.key, kind: .watching),
      subject: movie.muteSubject(genres: names),
      json: [
        "id": .text(String(movie.id)), "kind": "movie", "service": .service(.tmdb),
        "title": .text(movie.title),
        "originalTitle": .text(movie.originalTitle), "released": .optional(movie.releaseDate?.description),
        "percent": .optional(movie.percent), "genres": .array(genres.map { .text($0) }),
        "overview": .optional(overview), "poster": .optional(movie.posterURL(.medium, in: images)?.absoluteString),
        "url": .text(address), "state": .null,
      ])
  }

  /// A row that says nothing, to name the keys by.
  static let blankMovie = ListRow(Movie(id: 0, title: ""))
}

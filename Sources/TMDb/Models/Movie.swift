import Foundation
import FoundationExtras
import Networking

/// A film, as a row of a list or with its ``MovieDetails``. Text is ready to show.
package struct Movie: Identifiable, Hashable, Sendable, Codable {
  package var id: Int
  package var title: String
  package var originalTitle: String
  /// Empty where TMDb has none in this language.
  package var overview: String
  /// Nil for a film that nobody has dated.
  package var releaseDate: CalendarDay?
  package var posterPath: ImagePath?
  package var backdropPath: ImagePath?
  package var genreIDs: [Int]
  /// From 0 to 10; says nothing while ``voteCount`` is 0.
  package var voteAverage: Double
  package var voteCount: Int
  /// For sorting only: its scale changes over the years.
  package var popularity: Double
  /// Mostly ISO 639-1; empty where unknown.
  package var originalLanguage: String
  /// The language that the texts were asked for in, two letters; nil where nobody has asked.
  package var askedLanguage: String?
  /// The language that ``overview`` was asked for in, where that is another than ``askedLanguage``.
  package var overviewAskedLanguage: String?
  /// What only a request for this film brings; nil in lists.
  package var details: MovieDetails? {
    get { if case .details(let details) = kept { details } else { nil } }
    set { kept = newValue.map { .details($0) } ?? .row }
  }

  /// Rows, of which there are many copies, are not as large as details.
  private var kept = Kept.row

  private indirect enum Kept: Hashable, Sendable {
    case row
    case details(MovieDetails)
  }

  package init(
    id: Int, title: String, originalTitle: String? = nil, overview: String = "", releaseDate: CalendarDay? = nil,
    posterPath: ImagePath? = nil, backdropPath: ImagePath? = nil, genreIDs: [Int] = [], voteAverage: Double = 0,
    voteCount: Int = 0, popularity: Double = 0, originalLanguage: String = "", details: MovieDetails? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.overview = overview
    self.releaseDate = releaseDate
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.genreIDs = genreIDs
    self.voteAverage = voteAverage
    self.voteCount = voteCount
    self.popularity = popularity
    self.originalLanguage = originalLanguage
    self.details = details
  }
}

extension Movie {
  /// How the film is received, from 0 to 100; nil before the first vote.
  package var percent: Int? {
    voteCount > 0 ? Int((voteAverage * 10).rounded()) : nil
  }

  /// `74 %`, or a dash before the first vote.
  package var percentText: String { percent.map { "\($0) %" } ?? "–" }

  /// Five stars, full ones first; empty before the first vote.
  package var stars: String {
    guard voteCount > 0 else { return "" }
    let full = Int((voteAverage / 2).rounded())
    return String(repeating: "★", count: full) + String(repeating: "☆", count: 5 - full)
  }

  /// The page for people.
  package var pageURL: URL { TMDbAddresses.known("https://www.themoviedb.org/movie").appending(path: "\(id)") }

  package func posterURL(_ size: ImageSize = .medium, in images: ImageConfiguration = .standard) -> URL? {
    images.url(posterPath, .poster, size)
  }

  package func backdropURL(_ size: ImageSize = .width(780), in images: ImageConfiguration = .standard) -> URL? {
    images.url(backdropPath, .backdrop, size)
  }

  // MARK: - Of the details

  package var tagline: String? { details?.tagline }
  package var genres: [Genre] { details?.genres ?? [] }
  package var videos: [MovieVideo] { details?.videos ?? [] }
  package var credits: MovieCredits? { details?.credits }
  /// Minutes.
  package var runtime: Int? { details?.runtime }

  /// The address of the best trailer: official before others, trailers before teasers.
  package var trailerURL: URL? { MovieVideo.trailers(in: videos).first?.url }
}

extension Movie: CustomStringConvertible {
  /// Title, day and reception in one line.
  package var description: String {
    [title, releaseDate?.description, percent.map { "\($0) %" }].compactMap { $0 }.joined(separator: ", ")
  }
}

extension Movie {
  private enum CodingKeys: String, CodingKey {
    case id, title, overview, popularity
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case posterPath = "poster_path"
    case backdropPath = "backdrop_path"
    case genreIDs = "genre_ids"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case originalLanguage = "original_language"
    // Only details have one of these.
    case genres, runtime, credits, status
  }

  /// Fails only without an id or without any title: everything else may be missing, null or odd.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id) else {
      throw container.damage(.id, "A film needs an id.")
    }
    let original = container.label(.originalTitle)
    guard let title = container.label(.title) ?? original else {
      throw container.damage(.title, "A film needs a title.")
    }
    let hasDetails = [.genres, .runtime, .credits, .status].contains(where: container.contains)
    let details = hasDetails ? try MovieDetails(from: decoder) : nil
    self.init(
      id: id, title: title, originalTitle: original, overview: container.block(.overview),
      releaseDate: container.day(.releaseDate), posterPath: container.image(.posterPath),
      backdropPath: container.image(.backdropPath),
      genreIDs: details?.genres.map(\.id) ?? container.readable(Int.self, .genreIDs),
      voteAverage: min(10, max(0, container.number(.voteAverage) ?? 0)),
      voteCount: max(0, container.wholeNumber(.voteCount) ?? 0),
      popularity: max(0, container.number(.popularity) ?? 0),
      originalLanguage: container.label(.originalLanguage) ?? "", details: details)
  }

  /// Writes a row, without details: what a saved list needs.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(originalTitle, forKey: .originalTitle)
    try container.encode(overview, forKey: .overview)
    try container.encodeIfPresent(releaseDate, forKey: .releaseDate)
    try container.encodeIfPresent(posterPath, forKey: .posterPath)
    try container.encodeIfPresent(backdropPath, forKey: .backdropPath)
    try container.encode(genreIDs, forKey: .genreIDs)
    try container.encode(voteAverage, forKey: .voteAverage)
    try container.encode(voteCount, forKey: .voteCount)
    try container.encode(popularity, forKey: .popularity)
    try container.encode(originalLanguage, forKey: .originalLanguage)
  }
}

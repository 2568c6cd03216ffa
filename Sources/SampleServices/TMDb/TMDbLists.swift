import Foundation
import JSON

/// The lists of the sample film service, in the documented shapes.
struct TMDbLists: Sendable {
  let content: MovieContent
  /// Unix seconds at which the relative days count from.
  let began: Double
  /// Unix seconds.
  let now: Double
  let query: TMDbQuery

  static let daysInCinemas = 45
  static let daysAhead = 100

  // MARK: Days

  /// The day a film comes out in the region; "" where nobody knows.
  func day(_ film: SampleFilm) -> String {
    switch film.release {
    case .undated: ""
    case .on(let day): day
    case .relative(let days): Self.day(began + Double(days + Self.delays[query.region, default: 9]) * 86_400)
    }
  }

  /// Films come out later elsewhere.
  private static let delays = ["US": 0, "CA": 0, "GB": 2, "AU": 4, "FR": 5, "DE": 6, "IT": 8, "JP": 30]

  static func day(_ seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day())
  }

  // MARK: Lists

  func nowPlaying() -> JSONValue {
    let first = Self.day(now - Double(Self.daysInCinemas) * 86_400)
    let last = Self.day(now)
    return page(popular { first <= day($0) && day($0) <= last }, dates: (first, last))
  }

  /// What nobody has dated yet comes last.
  func upcoming() -> JSONValue {
    let first = Self.day(now + 86_400)
    let last = Self.day(now + Double(Self.daysAhead) * 86_400)
    let films = popular { day($0).isEmpty || (first <= day($0) && day($0) <= last) }
    return page(films, dates: (first, last))
  }

  func popular() -> JSONValue { page(popular { _ in true }) }

  func topRated() -> JSONValue {
    page(content.films.filter { $0.votes >= 200 }.sorted { ($0.average, $0.votes) > ($1.average, $1.votes) })
  }

  func discover() throws(TMDbRefusal) -> JSONValue {
    let isBefore = try query.order()
    var found: [DatedFilm] = []
    for film in content.films {
      let dated = DatedFilm(film: film, day: day(film))
      if try query.accepts(dated) { found.append(dated) }
    }
    return page(found.sorted(by: isBefore).map(\.film))
  }

  /// Popular films in an order that changes with the day or the week.
  func trending(_ kind: String, _ window: String) -> JSONValue {
    let turn = UInt64(max(0, now) / (window == "day" ? 86_400 : 604_800))
    var random = SeededRandom(seed: turn)
    var rows: [(weight: Double, row: JSONValue)] = []
    if kind == "movie" || kind == "all" {
      rows += content.films.map { ($0.popularity * .random(in: 0.5...1.5, using: &random), row($0, kind: "movie")) }
    }
    if kind == "person" || kind == "all" {
      rows += content.people.map { (Double.random(in: 1...200, using: &random), personRow($0, kind: "person")) }
    }
    if kind == "tv" || kind == "all" { rows.append((150, Self.series)) }
    return page(rows: rows.sorted { $0.weight > $1.weight }.map(\.row))
  }

  // MARK: Searching

  func searchMovies() throws(TMDbRefusal) -> JSONValue {
    let words = try query.searchWords()
    let years = [query.query["primary_release_year"], query.query["year"]].compactMap { $0 }.filter { !$0.isEmpty }
    return page(popular { film in found(words, in: film.words) && years.allSatisfy { day(film).hasPrefix($0) } })
  }

  func searchPeople() throws(TMDbRefusal) -> JSONValue {
    let words = try query.searchWords()
    return page(
      rows: content.people.filter { found(words, in: Words.of($0.name)) }.map { personRow($0, kind: nil) })
  }

  /// Films, people, and now and then something else, as the real service mixes them.
  func searchAll() throws(TMDbRefusal) -> JSONValue {
    let words = try query.searchWords()
    var rows = popular { found(words, in: $0.words) }.map { row($0, kind: "movie") }
    rows += content.people.filter { found(words, in: Words.of($0.name)) }.map { personRow($0, kind: "person") }
    if found(words, in: Words.of("The Harbour Hour")) { rows.append(Self.series) }
    rows += MovieContent.collections.filter { found(words, in: Words.of($0.name)) }.map {
      .object(collectionMembers($0) + ["media_type": "collection"])
    }
    return page(rows: rows)
  }

  /// All words, the last one by its beginning.
  private func found(_ words: [String], in text: [String]) -> Bool {
    words.dropLast().allSatisfy { text.contains($0) } && text.contains { $0.hasPrefix(words[words.count - 1]) }
  }

  private static let series: JSONValue = [
    "adult": false, "backdrop_path": nil, "first_air_date": "2021-09-12", "genre_ids": [18], "id": 970_000_001,
    "media_type": "tv", "name": "The Harbour Hour", "origin_country": ["GB"], "original_language": "en",
    "original_name": "The Harbour Hour", "overview": "A regional news programme and the people who never make it on.",
    "popularity": 31, "poster_path": nil, "vote_average": 7, "vote_count": 88,
  ]

  // MARK: Rows

  func popular(_ isMeant: (SampleFilm) -> Bool) -> [SampleFilm] {
    content.films.filter(isMeant).sorted { ($0.popularity, $0.id) > ($1.popularity, $1.id) }
  }

  func page(_ films: [SampleFilm], dates: (String, String)? = nil) -> JSONValue {
    page(rows: films.map { row($0, kind: nil) }, dates: dates)
  }

  func page(rows: [JSONValue], dates: (String, String)? = nil) -> JSONValue {
    let size = TMDbQuery.rowsPerPage
    let start = min(rows.count, (query.page - 1) * size)
    return .members([
      "page": .integer(query.page), "results": .array(Array(rows[start..<min(rows.count, start + size)])),
      "total_pages": .integer((rows.count + size - 1) / size), "total_results": .integer(rows.count),
      "dates": dates.map { ["minimum": .text($0), "maximum": .text($1)] },
    ])
  }

  func row(_ film: SampleFilm, kind: String?) -> JSONValue {
    var members = common(film)
    members["genre_ids"] = .integers(film.genres)
    if let kind { members["media_type"] = .text(kind) }
    return .object(members)
  }

  /// What rows and details share.
  func common(_ film: SampleFilm) -> JSONObject {
    let (title, overview) = texts(film)
    return [
      "adult": false, "video": false, "id": .integer(film.id), "title": .text(title),
      "original_title": .text(film.originalTitle), "original_language": .text(film.language),
      "overview": .text(overview), "release_date": .text(day(film)), "popularity": .number(film.popularity),
      "vote_average": film.average == film.average.rounded() ? .integer(Int(film.average)) : .number(film.average),
      "vote_count": .integer(film.votes),
      "poster_path": film.hasPoster ? .text("/p\(film.id).png") : .null,
      "backdrop_path": film.hasBackdrop ? .text("/b\(film.id).png") : .null,
    ]
  }

  /// What has not been translated arrives with its title and without overview, as the real service does it.
  func texts(_ film: SampleFilm) -> (title: String, overview: String) {
    if query.language == "en" { return (film.title, film.overview) }
    if let translation = film.translations[query.language] { return (translation.title, translation.overview) }
    return (query.language == film.language ? film.originalTitle : film.title, "")
  }

  func personRow(_ person: SamplePerson, kind: String?) -> JSONValue {
    let known = content.films(of: person.id).sorted { $0.popularity > $1.popularity }.prefix(3)
    var members = personMembers(person)
    members["known_for"] = .array(known.map { row($0, kind: "movie") })
    if let kind { members["media_type"] = .text(kind) }
    return .object(members)
  }

  /// What every mention of a collection holds.
  func collectionMembers(_ collection: SampleCollection) -> JSONObject {
    let film = content.films.first { collection.titles.contains($0.title) && $0.hasPoster && $0.hasBackdrop }
    return [
      "adult": false, "id": .integer(collection.id), "name": .text(collection.name),
      "original_name": .text(collection.name), "original_language": "en",
      "overview": .text(query.language == "en" ? collection.overview : ""),
      "poster_path": film.map { .text("/p\($0.id).png") } ?? .null,
      "backdrop_path": film.map { .text("/b\($0.id).png") } ?? .null,
    ]
  }

  /// What every mention of a person holds.
  func personMembers(_ person: SamplePerson) -> JSONObject {
    var random = person.random
    return [
      "adult": false, "id": .integer(person.id), "name": .text(person.name), "original_name": .text(person.name),
      "gender": .integer(Int.random(in: 0...3, using: &random)),
      "known_for_department": .text(person.department),
      "popularity": .number((Double.random(in: 1...60, using: &random) * 10).rounded() / 10),
      // One in eight has no picture.
      "profile_path": person.id % 8 == 0 ? .null : .text("/f\(person.id).png"),
    ]
  }
}

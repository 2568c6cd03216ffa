import Foundation
import JSON

/// Films and people of the sample service with all their parts.
struct TMDbDetails: Sendable {
  let lists: TMDbLists

  private var content: MovieContent { lists.content }
  private var query: TMDbQuery { lists.query }

  // MARK: Films

  func film(_ film: SampleFilm) -> JSONValue {
    var random = film.random
    let isOut = !lists.day(film).isEmpty && lists.day(film) <= TMDbLists.day(lists.now)
    let budget = Int.random(in: 1...90, using: &random) * 1_000_000
    var members =
      lists.common(film) + [
        "belongs_to_collection": content.collection(of: film).map {
          .members([
            "id": .integer($0.id), "name": .text($0.name), "poster_path": lists.collectionMembers($0)["poster_path"],
          ])
        } ?? .null,
        "budget": .integer(film.votes > 1000 ? budget : 0), "homepage": "",
        "genres": .array(film.genres.compactMap { genre($0) }), "imdb_id": nil,
        "origin_country": .texts([country(film)]),
        "production_companies": [
          [
            "id": .integer(960_000_000 + film.director % 100), "logo_path": nil,
            "name": .text("\(Self.studios[film.director % Self.studios.count]) Pictures"),
            "origin_country": .text(country(film)),
          ]
        ],
        "production_countries": [["iso_3166_1": .text(country(film)), "name": .text(country(film))]],
        "revenue": .integer(film.votes > 1000 && isOut ? budget * 3 : 0), "runtime": .integer(film.runtime),
        "spoken_languages": [["iso_639_1": .text(film.language), "name": "", "english_name": .text(film.language)]],
        "status": film.runtime == 0 ? "In Production" : isOut ? "Released" : "Post Production",
        "tagline": .text(query.language == "en" ? film.tagline : ""),
      ]
    for name in query.parts {
      if let part = part(name, of: film) { members[name] = part }
    }
    return .object(members)
  }

  /// A part by its name, as it is appended and as it is answered alone; `nil` for unknown ones, which are left out.
  func part(_ name: String, of film: SampleFilm) -> JSONValue? {
    switch name {
    case "credits": credits(film)
    case "videos": videos(film)
    case "images": images(film)
    case "recommendations": lists.page(rows: related(film).prefix(12).map { lists.row($0, kind: "movie") })
    case "similar":
      lists.page(Array(related(film).filter { $0.genres.first == film.genres.first }.prefix(8)))
    case "reviews": reviews(film)
    case "watch/providers": providers(film)
    default: nil
    }
  }

  func genres() -> JSONValue { ["genres": .array(MovieContent.genres.compactMap { genre($0.id) })] }

  private func genre(_ id: Int) -> JSONValue? {
    guard let names = MovieContent.genres.first(where: { $0.id == id })?.names else { return nil }
    return ["id": .integer(id), "name": .text(names[query.language] ?? names["en"] ?? "")]
  }

  private static let studios = ["Foghorn", "Small Hours", "Northquay", "Umbral", "Second Reel"]

  private func country(_ film: SampleFilm) -> String {
    ["de": "DE", "fr": "FR", "it": "IT", "ja": "JP", "ru": "RU"][film.language] ?? "GB"
  }

  /// Films with common genres, the nearest first.
  private func related(_ film: SampleFilm) -> [SampleFilm] {
    func nearness(_ other: SampleFilm) -> Int { other.genres.count { film.genres.contains($0) } }
    return content.films.filter { $0.id != film.id && nearness($0) > 0 }
      .sorted { (nearness($0), $0.average, $0.id) > (nearness($1), $1.average, $1.id) }
  }

  private func credits(_ film: SampleFilm) -> JSONValue {
    let cast = film.cast.enumerated().compactMap { order, part -> JSONValue? in
      guard let person = content.person(part.person) else { return nil }
      var members = lists.personMembers(person)
      members["cast_id"] = .integer(order + 1)
      members["character"] = .text(part.character)
      members["credit_id"] = .text("sample\(film.id)c\(order)")
      members["order"] = .integer(order)
      return .object(members)
    }
    let crew = content.credits(of: film).map { credit -> JSONValue in
      var members = lists.personMembers(credit.person)
      members["credit_id"] = .text("sample\(film.id)\(credit.job)")
      members["department"] = .text(Self.department(of: credit))
      members["job"] = .text(credit.job)
      return .object(members)
    }
    return ["cast": .array(cast), "crew": .array(crew)]
  }

  private static func department(of credit: SampleCrew) -> String {
    credit.job == "Screenplay" ? "Writing" : credit.person.department
  }

  /// The keys are too long to be a video's on any real site: the links lead to nobody's film.
  private func videos(_ film: SampleFilm) -> JSONValue {
    guard film.runtime > 0 else { return ["results": []] }
    var videos = [("Trailer", "Official trailer", true), ("Teaser", "Teaser", true)]
    if film.votes > 1000 { videos.append(("Behind the Scenes", "How the fog was made", false)) }
    let rows = videos.enumerated().map { index, video -> JSONValue in
      [
        "id": .text("sample\(film.id)v\(index)"), "iso_639_1": "en", "iso_3166_1": "US", "name": .text(video.1),
        "key": .text("sample-\(film.id)-\(index)"), "site": "YouTube", "size": 1080, "type": .text(video.0),
        "official": .bool(video.2), "published_at": "2026-01-10T09:00:00.000Z",
      ]
    }
    return ["results": .array(rows)]
  }

  private func images(_ film: SampleFilm) -> JSONValue {
    func picture(_ path: String, _ width: Int, _ height: Int) -> JSONValue {
      [
        "file_path": .text(path), "width": .integer(width), "height": .integer(height),
        "aspect_ratio": .number(Double(width) / Double(height)), "iso_639_1": nil, "vote_average": .number(5.2),
        "vote_count": 4,
      ]
    }
    let backdrops =
      film.hasBackdrop
      ? (0..<4).map { picture($0 == 0 ? "/b\(film.id).png" : "/b\(film.id)-\($0).png", 1280, 720) } : []
    return [
      "backdrops": .array(backdrops), "logos": [],
      "posters": .array(film.hasPoster ? [picture("/p\(film.id).png", 780, 1170)] : []),
    ]
  }

  private func reviews(_ film: SampleFilm) -> JSONValue {
    guard film.votes > 0 else { return lists.page(rows: []) }
    var random = film.random
    let lines = MovieContent.reviewLines.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    let rows = lines.enumerated().compactMap { index, line -> JSONValue? in
      let parts = line.components(separatedBy: "|")
      guard parts.count == 3 else { return nil }
      return [
        "id": .text("sample\(film.id)r\(index)"), "author": .text(parts[0]),
        "author_details": [
          "name": "", "username": .text(parts[0]), "avatar_path": nil,
          "rating": Double(parts[1]).map { JSONValue.number($0) } ?? .null,
        ],
        "content": .text(parts[2].replacing(" // ", with: "\r\n\r\n")), "created_at": "2026-02-03T18:30:00.000Z",
        "updated_at": "2026-02-03T18:30:00.000Z", "url": .text("https://reviews.example/\(film.id)/\(index)"),
      ]
    }
    return lists.page(rows: rows)
  }

  private func providers(_ film: SampleFilm) -> JSONValue {
    var countries: [String: JSONObject] = [:]
    for (place, provider) in MovieContent.providers(of: film).enumerated() {
      let row = provider.row(priority: place)
      for country in provider.countries {
        var offers = countries[country] ?? ["link": .text("https://watch.example/\(film.id)/\(country)")]
        if case .array(let rows)? = offers[provider.kind] {
          offers[provider.kind] = .array(rows + [row])
        } else {
          offers[provider.kind] = [row]
        }
        countries[country] = offers
      }
    }
    return ["results": .object(JSONObject(countries.mapValues { .object($0) }))]
  }

  /// Who offers films in the country that is asked for, each once.
  func providers() -> JSONValue {
    let country = (query.query["watch_region"] ?? "").uppercased()
    let rows = MovieContent.providers.enumerated()
      .filter { country.isEmpty || $0.element.countries.contains(country) }
      .map { $0.element.row(priority: $0.offset) }
    return ["results": .array(rows)]
  }

  /// Films that belong together, in no order.
  func collection(_ collection: SampleCollection) -> JSONValue {
    let films = content.films.filter { collection.titles.contains($0.title) }
    return .object(
      lists.collectionMembers(collection) + ["parts": .array(films.map { lists.row($0, kind: "movie") })])
  }

  // MARK: People

  func person(_ person: SamplePerson) -> JSONValue {
    var random = person.random
    let year = Int.random(in: 1938...2004, using: &random)
    let day = TMDbLists.day(Double(year - 1970) * 365.25 * 86_400 + .random(in: 0...31_000_000, using: &random))
    var members = lists.personMembers(person)
    members["original_name"] = nil
    members =
      members + [
        "also_known_as": [], "birthday": person.id % 5 == 0 ? nil : .text(day), "deathday": nil, "homepage": nil,
        "imdb_id": nil,
        "biography": .text(
          query.language == "en" ? MovieContent.biographies[person.id % MovieContent.biographies.count] : ""),
        "place_of_birth": .text(MovieContent.birthplaces[person.id % MovieContent.birthplaces.count]),
      ]
    if query.parts.contains("movie_credits") { members["movie_credits"] = credits(of: person) }
    return .object(members)
  }

  func credits(of person: SamplePerson) -> JSONValue {
    var cast: [JSONValue] = []
    var crew: [JSONValue] = []
    for film in lists.popular({ _ in true }) {
      var members = lists.common(film)
      members["genre_ids"] = .integers(film.genres)
      if let (order, part) = film.cast.enumerated().first(where: { $0.element.person == person.id }) {
        let more: JSONObject = [
          "character": .text(part.character), "credit_id": .text("sample\(film.id)c\(order)"), "order": .integer(order),
        ]
        cast.append(.object(members + more))
      }
      for credit in content.credits(of: film) where credit.person.id == person.id {
        let more: JSONObject = [
          "job": .text(credit.job), "department": .text(Self.department(of: credit)),
          "credit_id": .text("sample\(film.id)\(credit.job)"),
        ]
        crew.append(.object(members + more))
      }
    }
    return ["id": .integer(person.id), "cast": .array(cast), "crew": .array(crew)]
  }
}

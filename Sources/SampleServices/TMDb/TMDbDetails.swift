import Foundation

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
    var members = lists.common(film)
    members.merge([
      "belongs_to_collection": nil, "budget": .int(film.votes > 1000 ? budget : 0), "homepage": "",
      "genres": .array(film.genres.compactMap { genre($0) }), "imdb_id": nil,
      "origin_country": .strings([country(film)]),
      "production_companies": [
        [
          "id": .int(960_000_000 + film.director % 100), "logo_path": nil,
          "name": .string("\(Self.studios[film.director % Self.studios.count]) Pictures"),
          "origin_country": .string(country(film)),
        ]
      ],
      "production_countries": [["iso_3166_1": .string(country(film)), "name": .string(country(film))]],
      "revenue": .int(film.votes > 1000 && isOut ? budget * 3 : 0), "runtime": .int(film.runtime),
      "spoken_languages": [["iso_639_1": .string(film.language), "name": "", "english_name": .string(film.language)]],
      "status": film.runtime == 0 ? "In Production" : isOut ? "Released" : "Post Production",
      "tagline": .string(query.language == "en" ? film.tagline : ""),
    ]) { $1 }
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
    return ["id": .int(id), "name": .string(names[query.language] ?? names["en"] ?? "")]
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
      members["cast_id"] = .int(order + 1)
      members["character"] = .string(part.character)
      members["credit_id"] = .string("sample\(film.id)c\(order)")
      members["order"] = .int(order)
      return .object(members)
    }
    let jobs = [("Directing", "Director"), ("Writing", "Screenplay")]
    let crew = jobs.compactMap { department, job -> JSONValue? in
      guard let person = content.person(film.director) else { return nil }
      var members = lists.personMembers(person)
      members["credit_id"] = .string("sample\(film.id)\(job)")
      members["department"] = .string(department)
      members["job"] = .string(job)
      return .object(members)
    }
    return ["cast": .array(cast), "crew": .array(crew)]
  }

  /// The keys are too long to be a video's on any real site: the links lead to nobody's film.
  private func videos(_ film: SampleFilm) -> JSONValue {
    guard film.runtime > 0 else { return ["results": []] }
    var videos = [("Trailer", "Official trailer", true), ("Teaser", "Teaser", true)]
    if film.votes > 1000 { videos.append(("Behind the Scenes", "How the fog was made", false)) }
    let rows = videos.enumerated().map { index, video -> JSONValue in
      [
        "id": .string("sample\(film.id)v\(index)"), "iso_639_1": "en", "iso_3166_1": "US", "name": .string(video.1),
        "key": .string("sample-\(film.id)-\(index)"), "site": "YouTube", "size": 1080, "type": .string(video.0),
        "official": .bool(video.2), "published_at": "2026-01-10T09:00:00.000Z",
      ]
    }
    return ["results": .array(rows)]
  }

  private func images(_ film: SampleFilm) -> JSONValue {
    func picture(_ path: String, _ width: Int, _ height: Int) -> JSONValue {
      [
        "file_path": .string(path), "width": .int(width), "height": .int(height),
        "aspect_ratio": .double(Double(width) / Double(height)), "iso_639_1": nil, "vote_average": .double(5.2),
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
        "id": .string("sample\(film.id)r\(index)"), "author": .string(parts[0]),
        "author_details": [
          "name": "", "username": .string(parts[0]), "avatar_path": nil,
          "rating": Double(parts[1]).map { JSONValue.double($0) } ?? .null,
        ],
        "content": .string(parts[2].replacing(" // ", with: "\r\n\r\n")), "created_at": "2026-02-03T18:30:00.000Z",
        "updated_at": "2026-02-03T18:30:00.000Z", "url": .string("https://reviews.example/\(film.id)/\(index)"),
      ]
    }
    return lists.page(rows: rows)
  }

  private func providers(_ film: SampleFilm) -> JSONValue {
    var random = film.random
    let offered = MovieContent.providers.filter { _ in film.votes > 0 && Int.random(in: 0...9, using: &random) < 6 }
    var countries: [String: [String: JSONValue]] = [:]
    for (place, provider) in offered.enumerated() {
      let row: JSONValue = [
        "provider_id": .int(provider.id), "provider_name": .string(provider.name),
        "logo_path": .string("/l\(provider.id).png"), "display_priority": .int(place),
      ]
      for country in provider.countries {
        var offers = countries[country] ?? ["link": .string("https://watch.example/\(film.id)/\(country)")]
        if case .array(let rows)? = offers[provider.kind] {
          offers[provider.kind] = .array(rows + [row])
        } else {
          offers[provider.kind] = [row]
        }
        countries[country] = offers
      }
    }
    return ["results": .object(countries.mapValues { .object($0) })]
  }

  // MARK: People

  func person(_ person: SamplePerson) -> JSONValue {
    var random = person.random
    let year = Int.random(in: 1938...2004, using: &random)
    let day = TMDbLists.day(Double(year - 1970) * 365.25 * 86_400 + .random(in: 0...31_000_000, using: &random))
    var members = lists.personMembers(person)
    members["original_name"] = nil
    members.merge([
      "also_known_as": [], "birthday": person.id % 5 == 0 ? nil : .string(day), "deathday": nil, "homepage": nil,
      "imdb_id": nil,
      "biography": .string(
        query.language == "en" ? MovieContent.biographies[person.id % MovieContent.biographies.count] : ""),
      "place_of_birth": .string(MovieContent.birthplaces[person.id % MovieContent.birthplaces.count]),
    ]) { $1 }
    if query.parts.contains("movie_credits") { members["movie_credits"] = credits(of: person) }
    return .object(members)
  }

  func credits(of person: SamplePerson) -> JSONValue {
    var cast: [JSONValue] = []
    var crew: [JSONValue] = []
    for film in lists.popular({ _ in true }) {
      var members = lists.common(film)
      members["genre_ids"] = .ints(film.genres)
      if let (order, part) = film.cast.enumerated().first(where: { $0.element.person == person.id }) {
        let more: [String: JSONValue] = [
          "character": .string(part.character), "credit_id": .string("sample\(film.id)c\(order)"), "order": .int(order),
        ]
        cast.append(.object(members.merging(more) { $1 }))
      }
      if film.director == person.id {
        let more: [String: JSONValue] = [
          "job": "Director", "department": "Directing", "credit_id": .string("sample\(film.id)Director"),
        ]
        crew.append(.object(members.merging(more) { $1 }))
      }
    }
    return ["id": .int(person.id), "cast": .array(cast), "crew": .array(crew)]
  }
}

import Foundation

/// A film of the sample service. All parts are invented.
struct SampleFilm: Sendable, Equatable {
  enum Release: Sendable, Equatable {
    /// Days from the start of the service; negative for earlier.
    case relative(Int)
    /// `yyyy-MM-dd`.
    case on(String)
    case undated
  }

  struct Translation: Sendable, Equatable {
    let title: String
    let overview: String
  }

  struct Part: Sendable, Equatable {
    let person: Int
    let character: String
  }

  let id: Int
  let release: Release
  let genres: [Int]
  let language: String
  /// Minutes; 0 where unknown.
  let runtime: Int
  let average: Double
  let votes: Int
  let popularity: Double
  let hasPoster: Bool
  let hasBackdrop: Bool
  let title: String
  let originalTitle: String
  let tagline: String
  let overview: String
  let director: Int
  let cast: [Part]
  /// By language, as `de`.
  let translations: [String: Translation]

  /// The words that a search looks at.
  var words: [String] {
    ([title, originalTitle] + translations.values.map(\.title)).flatMap { Words.of($0) + [""] }
  }

  /// Numbers drawn for this film, the same at each start.
  var random: SeededRandom { SeededRandom(seed: UInt64(id)) }
}

/// A person of the sample service.
struct SamplePerson: Sendable, Equatable {
  let id: Int
  let name: String
  /// In the service's words: `Acting`.
  let department: String

  var random: SeededRandom { SeededRandom(seed: UInt64(id)) }
}

/// Somebody behind the camera, with what they do for films.
struct SampleCrew: Sendable, Equatable {
  let person: SamplePerson
  /// In the service's words: `Editor`.
  let job: String
}

/// All written content of the sample film service.
struct MovieContent: Sendable {
  let films: [SampleFilm]
  let people: [SamplePerson]
  /// Those who neither play nor direct.
  private let crew: [SampleCrew]
  private let filmsByID: [Int: SampleFilm]
  private let peopleByID: [Int: SamplePerson]

  static let shared = MovieContent()
  static let firstFilm = 990_000_001
  static let firstPerson = 980_000_001

  init() {
    let blocks = Self.filmTexts.flatMap { ContentText.blocks($0, marker: "= ") }
    let drafts = blocks.compactMap { FilmDraft($0.header, $0.lines) }
    let directors = Set(drafts.map(\.director))
    let names = directors.union(drafts.flatMap { $0.cast.map(\.name) }).sorted()
    let numbers = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($0.element, Self.firstPerson + $0.offset) })
    let artists = names.map {
      SamplePerson(id: numbers[$0] ?? 0, name: $0, department: directors.contains($0) ? "Directing" : "Acting")
    }
    crew = Self.crewText.enumerated().map { place, member in
      SampleCrew(
        person: SamplePerson(
          id: Self.firstPerson + names.count + place, name: member.name, department: member.department),
        job: member.job)
    }
    people = artists + crew.map(\.person)
    films = drafts.enumerated().map { $0.element.film(id: Self.firstFilm + $0.offset, people: numbers) }
    filmsByID = Dictionary(uniqueKeysWithValues: films.map { ($0.id, $0) })
    peopleByID = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })
  }

  func film(_ id: Int) -> SampleFilm? { filmsByID[id] }

  func person(_ id: Int) -> SamplePerson? { peopleByID[id] }

  /// The films that somebody made or plays in.
  func films(of person: Int) -> [SampleFilm] {
    films.filter { film in
      film.cast.contains { $0.person == person } || credits(of: film).contains { $0.person.id == person }
    }
  }

  /// Who made a film, with one job each: directors write their own films; of those who edit, and so on, each film has one.
  func credits(of film: SampleFilm) -> [SampleCrew] {
    guard let director = person(film.director) else { return [] }
    var credits = ["Director", "Screenplay"].map { SampleCrew(person: director, job: $0) }
    for job in Self.crewJobs {
      let candidates = crew.filter { $0.job == job }
      if !candidates.isEmpty { credits.append(candidates[film.id % candidates.count]) }
    }
    return credits
  }

  private static let crewJobs = Array(Set(crewText.map(\.job))).sorted()

  /// What a film belongs to.
  func collection(of film: SampleFilm) -> SampleCollection? {
    Self.collections.first { $0.titles.contains(film.title) }
  }

  func collection(_ id: Int) -> SampleCollection? { Self.collections.first { $0.id == id } }
}

/// A film as it is written, with names instead of numbers.
private struct FilmDraft {
  var fields: [String]
  var lines: [String]
  var director: String
  var cast: [(name: String, character: String)]
  var translations: [String: SampleFilm.Translation]

  init?(_ header: String, _ text: [Substring]) {
    fields = header.split(separator: " ").map(String.init)
    lines = text.filter { !$0.hasPrefix("@") }.map(String.init)
    guard fields.count >= 7, lines.count >= 6 else { return nil }
    director = lines[4]
    cast = lines[5].split(separator: ";").compactMap { part in
      let words = part.trimmingCharacters(in: .whitespaces).components(separatedBy: " as ")
      return words.count == 2 ? (words[0], words[1] == "-" ? "" : words[1]) : nil
    }
    translations = [:]
    for line in text where line.hasPrefix("@") {
      let language = String(line.dropFirst().prefix(2))
      let parts = line.dropFirst(4).components(separatedBy: " | ")
      if parts.count == 2 { translations[language] = SampleFilm.Translation(title: parts[0], overview: parts[1]) }
    }
  }

  func film(id: Int, people: [String: Int]) -> SampleFilm {
    func line(_ index: Int) -> String { lines[index] == "-" ? "" : lines[index] }
    return SampleFilm(
      id: id, release: release, genres: fields[1].split(separator: ",").compactMap { Int($0) }, language: fields[2],
      runtime: Int(fields[3]) ?? 0, average: Double(fields[4]) ?? 0, votes: Int(fields[5]) ?? 0,
      popularity: Double(fields[6]) ?? 0, hasPoster: !fields.contains("noposter"),
      hasBackdrop: !fields.contains("nobackdrop"), title: line(0), originalTitle: line(1).isEmpty ? line(0) : line(1),
      tagline: line(2), overview: line(3), director: people[director] ?? 0,
      cast: cast.map { SampleFilm.Part(person: people[$0.name] ?? 0, character: $0.character) },
      translations: translations)
  }

  private var release: SampleFilm.Release {
    let when = fields[0]
    if when == "none" { return .undated }
    if when.hasPrefix("+") || when.hasPrefix("-") { return .relative(Int(when) ?? 0) }
    return .on(when)
  }
}

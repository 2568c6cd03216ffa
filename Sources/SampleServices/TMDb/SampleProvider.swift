import JSON

/// Who lends, sells or shows films.
struct SampleProvider: Sendable, Equatable {
  let id: Int
  let name: String
  /// The service's word for how: `flatrate`, `rent`, `buy`, `free` or `ads`.
  let kind: String
  /// Whom it serves, as `DE`.
  let countries: Set<String>

  func row(priority: Int) -> JSONValue {
    [
      "provider_id": .integer(id), "provider_name": .text(name), "logo_path": .text("/l\(id).png"),
      "display_priority": .integer(priority),
    ]
  }
}

extension MovieContent {
  static let providers = [
    SampleProvider(
      id: 9101, name: "Lantern+", kind: "flatrate", countries: ["US", "GB", "DE", "FR", "IT", "JP", "CA", "AU"]),
    SampleProvider(id: 9102, name: "Fathom TV", kind: "flatrate", countries: ["US", "GB", "CA"]),
    SampleProvider(id: 9103, name: "Kino am Kanal", kind: "flatrate", countries: ["DE", "AT", "CH"]),
    SampleProvider(id: 9104, name: "Reelbarrow", kind: "rent", countries: ["US", "GB", "DE", "FR", "CA", "AU"]),
    SampleProvider(id: 9105, name: "Le Ciné-Club", kind: "flatrate", countries: ["FR", "BE", "CH"]),
    SampleProvider(id: 9106, name: "Umbra Play", kind: "buy", countries: ["US", "GB", "DE", "FR", "IT"]),
    SampleProvider(id: 9107, name: "The Public Reel", kind: "free", countries: ["US", "GB", "DE"]),
    SampleProvider(id: 9108, name: "Matinee with Ads", kind: "ads", countries: ["US", "CA", "AU"]),
  ]

  /// Those who offer a film, the same at each start; nobody offers what is not out yet.
  static func providers(of film: SampleFilm) -> [SampleProvider] {
    var random = film.random
    return providers.filter { _ in film.votes > 0 && Int.random(in: 0...9, using: &random) < 6 }
  }
}

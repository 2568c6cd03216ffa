import Combine
import Foundation
import FoundationExtras
import TMDb

/// Finds the genre that a word of the command line means.
@MainActor
struct FindGenre {
  let word: String
  let context: CommandContext

  nonisolated static let option = Option<String>(
    "genre", "NAME", "only films of this genre, such as drama; a wrong name is answered with those there are"
  ) { text throws(InvalidValue) in
    let name = text.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { throw InvalidValue(expected: "a genre, such as drama") }
    return name
  }

  /// The films of the genre.
  func list(in order: MovieDiscovery.Order, from service: any MovieService) throws -> MovieList {
    .discover(MovieDiscovery(genres: [try genre(of: service)], order: order))
  }

  private func genre(of service: any MovieService) throws -> Genre.ID {
    let progress = context.progressLine()
    let loop = MainLoop()
    var found: Result<Genre.ID, CommandFailure>?
    try progress.show("Asking TMDb…")
    let work = service.genres().last()
      .sink { completion in
        if case .failure(let error) = completion { found = .failure(CommandFailure(error)) }
        loop.end()
      } receiveValue: { genres in
        found = Self.genre(word, among: genres)
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
    return try (found ?? Self.genre(word, among: [])).get()
  }

  /// By name, whatever the case, or by number.
  static func genre(_ word: String, among genres: [Genre]) -> Result<Genre.ID, CommandFailure> {
    let name = word.lowercased()
    if let genre = genres.first(where: { $0.name.lowercased() == name || "\($0.id)" == name }) {
      return .success(genre.id)
    }
    let names = genres.map { $0.name.lowercased() }.sorted()
    let hint: String.LocalizationValue? =
      names.isEmpty ? nil : "The genres are \(names.joined(separator: ", "))."
    let words = Suggestion.added(to: "TMDb has no genre \"\(word)\"", for: word, among: names)
    return .failure(CommandFailure(.usage, "\(words).", hint: hint))
  }
}

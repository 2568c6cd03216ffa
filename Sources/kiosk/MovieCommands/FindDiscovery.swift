import Combine
import Foundation
import FoundationExtras
import TMDb

/// Finds the genres and the providers that words of the command line mean.
@MainActor
struct FindDiscovery {
  let request: DiscoveryRequest
  let context: CommandContext

  func list(from service: any MovieService) throws -> MovieList {
    var discovery = request.rest
    if !(request.genres + request.excludedGenres).isEmpty {
      let genres = try answer(service.genres()) ?? []
      discovery.genres = try request.genres.map { try Self.genre($0, among: genres).get() }
      discovery.excludedGenres = try request.excludedGenres.map { try Self.genre($0, among: genres).get() }
    }
    if !request.providers.isEmpty {
      let providers = try answer(service.providers()) ?? []
      discovery.providers = try request.providers.map { try Self.provider($0, among: providers).get() }
    }
    return .discover(discovery)
  }

  /// Nil where the service ends without an answer.
  private func answer<Value>(_ publisher: AnyPublisher<Value, MovieStoreAPIError>) throws -> Value? {
    let progress = context.progressLine()
    let loop = MainLoop()
    var found: Result<Value, CommandFailure>?
    try progress.show("Asking TMDb…")
    let work = publisher.last()
      .sink { completion in
        if case .failure(let error) = completion { found = .failure(CommandFailure(error)) }
        loop.end()
      } receiveValue: {
        found = .success($0)
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
    return try found?.get()
  }

  /// By name, whatever the case, or by number.
  static func genre(_ word: String, among genres: [Genre]) -> Result<Genre.ID, CommandFailure> {
    if let id = number(of: word, among: genres.map { ($0.id, $0.name) }) { return .success(id) }
    let names = genres.map { $0.name.lowercased() }.sorted()
    let hint: String.LocalizationValue? =
      names.isEmpty ? nil : "The genres are \(names.joined(separator: ", "))."
    let words = Suggestion.added(to: "TMDb has no genre \"\(word)\"", for: word, among: names)
    return .failure(CommandFailure(.usage, "\(words).", hint: hint))
  }

  /// The same of who offers films.
  static func provider(
    _ word: String, among providers: [WatchProviders.Provider]
  ) -> Result<WatchProviders.Provider.ID, CommandFailure> {
    if let id = number(of: word, among: providers.map { ($0.id, $0.name) }) { return .success(id) }
    let names = providers.map { ListText.clean($0.name) }
    let hint: String.LocalizationValue? =
      names.isEmpty
      ? nil
      : "Those with most offers are \(names.prefix(mostNames).joined(separator: ", ")); --region chooses the country."
    let words = Suggestion.added(to: "nobody called \"\(word)\" offers films in this country", for: word, among: names)
    return .failure(CommandFailure(.usage, "\(words).", hint: hint))
  }

  private static let mostNames = 20

  private static func number(of word: String, among things: [(id: Int, name: String)]) -> Int? {
    let name = word.lowercased()
    return things.first { $0.name.lowercased() == name || "\($0.id)" == name }?.id
  }
}

import Networking

/// The answer of `/watch/providers/movie`: who offers films in one country.
struct ProviderList: Decodable, Sendable {
  /// The best known first.
  let providers: [WatchProviders.Provider]

  private enum CodingKeys: CodingKey { case results }

  private struct Row: Decodable {
    let provider: WatchProviders.Provider
    let priority: Int

    private enum CodingKeys: String, CodingKey { case priority = "display_priority" }

    init(from decoder: any Decoder) throws {
      provider = try WatchProviders.Provider(from: decoder)
      priority = try decoder.container(keyedBy: CodingKeys.self).wholeNumber(.priority) ?? .max
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.mustHave(.results)
    providers =
      container.readable(Row.self, .results).enumerated()
      .sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
      .map(\.element.provider).uniqueByID
  }
}

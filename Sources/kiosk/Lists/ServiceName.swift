import JSON

/// What programs call a service; people read its own name.
enum ServiceName: String, CaseIterable, Sendable {
  case hackerNews = "hackernews"
  case newsAPI = "newsapi"
  case tmdb
  case feeds
  /// Pages, each asked at its own server.
  case web
  /// What belongs to the reader, on this machine.
  case library
}

extension JSONValue {
  static func service(_ service: ServiceName) -> JSONValue { .text(service.rawValue) }
}

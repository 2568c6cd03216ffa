import NewsAPI

/// What one `kiosk news` line asks for.
enum NewsRequest: Equatable, Sendable {
  /// The headlines of a country, or of the reader's own where none is named.
  case headlines(country: String?, NewsCategory?)
  case source(String)
  case search(EverythingQuestion)
  case sources(SourcesQuestion)
}

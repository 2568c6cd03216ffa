import TMDb

/// What one `kiosk movies` line asks for.
enum MovieRequest: Equatable, Sendable {
  case list(MovieList)
  /// Films of a genre, which is found by its name when the service is asked.
  case genre(String, MovieDiscovery.Order)
  case film(Int)
}

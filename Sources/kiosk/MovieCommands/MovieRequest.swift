import TMDb

/// What one `kiosk movies` line asks for.
enum MovieRequest: Equatable, Sendable {
  case list(MovieList)
  /// The films that come soon, as a calendar.
  case calendar
  case discover(DiscoveryRequest)
  /// Films that belong together.
  case collection(Int)
  case film(Int)
}

import HTTPServer
import HackerNews

/// What one command line asks for.
enum Invocation: Equatable, Sendable {
  case serve(ServeOptions)
  case terminal(usesSamples: Bool)
  case stories(HackerNewsEndpoint?, ListOptions)
  case thread(id: Int, ListOptions)
  case search(HackerNewsSearch, ListOptions)
  case news(NewsRequest, ListOptions)
  case movies(MovieRequest, MovieLocaleOptions, ListOptions)
  case searchEverywhere(text: String, ListOptions)
  case samples(SamplesOptions)
  case doctor(DoctorOptions)
  case version
  case help([String])
}

struct ServeOptions: Equatable, Sendable {
  var listen: ListenAddress?
  var usesSamples = false
  var opensBrowser = true
}

struct DoctorOptions: Equatable, Sendable {
  var asJSON = false
  /// Whether to show the latest requests instead.
  var showsRequests = false
  /// Seconds a service has to answer.
  var timeLimit: Int?
}

struct ListOptions: Equatable, Sendable {
  var format = ListFormat.columns
  var limit: Int?
  var watches = false
  var usesSamples = false
  /// Whether to show what is cached, without the network.
  var isOffline = false
  /// Seconds an answer may take.
  var timeLimit: Int?

  static let standardLimit = 30
}

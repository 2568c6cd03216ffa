import HackerNews

/// What one command line asks for.
enum Invocation: Equatable, Sendable {
  case serve(ServeOptions)
  case access(makesNew: Bool)
  case status
  case terminal(usesSamples: Bool)
  case stories(HackerNewsEndpoint?, ListOptions)
  case thread(id: Int, ListOptions)
  case search(HackerNewsSearch, ListOptions)
  case news(NewsRequest, ListOptions)
  case movies(MovieRequest, MovieLocaleOptions, ListOptions)
  case searchEverywhere(text: String, ListOptions)
  case library(LibraryRequest)
  case samples(SamplesOptions)
  case doctor(DoctorOptions)
  case version
  case help([String])
}

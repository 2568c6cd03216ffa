import Foundation
import HackerNews
import KioskApp
import Library

/// What one command line asks for.
enum Invocation: Equatable, Sendable {
  case serve(ServeOptions)
  case access(makesNew: Bool)
  case status
  case terminal(usesSamples: Bool)
  case stories(HackerNewsEndpoint?, ListOptions)
  case thread(ThreadReference, in: HackerNewsEndpoint?, ListOptions)
  case search(HackerNewsSearch, ListOptions)
  case user(String, ListOptions)
  case person(Int, MovieLocaleOptions, ListOptions)
  case article(URL, ListOptions)
  case news(NewsRequest, ListOptions)
  case feeds(FeedsRequest, ListOptions)
  case feedArticles(FeedArticlesRequest, ListOptions)
  case movies(MovieRequest, MovieLocaleOptions, ListOptions)
  case searchEverywhere(text: String, ListOptions)
  case catchUp(CatchUpPeriod, ListOptions)
  case library(LibraryRequest)
  case follow(FollowRequest, ListOptions)
  /// A name or number that can be none of the kind.
  case cannotFollow(FollowedSubject.Kind)
  case libraryList(LibraryList, ListOptions)
  case savedBook(SavedBookRequest, ListOptions)
  case samples(SamplesOptions)
  case doctor(DoctorOptions)
  case schema
  case version
  case manual(page: String?)
  case manualNames
  case completions(Shell)
  case help([String])
}

extension Invocation {
  /// Whether programs read what it writes.
  var writesJSON: Bool {
    switch self {
    case .stories(_, let options), .thread(_, _, let options), .search(_, let options), .news(_, let options),
      .feeds(_, let options), .feedArticles(_, let options), .movies(_, _, let options),
      .searchEverywhere(_, let options), .catchUp(_, let options), .libraryList(_, let options),
      .follow(_, let options), .user(_, let options), .person(_, _, let options), .article(_, let options):
      options.format == .json || options.format == .jsonLines
    case .library, .schema: true
    case .doctor(let options): options.asJSON
    case .savedBook, .serve, .access, .status, .terminal, .samples, .manual, .manualNames, .completions, .version,
      .help, .cannotFollow:
      false
    }
  }
}

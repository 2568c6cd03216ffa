import Foundation
import FoundationExtras
import HackerNews
import Networking
import NewsAPI
import TMDb

extension CommandFailure {
  init(_ error: HackerNewsError) {
    self.init(ExitCode(error.cause), error.words, hint: error.hintWords)
  }

  init(_ error: NewsError) {
    self.init(ExitCode(error.cause), error.words, hint: error.hintWords)
  }

  init(_ error: MovieStoreAPIError) {
    self.init(ExitCode(error.cause), error.words, hint: error.hintWords)
  }
}

extension ExitCode {
  init(_ cause: ServiceError.Cause) {
    self =
      switch cause {
      case .badData: .badData
      case .unavailable: .unavailable
      case .tryLater: .tryLater
      case .keyMissing: .keyRefused
      }
  }
}

/// What is said behind an answer of an earlier time; nil where none newer is missed. `isOffline` says whether only what is
/// cached was asked for.
extension CommandFailure {
  init?(_ cached: Cached?, isOffline: Bool, now: Date = Date()) {
    guard let cached else { return nil }
    self.init(cached.problem.map { CommandFailure($0) }, since: cached.date, isOffline, now)
  }

  init?<Value>(_ fetched: Fetched<Value>, isOffline: Bool, now: Date = Date()) {
    let problem = fetched.problem.map { CommandFailure(MovieStoreAPIError($0)) }
    self.init(problem, since: fetched.freshness.date, isOffline, now)
  }

  init?(_ list: ArticleList, isOffline: Bool, now: Date = Date()) {
    guard let freshness = list.freshness else { return nil }
    self.init(list.problem.map { CommandFailure($0) }, since: freshness.date, isOffline, now)
  }

  init?(_ list: SourceList, isOffline: Bool, now: Date = Date()) {
    guard let freshness = list.freshness else { return nil }
    self.init(list.problem.map { CommandFailure($0) }, since: freshness.date, isOffline, now)
  }

  /// What kept a newer answer away is told, but is no failure of a command that has shown something.
  private init?(_ problem: CommandFailure?, since date: Date, _ isOffline: Bool, _ now: Date) {
    let age: String.LocalizationValue = "This was loaded \(AgeText.of(date, now: now))."
    if let problem {
      self.init(.success, .joined([problem.words, age]), hint: problem.hintWords, cause: problem.code)
    } else if isOffline {
      self.init(.success, age)
    } else {
      return nil
    }
  }
}

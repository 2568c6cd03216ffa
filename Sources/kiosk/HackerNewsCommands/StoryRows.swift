import Foundation
import HackerNews

extension CommandFailure {
  init(_ error: HackerNewsError) {
    self.init(ExitCode(error.cause), error.errorDescription ?? error.description, hint: error.recoverySuggestion)
  }
}

extension CommandFailure {
  /// What is said behind an answer of an earlier time; nil where none newer is missed.
  /// - Parameter isOffline: whether only what is cached was asked for.
  init?(_ cached: Cached?, isOffline: Bool = false, now: Date = Date()) {
    guard let cached else { return nil }
    if let problem = cached.problem {
      self = CommandFailure(problem).outdated(since: cached.date, now: now)
    } else if isOffline {
      self.init(.success, Self.age(since: cached.date, now: now))
    } else {
      return nil
    }
  }

  /// The failure that kept a newer answer away: told, but no failure of the command, which has shown something.
  func outdated(since date: Date, now: Date) -> CommandFailure {
    CommandFailure(.success, "\(sentence) \(Self.age(since: date, now: now))", hint: hint)
  }

  static func age(since date: Date, now: Date) -> String {
    "What is shown is what was known \(AgeText.of(date, now: now))."
  }
}

extension StoryRow {
  /// - Parameter rank: the place among the stories shown, from 1.
  init(_ story: Story, rank: Int) {
    // A job has neither votes nor comments; the service's zeros would say something else.
    let isJob = story.kind == .job
    self.init(
      id: story.id, rank: rank, kind: story.kind.rawValue, title: story.title, url: story.url?.absoluteString,
      site: story.site, author: story.by.isEmpty ? nil : story.by, score: isJob ? nil : story.score,
      comments: isJob ? nil : story.commentCount, time: story.time, discussion: story.commentsURL.absoluteString)
  }
}

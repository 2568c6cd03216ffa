import Foundation
import HackerNews

extension CommandFailure {
  init(_ error: HackerNewsError) {
    self.init(ExitCode(error.cause), error.errorDescription ?? error.description, hint: error.recoverySuggestion)
  }
}

extension CommandFailure {
  /// What is said behind an answer of an earlier time; nil where nothing newer was asked for, or none is missed.
  init?(_ stored: Stored?, now: Date = Date()) {
    guard let stored, let problem = stored.problem else { return nil }
    self = CommandFailure(problem).outdated(since: stored.date, now: now)
  }

  /// The failure that kept a newer answer away.
  func outdated(since date: Date, now: Date) -> CommandFailure {
    CommandFailure(code, "\(sentence) What is shown is what was known \(AgeText.of(date, now: now)).", hint: hint)
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

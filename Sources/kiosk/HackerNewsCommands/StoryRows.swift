import HackerNews

extension CommandFailure {
  init(_ error: HackerNewsError) {
    self.init(ExitCode(error.cause), error.errorDescription ?? error.description, hint: error.recoverySuggestion)
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

import HackerNews
import JSON
import KioskApp

extension ListRow {
  /// The keys of its JSON are part of Kiosk's interface: each is always there, `null` where the story lacks it.
  init(_ story: Story) {
    // A job has neither votes nor comments; the service's zeros would say something else.
    let isJob = story.kind == .job
    let score = isJob ? nil : story.score
    let comments = isJob ? nil : story.commentCount
    let author = story.by.isEmpty ? nil : story.by
    let discussion = story.commentsURL.absoluteString
    let origin = score.map { Detail.count($0, .points, by: author) } ?? author.map { .phrase("by \($0)") }
    self.init(
      id: String(story.id), title: story.title, site: story.site,
      details: [
        origin, story.kind == .story ? nil : .words(story.kind.rawValue), comments.map { .count($0, .comments) },
        story.time.map { .time($0) },
      ].compactMap { $0 },
      address: story.url?.absoluteString ?? discussion, mark: RowMark(key: story.key),
      subject: story.muteSubject,
      json: [
        "id": .text(String(story.id)), "kind": .text(story.kind.rawValue), "service": .service(.hackerNews),
        "title": .text(story.title),
        "url": .optional(story.url?.absoluteString), "site": .optional(story.site), "author": .optional(author),
        "score": .optional(score), "comments": .optional(comments), "time": .time(story.time),
        "discussion": .text(discussion), "state": .null,
      ])
  }

  /// A row that says nothing, to name the keys by.
  static let blankStory = ListRow(Story(id: 0, title: ""))
}

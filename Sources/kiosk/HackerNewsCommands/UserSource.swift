import Combine
import Foundation
import FoundationExtras
import HackerNews
import JSON

/// `kiosk user NAME`: a user of Hacker News, and behind that what the user wrote, the newest first.
struct UserSource {
  let api: HackerNewsAPI
  let name: String
  let limit: Int
  let isOffline: Bool

  func source() -> RowSource {
    RowSource(
      .hackerNews, name: StorySource.name, watching: .asking(every: StorySource.searchInterval, remark: nil)
    ) { _ in
      let posts = HackerNewsSearch(
        "", order: .date, kinds: [.story, .comment, .poll, .job], author: name, resultsPerPage: max(1, limit))
      return api.user(name).zip(api.search(posts))
        .map { user, page in
          RowSource.Rows(
            rows: [ListRow(user)] + page.results.prefix(limit).map { ListRow($0).asked(of: user) },
            remarks: page.results.isEmpty && page.skipped == 0 ? ["\(name) has not written anything yet."] : [],
            notice: CommandFailure(page.cached, isOffline: isOffline)
          ).lacking(page.skipped)
        }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }
}

/// The keys of the rows' JSON are part of Kiosk's interface: each is always there, `null` where there is no value.
extension ListRow {
  init(_ user: User) {
    let about = user.about?.plainText
    let address = HackerNewsPage.user(user.id).absoluteString
    self.init(
      id: user.id, title: user.id,
      details: [.phrase("\(String(user.karma)) karma")] + (user.created.map { [.time($0)] } ?? []),
      text: about, address: address,
      json: [
        "id": .text(user.id), "kind": "user", "service": .service(.hackerNews), "title": .text(user.id),
        "karma": .integer(user.karma), "time": .time(user.created), "text": .optional(about), "url": .text(address),
      ])
  }

  init(_ post: HackerNewsSearchPage.Result) {
    switch post {
    case .story(let story): self.init(story)
    case .comment(let comment, let story, let title):
      let text = comment.text?.plainText
      let address = HackerNewsPage.item(comment.id).absoluteString
      self.init(
        id: String(comment.id), title: title ?? "",
        details: [.phrase("comment")] + (comment.time.map { [.time($0)] } ?? []), text: text, address: address,
        subject: post.muteSubject,
        json: [
          "id": .text(String(comment.id)), "kind": "remark", "service": .service(.hackerNews),
          "title": .optional(title), "story": .optional(story.map(String.init)),
          "author": .optional(comment.by.isEmpty ? nil : comment.by), "text": .optional(text),
          "url": .text(address), "time": .time(comment.time),
        ])
    }
  }

  /// Who asks for a user wants to see what the user wrote, muted or not.
  fileprivate func asked(of user: User) -> ListRow {
    var row = self
    row.subject?.people.removeAll { $0 == user.id }
    return row
  }

  /// Rows that say nothing, to name the keys by.
  static let blankUser = ListRow(User(id: ""))
}

import FeedLibrary
import Feeds
import Foundation
import JSON
import KioskApp
import OutsideText

/// The keys of the rows' JSON are part of Kiosk's interface: each is always there, `null` where there is no value.
extension ListRow {
  /// - Parameter feed: the one it comes from.
  init(_ article: StoredArticle, of feed: FollowedFeed?) {
    self.init(
      article.item, id: String(article.id), date: article.date, isRead: article.isRead, source: feed?.name,
      folder: feed?.folder)
  }

  init(
    _ item: FeedItem, id: String, date: Date?, isRead: Bool = false, source: String? = nil, folder: String? = nil
  ) {
    let site = item.url.flatMap(SafeLink.site)
    let text = (item.summary ?? item.content)?.line()
    let words = text.flatMap { $0.isEmpty ? nil : $0 }
    let authors = item.authors.filter { $0 != source }
    var subject = item.muteSubject(of: nil)
    subject.outlet = source
    self.init(
      id: id, title: item.title, site: site,
      details: [
        source.map(Detail.words), authors.first.map { .phrase("by \($0)") }, date.map { .time($0) },
        item.commentCount.map { .count($0, .comments) },
        item.attachments.contains { $0.isAudio } ? .phrase("with a recording") : nil, isRead ? .phrase("read") : nil,
      ].compactMap { $0 },
      text: words, address: item.url?.absoluteString, subject: subject,
      json: [
        "id": .text(id), "kind": "item", "service": .service(.feeds), "title": .text(item.title),
        "url": .optional(item.url?.absoluteString), "site": .optional(site), "source": .optional(source),
        "folder": .optional(folder), "author": .optional(item.authors.first), "time": .time(date),
        "state": isRead ? "read" : "unread", "description": .optional(words),
        "image": .optional(item.picture?.absoluteString), "discussion": .optional(item.commentsURL?.absoluteString),
        "comments": item.commentCount.map { .integer($0) } ?? .null,
        "attachments": .array(item.attachments.map { .text($0.url.absoluteString) }),
        "categories": .array(item.categories.map { .text($0) }),
      ])
  }

  init(_ feed: FollowedFeed, unread: Int) {
    let state = feed.isPaused ? "paused" : feed.health.schedule.hasEnded ? "ended" : "followed"
    self.init(
      id: String(feed.id), title: feed.name, site: SafeLink.site(of: feed.url),
      details: [
        feed.folder.map(Detail.words), .count(unread, .unreadArticles),
        feed.isPaused ? .phrase("paused") : feed.health.schedule.hasEnded ? .phrase("ended") : nil,
        feed.health.lastNew.map { .time($0) },
      ].compactMap { $0 },
      text: nil, words: feed.health.problem, address: feed.url.absoluteString,
      json: Self.members(
        of: feed.name, id: String(feed.id), url: feed.url, site: feed.siteURL, folder: feed.folder,
        format: feed.health.format, unread: unread, state: state, health: feed.health, newest: feed.health.lastNew))
  }

  init(_ found: FoundFeed) {
    let name = found.feed.title.isEmpty ? found.url.absoluteString : found.feed.title
    self.init(
      id: found.url.absoluteString, title: name, site: SafeLink.site(of: found.url),
      details: [
        .words(found.feed.format.name), .count(found.feed.items.count, .articles), found.newest.map { .time($0) },
        found.feed.isRepaired ? .phrase("breaks the rules of its format, but can be read") : nil,
      ].compactMap { $0 },
      text: found.feed.subtitle, address: found.url.absoluteString,
      json: Self.members(
        of: name, id: found.url.absoluteString, url: found.url, site: found.feed.siteURL, folder: nil,
        format: found.feed.format, unread: nil, state: "found", health: nil, newest: found.newest))
  }

  private static func members(
    of name: String, id: String, url: URL, site: URL?, folder: String?, format: FeedFormat?, unread: Int?,
    state: String, health: FeedHealth?, newest: Date?
  ) -> JSONObject {
    [
      "id": .text(id), "kind": "feed", "service": .service(.feeds), "title": .text(name),
      "url": .text(url.absoluteString), "site": .optional(SafeLink.site(of: site ?? url)),
      "homepage": .optional(site?.absoluteString), "folder": .optional(folder),
      "format": .optional(format?.rawValue), "unread": unread.map { .integer($0) } ?? .null, "state": .text(state),
      "asked": .time(health?.lastAsked), "newest": .time(newest), "next": .time(health?.schedule.next),
      "problem": .optional(health?.problem.map { Told.text($0, in: Told.english) }),
    ]
  }

  /// Rows that say nothing, to name the keys by.
  static let blankItem = ListRow(FeedItem(id: "", title: ""), id: "", date: nil)
  static let blankFeed = ListRow(
    FollowedFeed(
      id: 0, url: URL(filePath: "/"), title: "", added: Date(timeIntervalSince1970: 0),
      health: FeedHealth(schedule: FeedSchedule(next: Date(timeIntervalSince1970: 0)))), unread: 0)
}

import Foundation
import FoundationExtras
import HackerNews
import JSON
import KioskApp
import Library
import TMDb

/// The keys of the rows' JSON are part of Kiosk's interface: each is always there, `null` where there is no value.
extension ListRow {
  init(_ entry: InboxEntry) {
    let address = entry.address.absoluteString
    func given(_ text: String) -> JSONValue { .optional(text.isEmpty ? nil : text) }
    self.init(
      id: entry.id, title: entry.title,
      details: [.phrase(entry.sentence), .phrase(entry.isRead ? "read" : "unread"), .time(entry.date)],
      text: entry.text.isEmpty ? nil : entry.text, address: address,
      json: [
        "id": .text(entry.id), "kind": "inbox", "service": .service(.library), "title": .text(entry.title),
        "of": .optional(entry.of?.kind.rawValue), "subject": .optional(entry.of?.text), "author": given(entry.author),
        "text": given(entry.text), "released": .optional(entry.day), "url": .text(address),
        "state": entry.isRead ? "read" : "unread", "time": .time(entry.date),
      ])
  }

  init(_ follow: Follow) {
    self.init(
      id: follow.subject.description, title: follow.name, details: [.phrase(follow.sentence), .time(follow.created)],
      json: [
        "id": .text(follow.subject.description), "kind": "follow", "service": .service(.library),
        "title": .text(follow.name), "of": .text(follow.subject.kind.rawValue), "subject": .text(follow.subject.text),
        "released": .optional(follow.day), "time": .time(follow.created), "checked": .time(follow.checked),
      ])
  }

  /// Rows that say nothing, to name the keys by.
  static let blankInbox = ListRow(
    InboxEntry(id: "", subject: .words(""), title: "", item: 0, date: blankDate))
  static let blankFollow = ListRow(Follow(.words(""), created: blankDate))
}

extension InboxEntry {
  /// The page for people.
  var address: URL {
    if case .movie? = of { Movie(id: item, title: "").pageURL } else { HackerNewsPage.item(item) }
  }
}

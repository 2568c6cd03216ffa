import Foundation
import FoundationExtras
import JSON
import KioskApp
import Library
import OutsideText

/// The keys of the rows' JSON are part of Kiosk's interface: each is always there, `null` where there is no value.
extension ListRow {
  /// - Parameter seen: of a film that has been.
  init(_ item: KeptItem, seen: SeenFilm? = nil) {
    let discussion = item.key.discussion?.absoluteString
    let site = item.url.flatMap(SafeLink.site)
    let says = !item.origin.isEmpty && item.origin != site
    self.init(
      id: item.key.description, title: item.title, site: site,
      details: [.phrase(item.kind.word), says ? .words(item.origin) : nil, .time(item.date)].compactMap { $0 }
        + Self.filmDetails(item, seen)
        + item.remarks.labels.map { .words($0) },
      text: item.remarks.note.isEmpty ? nil : item.remarks.note, address: item.url?.absoluteString ?? discussion,
      json: [
        "id": .text(item.key.description), "kind": "kept", "service": .service(.library), "title": .text(item.title),
        "url": .optional(item.url?.absoluteString), "site": .optional(site),
        "source": .optional(says && item.kind != .film ? item.origin : nil),
        "of": .text(item.kind.ofJSON), "discussion": .optional(discussion), "time": .time(item.date),
        "labels": .array(item.remarks.labels.map { .text($0) }),
        "note": .optional(item.remarks.note.isEmpty ? nil : item.remarks.note),
        "released": .optional(item.released?.description),
        "state": item.kind == .film ? (seen == nil ? "unseen" : "seen") : .null, "mark": .optional(seen?.mark),
      ])
  }

  private static func filmDetails(_ item: KeptItem, _ seen: SeenFilm?) -> [Detail] {
    [
      item.released.map { .words($0.text(locale: Told.locale)) }, seen.map { _ in .phrase("seen") },
      seen?.mark.map { .phrase("\($0) of 10") },
    ].compactMap { $0 }
  }

  /// - Parameter now: what decides whether the rule still holds.
  init(_ rule: MuteRule, now: Date) {
    let isActive = rule.isActive(at: now)
    let end: String.LocalizationValue =
      rule.expires.map { "until \($0.formatted(.iso8601.year().month().day()))" } ?? "for good"
    self.init(
      id: rule.id.uuidString, title: rule.words.english,
      details: [.phrase(rule.kind.word), .phrase(isActive ? end : "over"), .time(rule.created)],
      json: Self.json(of: rule, isActive: isActive))
  }

  private static func json(of rule: MuteRule, isActive: Bool) -> JSONObject {
    [
      "id": .text(rule.id.uuidString), "kind": "mute", "service": .service(.library), "title": .text(rule.text),
      "of": .text(rule.kind.rawValue), "state": isActive ? "active" : "over", "time": .time(rule.created),
      "expires": .time(rule.expires),
    ]
  }

  // Every command's start makes these: neither a calendar nor a table of sentences is asked for them.

  /// Rows that say nothing, to name the keys by.
  static let blankKept = ListRow(KeptItem(key: ItemKey(.hackerNews, 0), title: "", date: blankDate))
  static let blankMute = ListRow(
    id: "", title: "", json: json(of: MuteRule(.word, "", created: blankDate), isActive: true))
  static let blankDate = Date(timeIntervalSince1970: 0)
}

extension MuteRule.Kind {
  fileprivate var word: String.LocalizationValue {
    switch self {
    case .word: "word"
    case .domain: "domain"
    case .person: "person"
    case .outlet: "outlet"
    case .genre: "genre"
    case .pattern: "expression"
    case .language: "language"
    case .points: "points"
    case .age: "age"
    }
  }
}

extension KeptKind {
  fileprivate var word: String.LocalizationValue {
    switch self {
    case .story: "story"
    case .comment: "comment"
    case .article: "article"
    case .page: "page"
    case .film: "film"
    }
  }

  /// What programs call it.
  fileprivate var ofJSON: String { self == .film ? "movie" : rawValue }
}

import Foundation
import FoundationExtras

/// Enough of a story, an article or a film to show it in a list without asking its service: what is saved and what was opened.
package struct KeptItem: Identifiable, Hashable, Sendable {
  package var key: ItemKey
  package var title: String
  /// Where it is from: a site, an outlet, a year.
  package var origin: String
  /// Where it leads; nil where only the service itself can show it.
  package var url: URL?
  /// When it was saved or last opened.
  package var date: Date
  /// Of a film, where that is known.
  package var released: CalendarDay?
  /// What the reader says of it; of saved things alone.
  package var remarks = Remarks()
  /// Nil where its service says enough.
  private var ownKind: KeptKind?

  package var id: ItemKey { key }

  package init(key: ItemKey, kind: KeptKind? = nil, title: String, origin: String = "", url: URL? = nil, date: Date) {
    self.key = key
    self.title = title
    self.origin = origin
    self.url = url
    self.date = date
    if let kind, kind != self.kind { ownKind = kind }
  }

  package var kind: KeptKind { ownKind ?? KeptKind(of: self) }
}

/// Records of earlier versions have neither kind, day, labels nor note; a record without them is written as it was then.
extension KeptItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, kind, title, origin, url, date, released, labels, note
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(ItemKey.self, forKey: .key)
    title = try container.decode(String.self, forKey: .title)
    origin = try container.decode(String.self, forKey: .origin)
    url = try container.decodeIfPresent(URL.self, forKey: .url)
    date = try container.decode(Date.self, forKey: .date)
    released = try container.decodeIfPresent(CalendarDay.self, forKey: .released)
    ownKind = try container.decodeIfPresent(String.self, forKey: .kind).flatMap(KeptKind.init)
    remarks = try Remarks(
      labels: try container.decodeIfPresent([String].self, forKey: .labels) ?? [],
      note: try container.decodeIfPresent(String.self, forKey: .note) ?? "")
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(title, forKey: .title)
    try container.encode(origin, forKey: .origin)
    try container.encodeIfPresent(url, forKey: .url)
    try container.encode(date, forKey: .date)
    try container.encodeIfPresent(released, forKey: .released)
    try container.encodeIfPresent(ownKind?.rawValue, forKey: .kind)
    if !remarks.labels.isEmpty { try container.encode(remarks.labels, forKey: .labels) }
    if !remarks.note.isEmpty { try container.encode(remarks.note, forKey: .note) }
  }
}

import Foundation
import FoundationExtras

/// A film that the reader has watched, as far as they say.
package struct SeenFilm: Hashable, Sendable {
  /// When it was marked so.
  package var date: Date
  /// Empty where an earlier version has marked it.
  package var title: String
  package var released: CalendarDay?
  /// The reader's own, from 1 to 10; nil for none.
  package var mark: Int?

  package static let marks = 1...10

  package init(date: Date, title: String = "", released: CalendarDay? = nil, mark: Int? = nil) {
    self.date = date
    self.title = title
    self.released = released
    self.mark = mark.flatMap { Self.marks.contains($0) ? $0 : nil }
  }
}

/// Earlier versions wrote the date alone; what knows no more than that is written so still.
extension SeenFilm: Codable {
  private enum CodingKeys: String, CodingKey {
    case date, title, released, mark
  }

  package init(from decoder: any Decoder) throws {
    if let date = try? decoder.singleValueContainer().decode(Date.self) {
      self.init(date: date)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let mark = try container.decodeIfPresent(Int.self, forKey: .mark)
    if let mark, !Self.marks.contains(mark) {
      throw DecodingError.dataCorruptedError(forKey: .mark, in: container, debugDescription: "A mark is from 1 to 10.")
    }
    self.init(
      date: try container.decode(Date.self, forKey: .date),
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      released: try container.decodeIfPresent(CalendarDay.self, forKey: .released), mark: mark)
  }

  package func encode(to encoder: any Encoder) throws {
    guard !title.isEmpty || released != nil || mark != nil else {
      var container = encoder.singleValueContainer()
      return try container.encode(date)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(released, forKey: .released)
    try container.encodeIfPresent(mark, forKey: .mark)
  }
}

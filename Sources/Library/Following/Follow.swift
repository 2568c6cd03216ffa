import Foundation

/// Something that the reader follows, and how far it has been looked at.
package struct Follow: Identifiable, Hashable, Sendable, Codable {
  /// The title of a story or a film; empty where the subject says it.
  package var title: String
  package var created: Date
  /// When a service was asked last; nil before the first time.
  package var checked: Date?
  /// The day on which a film comes out, as it was known last, such as `2026-12-04`.
  package var day: String?
  /// Not written: it is the record's key.
  package internal(set) var subject = FollowedSubject.words("")

  package var id: FollowedSubject { subject }

  private enum CodingKeys: CodingKey { case title, created, checked, day }

  package init(
    _ subject: FollowedSubject, title: String = "", created: Date, checked: Date? = nil, day: String? = nil
  ) {
    self.subject = subject
    self.title = title
    self.created = created
    self.checked = checked
    self.day = day
  }
}

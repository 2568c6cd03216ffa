import Foundation

/// Something that happened to what the reader follows.
package struct InboxEntry: Identifiable, Hashable, Sendable, Codable {
  /// What it is about, as ``FollowedSubject`` writes it.
  package var subject: String
  /// Of the story or the film.
  package var title: String
  /// The beginning of what somebody wrote; empty where nobody wrote anything.
  package var text: String
  /// Who wrote it; empty where nobody did.
  package var author: String
  /// The story, the comment or the film by its number.
  package var item: Int
  /// The day on which a film comes out; nil for everything else.
  package var day: String?
  /// When it happened.
  package var date: Date
  package var isRead: Bool
  /// Not written: it is the record's key. The same for the same thing, however often it is found.
  package internal(set) var id = ""

  private enum CodingKeys: CodingKey { case subject, title, text, author, item, day, date, isRead }

  package init(
    id: String, subject: FollowedSubject, title: String, text: String = "", author: String = "", item: Int,
    day: String? = nil, date: Date, isRead: Bool = false
  ) {
    self.id = id
    self.subject = subject.description
    self.title = title
    self.text = text
    self.author = author
    self.item = item
    self.day = day
    self.date = date
    self.isRead = isRead
  }

  /// What of the reader's follows it belongs to; nil where a newer Kiosk knows that alone.
  package var of: FollowedSubject? { FollowedSubject(subject) }

  /// More entries are not kept; the oldest go first.
  package static let most = 500
}

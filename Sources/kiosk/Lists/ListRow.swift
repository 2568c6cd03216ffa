import Foundation
import FoundationExtras
import JSON
import Library

/// A row of a list, whatever service it comes from. Services make theirs; one writer tells them all.
///
/// Texts may come from outside: they pass the control-character filter where they are written.
struct ListRow: Identifiable, Equatable, Sendable {
  /// What tells it from other rows of the same service.
  var id: String
  var title: String
  /// Shown behind the title in parentheses.
  var site: String?
  /// Short phrases for the line below the title.
  var details: [Detail] = []
  /// A sentence or two about it.
  var text: String?
  /// The same of Kiosk's own, in no language yet.
  var words: String.LocalizationValue?
  /// Where it leads.
  var address: String?
  /// What the reader's library may say of it.
  var mark: RowMark?
  /// What the reader's mute rules look at; nil for what they do not hide.
  var subject: MuteSubject?
  /// Its own keys and values, without its rank; they are part of Kiosk's interface.
  var json: JSONObject = [:]

  enum Detail: Equatable, Sendable {
    /// Of the service, the same in every language.
    case words(String)
    /// Kiosk's own.
    case phrase(String.LocalizationValue)
    /// `3 comments`, `12 points by ann`.
    case count(Int, Counts, by: String? = nil)
    /// A moment, told by its age.
    case time(Date)
  }
}

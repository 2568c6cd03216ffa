import Foundation

/// A row of a list in words, whatever service it comes from. Services make theirs; one writer tells them all.
///
/// Texts may come from outside: they pass the control-character filter where they are written.
struct ListRow: Sendable {
  /// What tells it from other rows of the same service.
  var id: String
  /// The place in the list, from 1.
  var rank: Int
  var title: String
  /// Shown behind the title in parentheses.
  var site: String?
  /// Short phrases for the line below the title.
  var details: [String] = []
  /// A sentence or two about it.
  var text: String?
  /// Where it leads.
  var address: String?
  /// Its own keys and values; they are part of Kiosk's interface.
  var json: [JSONMember] = []
}

import Foundation

/// Text that a person edits in a view of UIKit, and whom to tell.
@MainActor
package struct UIEntry {
  package enum Kind { case line, search, lines }

  /// How the text is written; nil is the host's own.
  package struct Looks {
    package var font: UIFont?
    package var color: UIColor?
    package var alignment = NSTextAlignment.natural
  }

  package var kind: Kind
  package var text: String
  package var prompt: String
  package var isSecure = false
  package var keyboard = UIKeyboardType.default
  package var looks = Looks()
  package var hasBorder = false
  /// The person has typed: the whole text as it is now.
  package var changed: @MainActor (String) -> Void
  /// The person has pressed the key that ends the entry.
  package var submitted: @MainActor () -> Void
}

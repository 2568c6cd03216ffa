import Foundation
import SwiftUIElements

/// What a person has done to a screen that its session does not know of, and what the terminal is like.
package struct ScreenState: Equatable, Sendable {
  /// The text of a field while it is edited.
  package struct Editing: Equatable, Sendable {
    package var text: String
    /// The number of characters (grapheme clusters) before the caret.
    package var caret: Int

    package init(text: String, caret: Int) {
      self.text = text
      self.caret = caret
    }
  }

  /// An open menu or picker.
  package struct Opening: Equatable, Sendable {
    /// The node of the menu, the picker or the context menu.
    package var node: NodeID
    /// The marked item, counted from 0 among the menu's places.
    package var highlighted: Int

    package init(node: NodeID, highlighted: Int = 0) {
      self.node = node
      self.highlighted = highlighted
    }
  }

  /// A line at the bottom in which something is typed for the screen alone.
  package struct Prompt: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// The number of a place to go to; all that are on the screen show theirs.
      case number
      /// Words that rows must have to stay.
      case filter
      /// A command that gets the text of the page.
      case command
    }

    package var kind: Kind
    package var editing = Editing(text: "", caret: 0)
  }

  /// Words that the rows of a list must have to be shown.
  package struct RowFilter: Equatable, Sendable {
    package var list: NodeID
    package var words: String
  }

  /// Where the keyboard is.
  package var focus: InputTarget.Key?
  /// How far each area is scrolled, in cells; more than it can is as far as it can.
  package var scrolls: [NodeID: CellPoint] = [:]
  /// The fields that are being edited; all others show the session's text.
  package var edits: [NodeID: Editing] = [:]
  package var opening: Opening?
  package var prompt: Prompt?
  package var filter: RowFilter?
  package var showsPictures = true
  package var palette = TerminalPalette()
  package var isDark = true
  /// Whether the screen is read from right to left. All places are counted as if it were not; the frame that is shown is
  /// turned round (``TerminalFrame/mirrored``).
  package var isRightToLeft = false
  /// Of the words that the screen makes by itself.
  package var locale = Locale(identifier: "en")
  /// The time that ticking texts show.
  package var now = Date()
  package var traits = TerminalTraits()

  package init() {}

  var order: TextOrder { TextOrder(isTerminals: traits.ordersText, isMirrored: isRightToLeft) }
}

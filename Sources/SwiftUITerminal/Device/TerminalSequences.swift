import Foundation

/// What a terminal is told when a program takes and gives back the whole screen.
enum TerminalSequences {
  /// Alternate screen, no wrapping at the edge, focus reports, marked pastes, presses, drags and wheel, keys without doubt; and
  /// letters where they are put (BDSM of ECMA-48: "explicit").
  static let take = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1004h\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[8l\u{1B}[>1u"
  /// Takes back what ``take`` asked of the keyboard, which terminals count.
  static let forgetKeys = "\u{1B}[<u"
  static let keepTitle = "\u{1B}[22;0t"

  /// Undoes all of it in any state, also in the midst of a frame.
  static let giveBack =
    "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m\u{1B}]8;;\u{1B}\\" + forgetKeys
    + "\u{1B}[8h\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?1004l"
    + "\u{1B}[?7h\u{1B}[?25h\u{1B}[23;0t\u{1B}[?1049l"

  /// Puts a text on the clipboard (OSC 52). In base64: no text can end the sequence early.
  static func copy(_ text: String) -> String { "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\" }

  /// What the terminal can do. The last one every terminal answers, so its answer is the end of all.
  static let questions =
    "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}]11;?\u{1B}\\\u{1B}[8$p\u{1B}[c"
}

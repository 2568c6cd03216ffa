import OutsideText
import SwiftUI

/// The last two lines of a terminal: the panes with their digits, and the keys that count on the page.
struct TerminalBar: View {
  @ObservedObject var window: WindowContext
  /// In columns.
  let width: Int
  let isFinding: Bool
  /// How much of the inbox is unread.
  var unreadInbox = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: isNarrow ? 0 : 8) {
        ForEach(Array(window.panes.enumerated()), id: \.element) { index, pane in
          Link(destination: [Place].start(of: pane).address) {
            Text(verbatim: name(index + 1, pane))
              .lineLimit(1)
              .fontWeight(pane == window.path.pane ? .bold : .regular)
              .foregroundColor(pane == window.path.pane ? .accentColor : .secondary)
          }
          .accessibilityAddTraits(pane == window.path.pane ? .isSelected : [])
        }
        if unreadInbox > 0, width >= 72 {
          Link(destination: [Place.inbox].address) {
            Text("I Inbox (\(unreadInbox))")
              .lineLimit(1)
              .bold()
          }
        }
      }
      .padding(.horizontal, isNarrow ? 0 : 8)
      // Each word by itself, for keys are Latin in every language.
      HStack(spacing: 16) {
        ForEach(hints, id: \.key) { hint in
          HStack(spacing: 8) {
            Text(verbatim: hint.key)
            Text(verbatim: hint.word)
          }
          .lineLimit(1)
        }
      }
      .foregroundColor(.secondary)
      .padding(.horizontal, isNarrow ? 0 : 8)
      .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Whether there is room for the digits alone.
  private var isNarrow: Bool { width < 30 }

  /// Between brackets where the reader is: that is seen without colours, too.
  private func name(_ number: Int, _ pane: Pane) -> String {
    let name = width >= 72 ? pane.name : width >= 48 ? pane.shortName : ""
    let words = name.isEmpty ? "\(number)" : "\(number) \(name)"
    return pane == window.path.pane ? "[\(words)]" : isNarrow ? " \(words)" : " \(words) "
  }

  /// As many as there is room for; "?" has all.
  private var hints: [(key: String, word: String)] {
    if isFinding { return [("n N", localized("match")), ("Enter", localized("next")), ("Esc", localized("end"))] }
    let last = (key: "?", word: localized("all keys"))
    func columns(_ hint: (key: String, word: String)) -> Int { DisplayWidth.of(hint.key + hint.word) + 1 }
    var free = width - 2 - columns(last)
    return ReaderKeys.hints(for: window.path).filter { hint in
      let needed = columns(hint) + 2
      guard needed <= free else { return false }
      free -= needed
      return true
    } + [last]
  }
}

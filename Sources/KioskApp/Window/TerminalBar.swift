import OutsideText
import SwiftUI

/// The last two lines of a terminal: the panes with their digits, and the keys that count on the page.
struct TerminalBar: View {
  @ObservedObject var window: WindowContext
  /// In columns.
  let width: Int
  let isFinding: Bool
  /// How much has come since the reader was last here.
  var missed = 0
  /// How much of the inbox is unread.
  var unreadInbox = 0

  var body: some View {
    let names = names
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: isNarrow ? 0 : 8) {
        ForEach(Array(zip(window.panes, names.panes)), id: \.0) { pane, name in
          Link(destination: [Place].start(of: pane).address) {
            Text(verbatim: name)
              .lineLimit(1)
              .fontWeight(pane == window.path.pane ? .bold : .regular)
              .foregroundColor(pane == window.path.pane ? .accentColor : .secondary)
          }
          .accessibilityAddTraits(pane == window.path.pane ? .isSelected : [])
        }
        ForEach(Array(zip(counted, names.counts)), id: \.0.page) { counted, name in
          Link(destination: [counted.page].address) {
            Text(verbatim: name)
              .lineLimit(1)
              .bold()
          }
          .accessibilityLabel(Text(verbatim: "\(counted.name), \(counted.count)"))
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

  /// A page that belongs to no pane, with how much is new there.
  private struct Counted {
    var key: String
    var name: String
    var page: Place
    var count: Int
  }

  private var counted: [Counted] {
    [
      Counted(key: "C", name: localized("Catch up"), page: .catchUp, count: missed),
      Counted(key: "I", name: localized("Inbox"), page: .inbox, count: unreadInbox),
    ].filter { $0.count > 0 }
  }

  /// What the first line says, from the left.
  private struct Names {
    var panes: [String]
    var counts: [String]

    /// In columns, with one between each two; blanks at the end of a name take none.
    var width: Int { (panes + counts).reduce(-1) { $0 + DisplayWidth.of($1) + ($1.hasSuffix(" ") ? 0 : 1) } }
  }

  /// In as many words as there is room for.
  private var names: Names {
    let forms: [(pane: (Pane) -> String, count: (Counted) -> String)] = [
      ({ $0.name }, { "\($0.key) \($0.name) (\($0.count))" }),
      ({ $0.shortName }, { "\($0.key) \($0.name) (\($0.count))" }),
      ({ $0.name }, { "\($0.key) \($0.count)" }), ({ $0.shortName }, { "\($0.key) \($0.count)" }),
      ({ _ in "" }, { "\($0.key) \($0.count)" }),
    ]
    let all = forms.map { form in
      Names(
        panes: window.panes.enumerated().map { name($0 + 1, $1, form.pane($1)) }, counts: counted.map(form.count))
    }
    return all.first { $0.width <= width - 2 } ?? all.last ?? Names(panes: [], counts: [])
  }

  /// Between brackets where the reader is: that is seen without colours, too.
  private func name(_ number: Int, _ pane: Pane, _ name: String) -> String {
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

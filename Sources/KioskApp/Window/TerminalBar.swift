import SwiftUI

/// The last two lines of a terminal: the panes with their digits, and the keys that count on the page.
struct TerminalBar: View {
  @ObservedObject var window: WindowContext
  /// In columns.
  let width: Int
  let isFinding: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        ForEach(Array(window.panes.enumerated()), id: \.element) { index, pane in
          Link(destination: [Place].start(of: pane).address) {
            Text(verbatim: name(index + 1, pane))
              .lineLimit(1)
              .fontWeight(pane == window.path.pane ? .bold : .regular)
              .foregroundColor(pane == window.path.pane ? .accentColor : .secondary)
          }
          .accessibilityAddTraits(pane == window.path.pane ? .isSelected : [])
        }
      }
      .padding(.horizontal, 8)
      Text(verbatim: hints)
        .lineLimit(1)
        .foregroundColor(.secondary)
        .padding(.horizontal, 8)
        .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Between brackets where the reader is: that is seen without colours, too.
  private func name(_ number: Int, _ pane: Pane) -> String {
    let name = width >= 72 ? pane.name : width >= 48 ? pane.shortName : ""
    let words = name.isEmpty ? "\(number)" : "\(number) \(name)"
    return pane == window.path.pane ? "[\(words)]" : " \(words) "
  }

  /// As many as there is room for; "?" has all.
  private var hints: String {
    let last = "? all keys"
    if isFinding { return "n N match  Enter next  Esc end" }
    var line = ""
    for (key, word) in ReaderKeys.hints(for: window.path) {
      let more = "\(key) \(word)  "
      guard line.count + more.count + last.count + 2 <= width else { continue }
      line += more
    }
    return line + last
  }
}

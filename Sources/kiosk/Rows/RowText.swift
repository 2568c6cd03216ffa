import Foundation
import OutsideText

/// A row as text: in columns for eyes, in one plain line for screen readers and pipes.
///
/// Every text from outside passes the control-character filter here, on its way out.
struct RowText {
  let traits: TerminalTraits
  /// Columns for the rank, so that titles line up.
  let rankColumns: Int

  private var paint: Painter { Painter(usesColour: traits.usesColour) }

  /// Lines of a row's text in columns; the rest is at its address.
  private static let mostTextLines = 2

  /// The title with its site, below it the details, below them the beginning of the text.
  func block(_ row: ListRow) -> String {
    let rank = String(row.rank)
    let padding = String(repeating: " ", count: max(0, rankColumns - rank.count))
    let filling = LineFilling(width: traits.columns, indent: max(rankColumns, rank.count) + 2)
    let margin = String(repeating: " ", count: filling.indent)
    var lines = title(row, filling)
    let details = row.details.map(Self.clean).joined(separator: " · ")
    if !details.isEmpty { lines += filling.lines(details).map { paint(.dim, $0) } }
    if let text = row.text { lines += Self.beginning(of: filling.lines(Self.clean(text))) }
    return padding + paint(.dim, rank + ".") + " " + lines.joined(separator: "\n" + margin) + "\n"
  }

  /// `1. Title (site). Details, details. Text. https://…` on one line, without columns or colours.
  func line(_ row: ListRow) -> String { "\(row.rank). \(summary(row))\n" }

  /// The row's own sentences, without its rank.
  func summary(_ row: ListRow) -> String {
    let site = row.site.map { " (\(Self.clean($0)))" } ?? ""
    let parts = [Self.clean(row.title) + site, row.details.map(Self.clean).joined(separator: ", ")]
    let sentences = (parts + [row.text.map(Self.clean) ?? ""]).filter { !$0.isEmpty }
      .map { $0.last.map(".?!…".contains) == true ? $0 : $0 + "." }
    return (sentences + [row.address.map(Self.clean)].compactMap { $0 }).joined(separator: " ")
  }

  /// A heading above the rows of one service.
  func heading(_ name: String) -> String { paint(.bold, Self.clean(name)) + "\n" }

  /// The title's lines in bold and the site in its colour, filled as one text so that the site follows the last word.
  private func title(_ row: ListRow, _ filling: LineFilling) -> [String] {
    let lines = filling.lines(Self.clean(row.title))
    let bold = lines.map { paint(.bold, $0) }
    guard let site = row.site.map({ "(\(Self.clean($0)))" }) else { return bold }
    let used = filling.indent + DisplayWidth.of(lines[lines.count - 1])
    if used + 1 + DisplayWidth.of(site) <= filling.width {
      return bold.dropLast() + [bold[bold.count - 1] + " " + paint(.cyan, site)]
    }
    return bold + filling.lines(site).map { paint(.cyan, $0) }
  }

  private static func beginning(of lines: [String]) -> [String] {
    guard lines.count > mostTextLines else { return lines }
    var shown = Array(lines.prefix(mostTextLines))
    shown[mostTextLines - 1] = String(shown[mostTextLines - 1].dropLast()) + "…"
    return shown
  }

  /// One line of outside text without anything that steers a terminal.
  static func clean(_ text: String) -> String { PlainText.label(text) }
}

import Foundation
import OutsideText

/// A row as text: in columns for eyes, in one plain line for screen readers and pipes.
///
/// Every text from outside passes the control-character filter here, on its way out.
struct ListText {
  let traits: OutputTraits
  /// Columns for the rank, so that titles line up.
  var rankColumns = 0
  /// What ages count from.
  var now = Date()
  /// Of Kiosk's own words.
  var locale = Told.locale

  private var paint: Painter { Painter(usesColour: traits.usesColour) }

  /// Lines of a row's text in columns; the rest is at its address.
  private static let mostTextLines = 2

  /// The title with its site, below it the details, below them the beginning of the text.
  func block(_ row: ListRow, rank: Int) -> String {
    let rank = String(rank)
    let padding = String(repeating: " ", count: max(0, rankColumns - rank.count))
    let filling = LineFilling(width: traits.columns, indent: max(rankColumns, rank.count) + 2)
    let margin = String(repeating: " ", count: filling.indent)
    var lines = title(row, filling)
    let details = details(of: row).joined(separator: " · ")
    if !details.isEmpty { lines += filling.lines(details).map { paint(.dim, $0) } }
    if let text = text(of: row) { lines += Self.beginning(of: filling.lines(text)) }
    return padding + paint(.dim, rank + ".") + " " + lines.joined(separator: "\n" + margin) + "\n"
  }

  /// `1. Title (site). Details, details. Text. https://…` on one line, without columns or colours.
  func line(_ row: ListRow, rank: Int) -> String { "\(rank). \(summary(row))\n" }

  /// The row's own sentences, without its rank.
  func summary(_ row: ListRow) -> String {
    let parts = [headline(row), details(of: row).joined(separator: ", "), text(of: row) ?? ""]
    let sentences = parts.filter { !$0.isEmpty }.map(Self.sentence)
    return (sentences + [row.address.map(Self.clean)].compactMap { $0 }).joined(separator: " ")
  }

  /// A sentence or two about the row.
  private func text(of row: ListRow) -> String? {
    (row.text ?? row.words.map { Told.text($0, in: locale) }).map(Self.clean)
  }

  /// The title with its site in parentheses.
  func headline(_ row: ListRow) -> String {
    Self.clean(row.title) + (row.site.map { " (\(Self.clean($0)))" } ?? "")
  }

  /// The details in words.
  func details(of row: ListRow) -> [String] { row.details.map(words).filter { !$0.isEmpty } }

  /// A heading above the rows of one service.
  func heading(_ name: String) -> String {
    paint(.bold, Self.clean(Told.text(.init(english: name), in: locale))) + "\n"
  }

  /// A change as a line of words; places count from 0.
  func line(for change: ListChange<ListRow>) -> String {
    switch change {
    case .removed(let row, _): paint(.red, Told.text("gone", in: locale)) + ": \(headline(row))\n"
    case .inserted(let row, let place):
      paint(.green, Told.text("new at \(place + 1)", in: locale)) + ": \(summary(row))\n"
    case .moved(let row, let from, let to):
      paint(.yellow, Told.text("moved from \(from + 1) to \(to + 1)", in: locale)) + ": \(headline(row))\n"
    case .updated(let row, let old, let place):
      paint(.cyan, Told.text("updated, \(place + 1)", in: locale)) + ": "
        + ([headline(row)] + news(of: row, after: old)).joined(separator: ". ") + "\n"
    }
  }

  /// The details that differ, with how far counts have moved; ages grow by themselves.
  private func news(of row: ListRow, after old: ListRow) -> [String] {
    let news = row.details.compactMap { detail -> String? in
      switch detail {
      case .time: return nil
      case .words, .phrase: return old.details.contains(detail) ? nil : words(detail)
      case .count(let number, let noun, _):
        let before = old.details.lazy.compactMap { $0.count(of: noun) }.first
        guard before != number else { return nil }
        let count = Told.text(noun.words(number), in: locale)
        guard let before else { return count }
        let (difference, overflows) = number.subtractingReportingOverflow(before)
        return count + (overflows ? "" : " (\(difference > 0 ? "+" : "")\(difference))")
      }
    }
    return news.isEmpty ? [] : [news.joined(separator: ", ")]
  }

  private func words(_ detail: ListRow.Detail) -> String {
    switch detail {
    case .words(let words): Self.clean(words)
    case .phrase(let words): Self.clean(Told.text(words, in: locale))
    case .count(let number, let noun, let author?):
      Told.text("\(noun.words(number)) by \(Self.clean(author))", in: locale)
    case .count(let number, let noun, nil): Told.text(noun.words(number), in: locale)
    case .time(let date): AgeText.of(date, now: now, in: locale)
    }
  }

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

  private static func sentence(_ text: String) -> String {
    text.last.map(".?!…".contains) == true ? text : text + "."
  }

  /// One line of outside text without anything that steers a terminal.
  static func clean(_ text: String) -> String { PlainText.label(text) }
}

extension ListRow.Detail {
  fileprivate func count(of noun: Counts) -> Int? {
    if case .count(let number, noun, _) = self { number } else { nil }
  }
}

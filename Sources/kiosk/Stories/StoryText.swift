import Foundation
import OutsideText

/// A story as text: in columns for eyes, in one plain line for screen readers and pipes.
///
/// Every text from outside passes the control-character filter here, on its way out.
struct StoryText {
  let traits: TerminalTraits
  let now: Date
  /// Columns for the rank, so that titles line up.
  let rankColumns: Int

  private var paint: Painter { Painter(usesColour: traits.usesColour) }

  /// The title with its site, and below it points, author, comments and age.
  func block(for row: StoryRow) -> String {
    let rank = String(row.rank)
    let padding = String(repeating: " ", count: max(0, rankColumns - rank.count))
    let indent = max(rankColumns, rank.count) + 2
    let filling = LineFilling(width: traits.columns, indent: indent)
    let margin = String(repeating: " ", count: filling.indent)
    let title = Self.clean(row.title)
    let site = row.site.map { "(\(Self.clean($0)))" }
    var lines = paintedTitle(title, site: site, filling: filling)
    lines += filling.lines(details(of: row).joined(separator: " · ")).map { paint(.dim, $0) }
    return padding + paint(.dim, rank + ".") + " " + lines.joined(separator: "\n" + margin) + "\n"
  }

  /// One line, without columns or colours: `1. Title (site). 12 points, 3 comments. By name, 4 minutes ago. https://…`
  func line(for row: StoryRow) -> String {
    "\(row.rank). \(summary(of: row))\n"
  }

  /// A story's own sentence, without its rank.
  func summary(of row: StoryRow) -> String {
    var sentences = [headline(of: row)]
    let counts = [row.score.map { Counted.text($0, "point") }, row.comments.map { Counted.text($0, "comment") }]
    sentences.append(counts.compactMap { $0 }.joined(separator: ", "))
    let age = row.time.map { AgeText.of($0, now: now) }
    let author = row.author.map { "By \(Self.clean($0))" }
    sentences.append([author, age].compactMap { $0 }.joined(separator: ", "))
    return sentences.filter { !$0.isEmpty }.map { $0 + ($0.last.map(".?!…".contains) == true ? " " : ". ") }.joined()
      + Self.clean(row.url ?? row.discussion)
  }

  /// The title with its site in parentheses.
  func headline(of row: StoryRow) -> String {
    Self.clean(row.title) + (row.site.map { " (\(Self.clean($0)))" } ?? "")
  }

  /// Points, author, comments and age.
  func details(of row: StoryRow) -> [String] {
    var details: [String] = []
    let points = row.score.map { Counted.text($0, "point") }
    let author = row.author.map { "by \(Self.clean($0))" }
    let origin = [points, author].compactMap { $0 }.joined(separator: " ")
    if !origin.isEmpty { details.append(origin) }
    if row.kind != "story" { details.append(Self.clean(row.kind)) }
    if let comments = row.comments { details.append(Counted.text(comments, "comment")) }
    if let time = row.time { details.append(AgeText.of(time, now: now)) }
    return details
  }

  /// The title's lines in bold and the site dim, filled as one text so that the site follows the title's last word.
  private func paintedTitle(_ title: String, site: String?, filling: LineFilling) -> [String] {
    let titleLines = filling.lines(title)
    guard let site else { return titleLines.map { paint(.bold, $0) } }
    let last = titleLines[titleLines.count - 1]
    let fits = filling.indent + DisplayWidth.of(last) + 1 + DisplayWidth.of(site) <= filling.width
    let bold = titleLines.map { paint(.bold, $0) }
    if fits { return bold.dropLast() + [bold[bold.count - 1] + " " + paint(.cyan, site)] }
    return bold + filling.lines(site).map { paint(.cyan, $0) }
  }

  private static func clean(_ text: String) -> String { PlainText.label(text) }
}

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

  /// The title with its site, and below it points, author, comments and age.
  func block(for row: StoryRow) -> String {
    RowText(traits: traits, rankColumns: rankColumns).block(listRow(row))
  }

  /// The story as a row among those of other services.
  func listRow(_ row: StoryRow) -> ListRow {
    ListRow(
      id: String(row.id), rank: row.rank, title: row.title, site: row.site, details: details(of: row),
      address: row.url ?? row.discussion, json: row.json)
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

  private static func clean(_ text: String) -> String { PlainText.label(text) }
}

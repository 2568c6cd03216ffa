import Foundation
import HackerNews
import OutsideText

/// A thread as text: indented for eyes, one line of words a comment for screen readers and pipes.
struct ThreadText {
  let traits: OutputTraits
  let now: Date
  /// Of Kiosk's own words.
  var locale = Told.locale

  private var paint: Painter { Painter(usesColour: traits.usesColour) }
  private var listText: ListText { ListText(traits: traits, now: now, locale: locale) }

  /// What is discussed, with its own text, above the comments.
  func heading(_ thread: CommentThread) -> String {
    let filling = LineFilling(width: traits.columns)
    var lines: [String] = []
    if let story = thread.story {
      let row = ListRow(story)
      lines += filling.lines(listText.headline(row)).map { paint(.bold, $0) }
      lines += filling.lines(listText.details(of: row).joined(separator: " · ")).map { paint(.dim, $0) }
      if let url = story.url { lines += filling.lines(PlainText.label(url.absoluteString)).map { paint(.cyan, $0) } }
    } else {
      lines += filling.lines(byline(thread.root)).map { paint(.bold, $0) }
    }
    if let text = thread.root.text, !text.isEmpty { lines += [""] + body(text, filling) }
    if !thread.pollOptions.isEmpty { lines.append("") }
    for option in thread.pollOptions {
      lines += filling.lines("\(points(of: option)): \(option.words)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is discussed in one line of words.
  func headingLine(_ thread: CommentThread) -> String {
    let what = thread.story.map { listText.summary(ListRow($0)) } ?? byline(thread.root)
    let options = thread.pollOptions.map { "\($0.words): \(points(of: $0))" }
    return ([what, thread.root.words] + options).filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }

  /// A comment below an empty line, indented by its level as far as the terminal leaves room for reading.
  func block(for row: CommentRow) -> String {
    let indent = min((row.level - 1) * 2, max(0, traits.columns - 40))
    let filling = LineFilling(width: traits.columns, indent: indent)
    let margin = String(repeating: " ", count: filling.indent)
    let age = row.time.map { " · " + AgeText.of($0, now: now, in: locale) } ?? ""
    // Where the indent has reached its end, the level is told in words.
    let level = filling.indent < (row.level - 1) * 2 ? " · " + Told.text("level \(row.level)", in: locale) : ""
    let head = paint(.yellow, author(of: row)) + paint(.dim, age + level)
    let lines =
      [head]
      + (row.text.map { body($0, filling) } ?? [
        paint(.dim, "[\(Told.text(.init(english: row.stateName), in: locale))]")
      ])
    return "\n" + lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n") + "\n"
  }

  /// `Level 2, name to other, 4 minutes ago: text`
  func line(for row: CommentRow) -> String {
    let answered = row.answers.map { " to \(PlainText.label($0))" } ?? ""
    let age = row.time.map { ", " + AgeText.of($0, now: now, in: locale) } ?? ""
    let text = row.text.map { PlainText.label($0.plainText) } ?? row.placeholder
    return "Level \(row.level), \(author(of: row))\(answered)\(age): \(text)\n"
  }

  private func points(of option: Item) -> String {
    Told.text(option.score.map { Counts.points.words($0) } ?? "points not known", in: locale)
  }

  private func author(of row: CommentRow) -> String {
    row.author.map(PlainText.label) ?? Told.text("nobody", in: locale)
  }

  private func byline(_ item: Item) -> String {
    let author = item.by.isEmpty ? Told.text("nobody", in: locale) : PlainText.label(item.by)
    return Told.text("Comment by \(author)", in: locale)
      + (item.time.map { ", " + AgeText.of($0, now: now, in: locale) } ?? "")
  }

  private func body(_ text: RichText, _ filling: LineFilling) -> [String] {
    text.plainText.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let line = ControlFilter.line(String(line))
      // Four spaces mark code: its spaces are meant.
      if line.hasPrefix("    ") { return filling.pieces(line).map { paint(.green, $0) } }
      if line.hasPrefix(">") { return filling.lines(line).map { paint(.dim, $0) } }
      return filling.lines(line)
    }
  }
}

extension Item {
  /// The item's own text in one line.
  fileprivate var words: String { text.map { PlainText.label($0.plainText) } ?? "" }
}

import Articles
import Foundation
import OutsideText

/// A chapter as XHTML, which is HTML too: every text is escaped, only `http` and `https` addresses lead anywhere.
struct ChapterMarkup {
  /// The address of a picture within the book; nil where it is not in it.
  let picture: (URL) -> String?

  /// Title, facts, note and text.
  func body(_ chapter: Book.Chapter) -> String {
    var lines = ["<h1>\(Self.line(chapter.title))</h1>"]
    if !chapter.facts.isEmpty {
      lines.append("<p class=\"facts\">\(Self.line(chapter.facts.joined(separator: " · ")))</p>")
    }
    if let address = chapter.address.flatMap(Self.link) {
      lines.append("<p class=\"facts\"><a href=\"\(address)\">\(address)</a></p>")
    }
    if !chapter.note.isEmpty {
      let note = ControlFilter.block(chapter.note).split(separator: "\n", omittingEmptySubsequences: true)
      lines.append("<div class=\"note\">" + note.map { "<p>\(XMLText.escape(String($0)))</p>" }.joined() + "</div>")
    }
    lines += blocks(chapter.blocks)
    if let remark = chapter.remark { lines.append("<p class=\"facts\">\(Self.line(remark))</p>") }
    return lines.joined(separator: "\n")
  }

  /// What a chapter's element says of its language; nothing where the page names none that is one.
  static func language(of chapter: Book.Chapter) -> String {
    let tag = chapter.language.flatMap { $0.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) == nil ? nil : $0 }
    return XMLText.attribute("lang", tag) + XMLText.attribute("xml:lang", tag)
      + (chapter.isRightToLeft ? " dir=\"rtl\"" : "")
  }

  static func line(_ text: String) -> String { XMLText.escape(ControlFilter.line(text)) }

  private func blocks(_ blocks: [ReadableDocument.Block]) -> [String] { blocks.compactMap(block) }

  private func block(_ block: ReadableDocument.Block) -> String? {
    switch block {
    case .heading(let level, let runs):
      let name = "h\(min(max(level, 2), 6))"
      return "<\(name)>\(text(runs))</\(name)>"
    case .paragraph(let runs): return "<p>\(text(runs))</p>"
    case .quote(let inner): return "<blockquote>\(joined(inner))</blockquote>"
    case .list(let list): return self.list(list)
    case .code(let text): return "<pre><code>\(XMLText.escape(ControlFilter.block(text)))</code></pre>"
    case .figure(let figure): return self.figure(figure)
    case .table(let table): return self.table(table)
    case .rule: return "<hr/>"
    }
  }

  private func joined(_ blocks: [ReadableDocument.Block]) -> String {
    let inner = self.blocks(blocks)
    return inner.isEmpty ? "<p></p>" : inner.joined()
  }

  private func list(_ list: ReadableDocument.List) -> String? {
    guard !list.items.isEmpty else { return nil }
    let items = list.items.map { "<li>\(blocks($0).joined())</li>" }.joined()
    guard let start = list.start else { return "<ul>\(items)</ul>" }
    return "<ol" + (start == 1 ? "" : " start=\"\(start)\"") + ">\(items)</ol>"
  }

  private func figure(_ figure: ReadableDocument.Figure) -> String? {
    let caption = figure.caption.isEmpty ? "" : "<figcaption>\(text(figure.caption))</figcaption>"
    guard let source = picture(figure.picture) else {
      return caption.isEmpty ? nil : "<figure>\(caption)</figure>"
    }
    return "<figure><img src=\"\(source)\" alt=\"\(Self.line(figure.label ?? ""))\"/>\(caption)</figure>"
  }

  private func table(_ table: ReadableDocument.Table) -> String? {
    let rows = table.rows.filter { !$0.isEmpty }.map { row in
      let cells = row.map { cell in
        let name = cell.isHeader ? "th" : "td"
        return "<\(name)>\(text(cell.runs))</\(name)>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    guard !rows.isEmpty else { return nil }
    let caption = table.caption.isEmpty ? "" : "<caption>\(text(table.caption))</caption>"
    return "<table>\(caption)<tbody>\(rows.joined())</tbody></table>"
  }

  private func text(_ runs: [ReadableDocument.Run]) -> String { runs.map(Self.run).joined() }

  private static func run(_ run: ReadableDocument.Run) -> String {
    let lines = ControlFilter.block(run.text).split(separator: "\n", omittingEmptySubsequences: false)
    var markup = lines.map { XMLText.escape(String($0)) }.joined(separator: "<br/>")
    if run.isCode { markup = "<code>\(markup)</code>" }
    if run.isItalic { markup = "<em>\(markup)</em>" }
    if run.isBold { markup = "<strong>\(markup)</strong>" }
    return run.link.flatMap(link).map { "<a href=\"\($0)\">\(markup)</a>" } ?? markup
  }

  /// The address as the value of an attribute.
  private static func link(_ url: URL) -> String? {
    SafeLink.url(url.absoluteString).map { XMLText.escape($0.absoluteString) }
  }
}

import Foundation
import OutsideText

/// Text without markup: paragraphs are parted by blank lines, and what is indented or drawn with characters stays as it is.
enum PlainPage {
  static func document(_ page: [UInt8], address: URL) -> ReadableDocument? {
    let text = ControlFilter.block(String(decoding: page, as: UTF8.self))
    var blocks = paragraphs(text)
    guard !blocks.isEmpty else { return nil }
    var title = address.lastPathComponent
    if case .paragraph(let runs)? = blocks.first, runs.text.count <= 120, blocks.count > 1 {
      title = runs.text.replacing("\n", with: " ")
      blocks.removeFirst()
    }
    let isCut = blocks.count > BlockBuilder.mostBlocks
    return ReadableDocument(
      title: title.isEmpty || title == "/" ? SafeLink.site(of: address) ?? "Text" : PlainText.label(title),
      site: SafeLink.site(of: address), address: address, blocks: Array(blocks.prefix(BlockBuilder.mostBlocks)),
      isCut: isCut)
  }

  /// The blocks of a text.
  static func paragraphs(_ text: String) -> [ReadableDocument.Block] {
    var blocks: [ReadableDocument.Block] = []
    var lines: [Substring] = []
    func finish() {
      defer { lines = [] }
      guard !lines.isEmpty else { return }
      let code = lines.map { String($0) }.joined(separator: "\n")
      if isDrawn(lines) {
        // Drawings with blank lines between them are one.
        if case .code(let before)? = blocks.last {
          blocks[blocks.count - 1] = .code(before + "\n\n" + code)
        } else {
          blocks.append(.code(code))
        }
      } else {
        let words = PlainText.label(lines.joined(separator: " "))
        if !words.isEmpty { blocks.append(.paragraph([ReadableDocument.Run(words)])) }
      }
    }
    for line in ControlFilter.block(text).split(separator: "\n", omittingEmptySubsequences: false) {
      guard blocks.count <= BlockBuilder.mostBlocks else { break }
      if line.allSatisfy(\.isWhitespace) { finish() } else { lines.append(line) }
    }
    finish()
    return blocks
  }

  private static func isDrawn(_ lines: [Substring]) -> Bool {
    let drawn = lines.filter { line in
      line.hasPrefix("    ") || line.hasPrefix("\t") || line.contains("   ") || line.contains("---")
        || line.contains("|")
    }
    return drawn.count * 2 > lines.count
  }

  /// Whether an answer without a type is a page.
  static func looksLikeMarkup(_ page: [UInt8]) -> Bool {
    let start = String(decoding: page.prefix(2000), as: UTF8.self).lowercased()
    return ["<!doctype", "<html", "<head", "<body", "<p>", "<div", "<title"].contains { start.contains($0) }
  }
}

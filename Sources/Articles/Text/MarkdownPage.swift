import Foundation
import MarkdownReading
import OutsideText

/// Markdown, by way of the page that it makes; markup of its own in it is left out.
enum MarkdownPage {
  static let largest = 1 << 20

  static func document(_ page: [UInt8], address: URL) -> ReadableDocument? {
    let page = page.prefix(largest).filter { $0 != 0 }
    guard let html = MarkdownReader.html(page) else { return PlainPage.document(page, address: address) }
    let tree = PageParser.tree(html)
    let heading = tree.first("h1").map { PlainText.label($0.text) }
    var builder = BlockBuilder(base: address, title: heading) { _ in false }
    let blocks = builder.read(tree)
    guard !blocks.isEmpty else { return nil }
    let name = heading.flatMap { $0.isEmpty ? nil : $0 } ?? address.lastPathComponent
    return ReadableDocument(
      title: name.isEmpty || name == "/" ? SafeLink.site(of: address) ?? "Text" : name,
      site: SafeLink.site(of: address), address: address, blocks: blocks, isCut: builder.isCut)
  }
}

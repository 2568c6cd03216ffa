import Foundation
import OutsideText

/// From the bytes of a page to its article.
package enum ArticleExtractor {
  /// Pages larger than this are not read, in bytes.
  package static let largestPage = 5 << 20

  /// The content of an answer; nil where it is a page without an article.
  ///
  /// Takes time linear in the length of the page, a second or so for the largest; not on the main thread.
  /// - Parameters:
  ///   - address: where the page lies, as it is shown; relative links are relative to it.
  ///   - contentType: the server's header with its parameters.
  package static func content(of data: Data, contentType: String?, address: URL) -> LinkedContent? {
    if let file = LinkedFile(firstBytes: data, address: address) { return .file(file) }
    let type = contentType?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
    if !type.isEmpty, let file = LinkedFile(mediaType: type, address: address) { return .file(file) }
    let data = data.prefix(largestPage)
    let text = PageEncoding(of: data, contentType: contentType).utf8(data)
    let path = address.path().lowercased()
    if type.hasSuffix("markdown") || (type == "text/plain" && (path.hasSuffix(".md") || path.hasSuffix(".markdown"))) {
      return MarkdownPage.document(text, address: address).map(LinkedContent.document)
    }
    if type == "text/plain" || (type.isEmpty && !PlainPage.looksLikeMarkup(text)) {
      return PlainPage.document(text, address: address).map(LinkedContent.document)
    }
    return document(page: text, address: address).map(LinkedContent.document)
  }

  /// The article of an HTML page in UTF-8.
  static func document(page: [UInt8], address: URL) -> ReadableDocument? {
    let tree = PageParser.tree(page)
    let metadata = PageMetadata(tree, address: address)
    let finder = ContentFinder(tree)
    var blocks: [ReadableDocument.Block] = []
    var isCut = false
    if let content = finder.content() {
      var builder = BlockBuilder(base: metadata.base, title: metadata.title, isForeign: finder.isForeign)
      blocks = builder.read(content)
      isCut = builder.isCut
    }
    if blocks.isEmpty || blocks.textLength < ContentFinder.leastProse, let body = metadata.body {
      blocks = PlainPage.paragraphs(body)
    }
    guard blocks.textLength >= ContentFinder.leastProse / 2 else { return nil }
    if let picture = metadata.picture, !blocks.contains(where: \.isFigure) {
      blocks.insert(.figure(ReadableDocument.Figure(picture: picture)), at: 0)
    }
    return ReadableDocument(
      title: metadata.title ?? SafeLink.site(of: address) ?? address.absoluteString, byline: metadata.byline,
      site: metadata.site, published: metadata.published, language: metadata.language,
      isRightToLeft: metadata.isRightToLeft, address: address, blocks: blocks.trimmingEdges(byline: metadata.byline),
      isCut: isCut)
  }
}

extension [ReadableDocument.Block] {
  var textLength: Int { reduce(0) { $0 + $1.plainText.count } }

  /// Without rules and headings at the end, below which there is nothing; without lines of links at both ends, and without the
  /// line that says who wrote it and when.
  func trimmingEdges(byline: String?) -> Self {
    var blocks = self[...]
    while let first = blocks.first, first == .rule || first.isLineOfLinks || first.isSignature(byline) {
      blocks.removeFirst()
    }
    while let last = blocks.last {
      if case .heading = last {
        blocks.removeLast()
      } else if last == .rule || last.isLineOfLinks {
        blocks.removeLast()
      } else {
        break
      }
    }
    return Array(blocks)
  }
}

extension ReadableDocument.Block {
  /// `Back | Next | Contents`: ways to other pages.
  var isLineOfLinks: Bool {
    guard case .paragraph(let runs) = self, runs.text.count < 160 else { return false }
    let links = runs.filter { $0.link != nil }
    return links.count >= 2 && links.text.count * 5 >= runs.text.count * 2
  }

  /// `By Mira Aldous, 3 May 2026`, or a date alone.
  func isSignature(_ byline: String?) -> Bool {
    guard case .paragraph(let runs) = self else { return false }
    let text = runs.text
    guard text.count < 100, !text.hasSuffix(".") else { return false }
    if let byline, text.contains(byline), text.count < byline.count + 50 { return true }
    return text.count < 40 && text.contains(/\b(19|20)\d\d\b/) && text.split(separator: " ").count <= 6
  }

  var isFigure: Bool { if case .figure = self { true } else { false } }
}

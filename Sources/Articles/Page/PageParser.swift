import CXML2
import Foundation

/// Reads a page with libxml2's HTML parser, which takes whatever it is given, into a tree of bounded depth and size.
///
/// The parser sees a buffer and nothing else: it opens no file and no connection, and HTML has no entities to define.
struct PageParser {
  /// Elements that lie deeper are left out of the tree; their text stays.
  static let deepest = 160
  static let mostElements = 120_000
  /// So many elements left open are no page; what was read until there counts.
  static let mostOpen: Int32 = 1024

  /// The tree of a page whose characters are UTF-8. Takes time linear in the length of the page.
  static func tree(_ page: [UInt8]) -> PageElement {
    let builder = TreeBuilder()
    // Once for the process, before the first thread begins to parse.
    _ = isReady
    var handler = xmlSAXHandler()
    handler.startElement = { context, name, attributes in
      TreeBuilder.from(context)?.start(name, attributes)
    }
    handler.endElement = { context, name in TreeBuilder.from(context)?.end(name) }
    handler.characters = { context, text, count in TreeBuilder.from(context)?.text(text, count) }
    handler.ignorableWhitespace = { context, text, count in TreeBuilder.from(context)?.text(text, count) }
    handler.cdataBlock = { context, text, count in TreeBuilder.from(context)?.text(text, count) }
    let target = Unmanaged.passUnretained(builder).toOpaque()
    guard let parser = htmlCreatePushParserCtxt(&handler, target, nil, 0, nil, XML_CHAR_ENCODING_UTF8) else {
      return builder.root
    }
    defer { htmlFreeParserCtxt(parser) }
    let options = [
      HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET, HTML_PARSE_NODEFDTD,
      HTML_PARSE_IGNORE_ENC,
    ]
    htmlCtxtUseOptions(parser, options.reduce(0) { $0 | Int32($1.rawValue) })
    withExtendedLifetime(builder) { feed(MarkupGuard.cleaned(page), to: parser, until: { builder.isFull }) }
    builder.finishText()
    return builder.root
  }

  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  private static func feed(_ page: [UInt8], to parser: htmlParserCtxtPtr, until isFull: () -> Bool) {
    let piece = 1 << 15
    page.withUnsafeBytes { bytes in
      let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      var position = 0
      while position < bytes.count {
        let count = min(piece, bytes.count - position)
        htmlParseChunk(parser, start?.advanced(by: position), Int32(count), 0)
        position += count
        if isFull() || parser.pointee.nameNr > mostOpen { break }
      }
      htmlParseChunk(parser, nil, 0, 1)
    }
  }
}

/// Makes the tree of what the parser tells.
private final class TreeBuilder {
  let root = PageElement("page")
  private var open: [PageElement]
  /// Open elements that are not in the tree because they lie too deep.
  private var omitted = 0
  private var count = 0
  private var pendingText: [UInt8] = []

  init() { open = [root] }

  var isFull: Bool { count >= PageParser.mostElements }

  static func from(_ context: UnsafeMutableRawPointer?) -> TreeBuilder? {
    context.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// What a page's head may hold; libxml2 leaves newer elements there where a page has no `body` tag.
  private static let ofHead: Set<String> = [
    "base", "link", "meta", "noscript", "object", "script", "style", "template", "title",
  ]

  private static let kept: Set<String> = [
    "alt", "aria-hidden", "aria-label", "class", "colspan", "content", "data-lazy-src", "data-original", "data-src",
    "data-srcset", "datetime", "dir", "height", "hidden", "href", "http-equiv", "id", "itemprop", "itemtype", "lang",
    "name", "property", "rel", "role", "src", "srcset", "start", "style", "title", "type", "width", "xml:lang",
  ]

  func start(_ name: UnsafePointer<xmlChar>?, _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    finishText()
    let name = Self.string(name).lowercased()
    let isEmpty = Self.empty.contains(name)
    guard open.count < PageParser.deepest, !isFull else {
      if !isEmpty { omitted += 1 }
      return
    }
    count += 1
    if open.last?.name == "head", !Self.ofHead.contains(name) { open.removeLast() }
    var attributes: [String: String] = [:]
    var next = list
    while let pair = next, let key = pair[0] {
      let attribute = Self.string(key).lowercased()
      if Self.kept.contains(attribute), attributes[attribute] == nil { attributes[attribute] = Self.string(pair[1]) }
      next = pair + 2
    }
    let parent = open[open.count - 1]
    let element = PageElement(name, attributes)
    parent.children.append(.element(element))
    if !isEmpty { open.append(element) }
  }

  func end(_ name: UnsafePointer<xmlChar>?) {
    finishText()
    let name = Self.string(name).lowercased()
    guard !Self.empty.contains(name) else { return }
    if omitted > 0 {
      omitted -= 1
    } else if let index = open.lastIndex(where: { $0.name == name }), index > 0 {
      open.removeSubrange(index...)
    }
  }

  func text(_ bytes: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard let bytes, count > 0 else { return }
    pendingText.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// Characters arrive in pieces that may end within one.
  func finishText() {
    guard !pendingText.isEmpty else { return }
    open[open.count - 1].children.append(.text(String(decoding: pendingText, as: UTF8.self)))
    pendingText.removeAll(keepingCapacity: true)
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}

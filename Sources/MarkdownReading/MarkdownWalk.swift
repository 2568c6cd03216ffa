import CCMarkGFM

/// Collects a document's text with its looks, node by node.
struct MarkdownWalk {
  private var spans: [MarkdownSpan] = []
  private var (bold, italic, struck) = (0, 0, 0)
  private var links: [String] = []

  static func spans(of document: borrowing MarkdownDocument) -> [MarkdownSpan] {
    guard let iterator = cmark_iter_new(document.root) else { return [] }
    defer { cmark_iter_free(iterator) }
    var walk = MarkdownWalk()
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return walk.spans }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      walk.visit(node, isEntering: event == CMARK_EVENT_ENTER)
    }
  }

  private mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: add(literal(node))
    case CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK: add(literal(node), isCode: true)
    case CMARK_NODE_SOFTBREAK: add(" ")
    case CMARK_NODE_LINEBREAK: add("\n")
    case CMARK_NODE_EMPH: italic += isEntering ? 1 : -1
    case CMARK_NODE_STRONG: bold += isEntering ? 1 : -1
    case CMARK_NODE_LINK:
      if isEntering {
        links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
      } else {
        links.removeLast()
      }
    default:
      // Extensions have no constants.
      if String(cString: cmark_node_get_type_string(node)) == "strikethrough" { struck += isEntering ? 1 : -1 }
    }
  }

  private func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  /// Neighbours of one look are one span.
  private mutating func add(_ text: String, isCode: Bool = false) {
    guard !text.isEmpty else { return }
    let span = MarkdownSpan(
      text: text, isBold: bold > 0, isItalic: italic > 0, isCode: isCode, isStruckThrough: struck > 0, link: links.last)
    if let last = spans.indices.last, spans[last].hasLook(of: span) {
      spans[last].text += text
    } else {
      spans.append(span)
    }
  }
}

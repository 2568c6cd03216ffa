import CCMarkGFM

/// Text as libcmark-gfm reads it: CommonMark with GitHub's strikethrough.
///
/// GitHub's tables and bare addresses are left out: on some texts the version in Debian 12 takes the square of their length
/// for a table, and seconds for each megabyte of what might be addresses.
struct MarkdownDocument: ~Copyable {
  let root: OpaquePointer
  private let parser: OpaquePointer

  /// Nil where memory is short.
  init?(_ text: some Sequence<UInt8>) {
    Self.register
    guard let parser = cmark_parser_new(Self.options) else { return nil }
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("strikethrough"))
    let text = Array(text)
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else {
      cmark_parser_free(parser)
      return nil
    }
    self.root = root
    self.parser = parser
  }

  deinit {
    cmark_node_free(root)
    cmark_parser_free(parser)
  }

  /// The document as a page's markup; what was HTML in it is left out.
  var html: String? {
    guard let html = cmark_render_html(root, Self.options, cmark_parser_get_syntax_extensions(parser)) else {
      return nil
    }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  private static let options = CMARK_OPT_DEFAULT | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
  private static let register: Void = cmark_gfm_core_extensions_ensure_registered()
}

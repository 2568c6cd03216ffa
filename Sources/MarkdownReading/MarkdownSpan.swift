/// A piece of Markdown text with one look.
package struct MarkdownSpan: Equatable, Sendable {
  package var text: String
  package var isBold = false
  package var isItalic = false
  package var isCode = false
  package var isStruckThrough = false
  /// The address of the link it belongs to, as it was written.
  package var link: String?

  func hasLook(of other: MarkdownSpan) -> Bool {
    isBold == other.isBold && isItalic == other.isItalic && isCode == other.isCode
      && isStruckThrough == other.isStruckThrough && link == other.link
  }
}

/// Text between two pairs of tildes in one block; a pair without a partner, and tildes in other numbers, stay text.
enum Strikethrough {
  static func applied(to spans: [MarkdownSpan]) -> [MarkdownSpan] {
    guard spans.contains(where: { !$0.isCode && $0.text.contains("~~") }) else { return spans }
    let pieces = spans.flatMap(split)
    var remaining: [Int: Int] = [:]
    for piece in pieces where piece.isMark { remaining[piece.span.block, default: 0] += 1 }
    var result: [MarkdownSpan] = []
    var (isInside, block) = (false, 0)
    for piece in pieces {
      if piece.span.block != block { (isInside, block) = (false, piece.span.block) }
      var span = piece.span
      if piece.isMark {
        let left = remaining[block, default: 0]
        remaining[block] = left - 1
        if isInside || left > 1 {
          isInside.toggle()
          continue
        }
      }
      span.isStruckThrough = isInside
      result.append(span)
    }
    return joined(result)
  }

  private typealias Piece = (span: MarkdownSpan, isMark: Bool)

  private static func split(_ span: MarkdownSpan) -> [Piece] {
    guard !span.isCode else { return [(span, false)] }
    var pieces: [Piece] = []
    var rest = Substring(span.text)
    var plain = ""
    func piece(_ text: String, _ isMark: Bool) -> Piece {
      var part = span
      part.text = text
      return (part, isMark)
    }
    while let character = rest.first {
      let run = rest.prefix { ($0 == "~") == (character == "~") }
      rest = rest[run.endIndex...]
      if run == "~~" {
        if !plain.isEmpty { pieces.append(piece(plain, false)) }
        pieces.append(piece("~~", true))
        plain = ""
      } else {
        plain += run
      }
    }
    if !plain.isEmpty { pieces.append(piece(plain, false)) }
    return pieces
  }

  private static func joined(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    for span in spans {
      var previous = result.last
      previous?.text = span.text
      if previous == span { result[result.count - 1].text += span.text } else { result.append(span) }
    }
    return result
  }
}

import SwiftUIElements

/// A text broken between its words: as wide as a host has drawn them, or, until one has, by the usual widths of letters.
package struct WordedText: MeasuredText {
  package let spacing: TextSpacing
  private var words: [Word]
  private var lineHeight: Double
  private var lineSpacing: Double
  private var ascent: Double
  private var baselineOffset: Double
  private var space: Double
  private let leastScale: Double
  private let lineLimit: Int?
  private let reservesLines: Bool

  /// The distances that pages keep.
  private static let pageSpacing = TextSpacing(afterText: 2, above: 8, below: 8)

  /// Some words are of a larger font than the text itself.
  private var isMixed = false

  private struct Word {
    var width: Double
    /// How high a line with it is, as a share of the text's own lines: of a larger font more than 1.
    var share: Double
    /// A new line starts after it, whatever room is left.
    var endsLine: Bool
  }

  /// - Parameter drawn: how a host has drawn it, or what stood in its place before.
  package init(_ content: TextContent, style: TextStyle, drawn: DrawnWords? = nil) {
    let measure = TypeScale.measure(of: style.font)
    let share = style.scale ?? 1
    let (size, line) = (measure.size * share, measure.line * share)
    spacing = Self.pageSpacing
    baselineOffset = style.baselineOffset ?? 0
    lineLimit = style.lineLimit.map { max(1, $0) }
    leastScale = style.minimumScale.map { $0.isFinite ? min(max($0, 0.05), 1) : 1 } ?? 1
    reservesLines = style.reservesLines
    var words = Self.estimated(content, style)
    isMixed = words.contains { $0.share > 1 }
    guard let drawn else {
      self.words = words
      lineHeight = line
      lineSpacing = max(0, style.lineSpacing ?? 0)
      // Latin letters reach down by about a fifth of the font's size; the rest of the line is even.
      ascent = line - (line - size * 1.16) / 2 - size * 0.21
      space = size * 0.28
      return
    }
    // The space between lines is part of their height there, half of it above and half of it below the letters.
    lineSpacing = min(max(0, style.lineSpacing ?? 0), drawn.measures.line)
    lineHeight = drawn.measures.line - lineSpacing
    (ascent, space) = (drawn.measures.ascent - lineSpacing / 2, drawn.measures.space)
    let widths = drawn.measures.widths
    if drawn.content == content {
      for index in words.indices where index < widths.count { words[index].width = widths[index] }
    } else {
      let before = Self.estimated(drawn.content, style).reduce(0) { $0 + $1.width }
      let factor = before > 0 ? min(max(widths.reduce(0, +) / before, 0.5), 2) : 1
      for index in words.indices { words[index].width *= factor }
    }
    self.words = words
  }

  /// The words, by the usual widths of letters.
  private static func estimated(_ content: TextContent, _ style: TextStyle) -> [Word] {
    let share = style.scale ?? 1
    let line = TypeScale.measure(of: style.font).line * share
    var words: [Word] = []
    var width = 0.0
    var lineShare = 1.0
    var isEmpty = true
    func end(_ endsLine: Bool) {
      words.append(Word(width: width, share: lineShare, endsLine: endsLine))
      (width, lineShare, isEmpty) = (0, 1, true)
    }
    for run in content.runs {
      let font = run.style.font ?? style.font
      let measure = TypeScale.measure(of: font)
      let runSize = measure.size * (run.style.scale ?? share)
      let weight = (run.style.isBold ?? style.isBold) == true || measure.weight >= 600 ? 1.06 : 1
      let kerning = run.style.kerning ?? style.kerning ?? 0
      let isMonospaced = (run.style.isMonospaced ?? style.isMonospaced) == true || font?.design == .monospaced
      if run.symbol != nil {
        width += 1.2 * runSize
        isEmpty = false
        continue
      }
      let runShare = line > 0 ? measure.line * (run.style.scale ?? share) / line : 1
      for character in run.text {
        if character.isNewline {
          end(true)
        } else if character == " " {
          end(false)
        } else {
          lineShare = max(lineShare, runShare)
          width += (isMonospaced ? 0.6 : Self.share(of: character)) * runSize * weight + kerning
          isEmpty = false
        }
      }
    }
    if !isEmpty || words.last?.endsLine != false { end(false) }
    return words
  }

  package func scaled(by share: Double) -> any MeasuredText { smaller(by: share) }

  private func smaller(by share: Double) -> WordedText {
    var text = self
    for index in text.words.indices { text.words[index].width *= share }
    text.lineHeight *= share
    text.lineSpacing *= share
    text.ascent *= share
    text.baselineOffset *= share
    text.space *= share
    return text
  }

  /// The greatest share at which no word is broken and no line left out, else the least one; to a hundredth.
  package func scale(in proposal: ProposedSize) -> Double {
    guard leastScale < 1, !fits(proposal) else { return 1 }
    var (small, large) = ((leastScale * 100).rounded(.up), 100.0)
    while large - small > 1 {
      let middle = ((small + large) / 2).rounded(.down)
      if smaller(by: middle / 100).fits(proposal) { small = middle } else { large = middle }
    }
    return max(leastScale, small / 100)
  }

  private func fits(_ proposal: ProposedSize) -> Bool {
    let room = (proposal.width ?? .infinity) + 0.001
    if words.contains(where: { $0.width > room }) { return false }
    let all = lines(width: proposal.width, lineLimit: nil, within: nil)
    return all.count <= lineLimit ?? .max && all.size.height <= (proposal.height ?? .infinity) + 0.001
  }

  package func lines(width: Double?, lineLimit: Int?) -> TextLinesMeasure {
    lines(width: width, lineLimit: lineLimit, within: self.lineLimit)
  }

  private func lines(width: Double?, lineLimit: Int?, within own: Int?) -> TextLinesMeasure {
    let room = max(0, width ?? .infinity) + 0.001
    let most = min(lineLimit ?? .max, own ?? .max)
    var widest = 0.0
    var count = 1
    // How high each line is, as a share of the text's own lines: as high as the highest word in it.
    var shares = [1.0]
    var paragraph = Paragraph(space: space, room: room)
    for word in words {
      let isFirst = paragraph.isEmpty
      let more = paragraph.add(word.width)
      count += more
      if isMixed {
        if isFirst || more == 0 { shares[shares.count - 1] = max(shares[shares.count - 1], word.share) }
        shares += repeatElement(word.share, count: more)
      }
      if word.endsLine {
        widest = max(widest, paragraph.width)
        count += 1
        if isMixed { shares.append(1) }
        paragraph = Paragraph(space: space, room: room)
      }
      if count > most { break }
    }
    widest = max(widest, paragraph.width)
    let shown = max(1, min(count, most))
    let reserved = reservesLines ? max(shown, min(self.lineLimit ?? shown, lineLimit ?? .max)) : shown
    shares = Array(shares.prefix(shown))
    while shares.count < reserved { shares.append(1) }
    let height = shares.reduce(0, +) * lineHeight + Double(reserved - 1) * lineSpacing + abs(baselineOffset)
    let below = shares[(shown - 1)...].reduce(0, +) * lineHeight + Double(reserved - shown) * lineSpacing
    let above = max(0, baselineOffset)
    return TextLinesMeasure(
      size: Size(width: count > most && room < .infinity ? max(widest, room - 0.001) : widest, height: height),
      count: shown,
      lineHeight: lineHeight * (shares.max() ?? 1) + lineSpacing, firstBaseline: ascent * shares[0] + above,
      lastBaseline: height - abs(baselineOffset) - below + ascent * shares[shown - 1] + above,
      leavesOut: count > most)
  }

  /// The lines of a paragraph as they are filled, word by word.
  private struct Paragraph {
    let space: Double
    let room: Double
    private var lines = 1
    /// Of the lines before the last but the first, with their trailing spaces.
    private var widest = 0.0
    private var first = Line()
    private var last = Line()

    private struct Line {
      var width = 0.0
      var words = 0
      var lastWord = 0.0
    }

    init(space: Double, room: Double) {
      self.space = space
      self.room = room
    }

    var isEmpty: Bool { last.words == 0 }

    /// Returns how many lines it takes more.
    mutating func add(_ word: Double) -> Int {
      let before = lines
      let wide = last.words == 0 ? word : last.width + space + word
      if last.words > 0, wide > room {
        endLine()
        last = Line(width: word, words: 1, lastWord: word)
      } else {
        last = Line(width: wide, words: last.words + 1, lastWord: word)
      }
      // A word that is wider than a line is broken.
      while last.width > room, room > 1, lines < 10_000 {
        widest = room
        lines += 1
        last.width -= room
        last.words += 1
      }
      return lines - before
    }

    private mutating func endLine() {
      // A wrapped line counts with its trailing space.
      if lines == 1 { first = last } else { widest = max(widest, min(last.width + space, room)) }
      lines += 1
    }

    /// Of two lines the first gives a word to a lone last one where that evens them.
    var width: Double {
      guard lines > 1 else { return min(last.width, room) }
      let shorter = first.width - space - first.lastWord
      let longer = first.lastWord + space + last.width
      if lines == 2, first.words > 1, last.words == 1, longer <= room,
        abs(shorter - longer) < abs(first.width - last.width)
      {
        return min(max(shorter + space, longer), room)
      }
      let start = first.words > 0 ? min(first.width + space, room) : 0
      return max(widest, start, min(last.width, room))
    }
  }

  /// The width of a letter as a share of the font's size.
  private static func share(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<128:
      return switch character {
      case "i", "l", "j", "I", "'", "|", "!", ".", ",", ":", ";": 0.27
      case "f", "t", "r", "(", ")", "[", "]", "/", "\\", "-", "\"", "`": 0.36
      case "m", "M", "W", "@", "%": 0.87
      case "w": 0.75
      case "A"..."Z", "&": 0.67
      case "0"..."9", "$", "#", "+", "=", "<", ">", "~", "?": 0.58
      case "s", "c", "k", "x", "z", "v", "y": 0.52
      default: 0.57
      }
    case 0x300..<0x370, 0x200B..<0x2010: return 0
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61: return 1
    case 0x1F000..<0x20000: return 1.25
    case 0x20000..<0x40000: return 1
    default: return 0.58
    }
  }
}

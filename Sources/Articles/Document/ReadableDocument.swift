import Foundation

/// An article as plain values: what a page has to say, with nothing left of the markup it came in.
///
/// Values are safe to show: entities are decoded, control characters filtered, links and pictures hold `http` or `https`
/// addresses only.
package struct ReadableDocument: Hashable, Sendable, Codable {
  package var title: String
  /// Who wrote it, as the page says.
  package var byline: String?
  /// The name of the site, else its host.
  package var site: String?
  package var published: Date?
  /// The language as the page names it (BCP 47), such as `de` or `pt-BR`.
  package var language: String?
  package var isRightToLeft: Bool
  /// Where it was found, after redirects.
  package var address: URL
  package var blocks: [Block]
  /// Whether the text is longer than a reader wants to hold, and was cut.
  package var isCut: Bool

  package init(
    title: String, byline: String? = nil, site: String? = nil, published: Date? = nil, language: String? = nil,
    isRightToLeft: Bool = false, address: URL, blocks: [Block], isCut: Bool = false
  ) {
    self.title = title
    self.byline = byline
    self.site = site
    self.published = published
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.address = address
    self.blocks = blocks
    self.isCut = isCut
  }

  package indirect enum Block: Hashable, Sendable, Codable {
    /// `level` from 2 to 6; the title is the only first.
    case heading(level: Int, [Run])
    case paragraph([Run])
    case quote([Block])
    case list(List)
    /// Text whose newlines and tabs are meant.
    case code(String)
    case figure(Figure)
    case table(Table)
    case rule
  }

  /// A stretch of text in one style. A newline is a line break.
  package struct Run: Hashable, Sendable, Codable {
    package var text: String
    package var isBold: Bool
    package var isItalic: Bool
    package var isCode: Bool
    package var link: URL?

    package init(
      _ text: String, isBold: Bool = false, isItalic: Bool = false, isCode: Bool = false, link: URL? = nil
    ) {
      self.text = text
      self.isBold = isBold
      self.isItalic = isItalic
      self.isCode = isCode
      self.link = link
    }
  }

  package struct List: Hashable, Sendable, Codable {
    /// The number of the first item; nil for a list without numbers.
    package var start: Int?
    package var items: [[Block]]

    package init(start: Int? = nil, items: [[Block]]) {
      self.start = start
      self.items = items
    }
  }

  package struct Figure: Hashable, Sendable, Codable {
    package var picture: URL
    /// What the page says in place of the picture.
    package var label: String?
    package var caption: [Run]
    /// Width by height, where the page tells both.
    package var ratio: Double?

    package init(picture: URL, label: String? = nil, caption: [Run] = [], ratio: Double? = nil) {
      self.picture = picture
      self.label = label
      self.caption = caption
      self.ratio = ratio
    }
  }

  package struct Table: Hashable, Sendable, Codable {
    package struct Cell: Hashable, Sendable, Codable {
      package var runs: [Run]
      package var isHeader: Bool

      package init(_ runs: [Run], isHeader: Bool = false) {
        self.runs = runs
        self.isHeader = isHeader
      }
    }

    package var caption: [Run]
    /// All of one length.
    package var rows: [[Cell]]

    package init(caption: [Run] = [], rows: [[Cell]]) {
      self.caption = caption
      self.rows = rows
    }
  }
}

extension ReadableDocument {
  /// How long it takes to read, in minutes, at 230 words a minute; characters of scripts without spaces count for half a word.
  package var readingMinutes: Int { max(1, Int((Double(wordCount) / 230).rounded())) }

  package var wordCount: Int { blocks.reduce(0) { $0 + $1.wordCount } }

  /// The text alone, blocks parted by blank lines.
  package var plainText: String { blocks.map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

extension ReadableDocument.Block {
  /// The words without looks.
  package var plainText: String {
    switch self {
    case .heading(_, let runs), .paragraph(let runs): runs.text
    case .quote(let blocks): blocks.map(\.plainText).joined(separator: "\n\n")
    case .list(let list): list.items.map { $0.map(\.plainText).joined(separator: "\n") }.joined(separator: "\n")
    case .code(let text): text
    case .figure(let figure): figure.caption.text
    case .table(let table):
      table.rows.map { $0.map(\.runs.text).joined(separator: "\t") }.joined(separator: "\n")
    case .rule: ""
    }
  }

  fileprivate var wordCount: Int {
    var words = 0.0
    var isInWord = false
    for scalar in plainText.unicodeScalars {
      switch scalar.value {
      case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF:
        words += 0.5
        isInWord = false
      default:
        let isSpace = scalar.properties.isWhitespace
        if !isSpace, !isInWord { words += 1 }
        isInWord = !isSpace
      }
    }
    return Int(words.rounded(.up))
  }
}

extension [ReadableDocument.Run] {
  /// The words without looks.
  package var text: String { map(\.text).joined() }
}

/// Markup that is known to be safe: made by ``HTMLWriter``, or written in this module's source.
struct Markup: Equatable, Sendable {
  private(set) var bytes: [UInt8]

  init() { bytes = [] }

  /// Markup from the source code itself.
  init(_ source: StaticString) { bytes = Array("\(source)".utf8) }

  fileprivate init(trusted bytes: [UInt8]) { self.bytes = bytes }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// One attribute. Without a value it is a mere name, as in `disabled`.
struct Attribute: Equatable, Sendable {
  var name: StaticName
  var value: String?

  init(_ name: StaticName, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}

/// A tag or attribute name, which only source code can make.
struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: StaticString) { self.text = "\(text)" }

  private init(text: String) { self.text = text }

  static func heading(_ level: Int) -> StaticName { StaticName(text: "h\(min(max(level, 1), 6))") }
}

/// Writes markup. The one place of the browser host where text is escaped: everything from outside comes in as the text of
/// `text(_:)` or as the value of an attribute, and both pass the same filter.
///
/// `&`, `<`, `>`, `"` and `'` become references. Control characters other than tab and newline become U+FFFD, because no
/// text needs them in a page (WHATWG HTML, "control-character-reference" and "unexpected-null-character").
struct HTMLWriter {
  private var bytes: [UInt8] = []

  init() {}

  var markup: Markup { Markup(trusted: bytes) }

  mutating func open(_ tag: StaticName, _ attributes: [Attribute] = []) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: tag.text.utf8)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.text.utf8)
      guard let value = attribute.value else { continue }
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      text(value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ tag: StaticName) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: tag.text.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func add(_ markup: Markup) { bytes.append(contentsOf: markup.bytes) }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  mutating func element(_ tag: StaticName, _ attributes: [Attribute] = [], text content: String) {
    open(tag, attributes)
    text(content)
    close(tag)
  }

  /// Writes `text` so that it stands for itself, in content and in a quoted attribute alike.
  mutating func text(_ text: String) {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      case 0..<0x20, 0x7F: bytes.append(contentsOf: "\u{FFFD}".utf8)
      case 0x80...0x9F where previous == 0xC2:
        // A C1 control character; its first byte is written already.
        bytes.removeLast()
        bytes.append(contentsOf: "\u{FFFD}".utf8)
      default: bytes.append(byte)
      }
      previous = byte
    }
  }
}

extension HTMLWriter {
  /// `text` as a page shows it, for text that travels without markup: the same control characters become U+FFFD.
  static func filtered(_ text: String) -> String {
    let isHarmless = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 || $0 == 0x09 || $0 == 0x0A }
    if isHarmless { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: result.append(scalar)
      case 0..<0x20, 0x7F...0x9F: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

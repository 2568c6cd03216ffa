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
  private let literal: StaticString

  init(stringLiteral literal: StaticString) { self.literal = literal }

  var text: String { "\(literal)" }

  /// The bytes of the name, in ASCII.
  fileprivate func withBytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    literal.withUTF8Buffer(read)
  }

  static func == (one: StaticName, other: StaticName) -> Bool {
    one.withBytes { one in other.withBytes { one.elementsEqual($0) } }
  }

  func hash(into hasher: inout Hasher) { withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } }

  static func heading(_ level: Int) -> StaticName {
    let names: [StaticName] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    return names[min(max(level, 1), names.count) - 1]
  }
}

/// Writes markup. The one place of the browser host where text is escaped: everything from outside comes in as the text of
/// `text(_:)` or as the value of an attribute, and both pass the same filter.
///
/// `&`, `<`, `>`, `"` and `'` become references. Control characters other than tab and newline become U+FFFD, because no
/// text needs them in a page (WHATWG HTML, "control-character-reference" and "unexpected-null-character").
struct HTMLWriter {
  private var bytes: [UInt8] = []
  /// False where values of attributes that are a plain word or address stand without quotes (WHATWG HTML, "unquoted attribute value syntax").
  private let quotesAll: Bool

  /// - Parameter quotesAll: for XML, and for what others than browsers read.
  init(quotesAll: Bool = false) { self.quotesAll = quotesAll }

  var markup: Markup { Markup(trusted: bytes) }

  mutating func open(_ tag: StaticName, _ attributes: [Attribute] = []) {
    bytes.append(UInt8(ascii: "<"))
    add(tag)
    add(attributes)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func add(_ attributes: some Sequence<Attribute>) {
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      add(attribute.name)
      guard let value = attribute.value else { continue }
      bytes.append(UInt8(ascii: "="))
      if !quotesAll, Self.isWord(value) {
        bytes.append(contentsOf: value.utf8)
      } else {
        bytes.append(UInt8(ascii: "\""))
        text(value)
        bytes.append(UInt8(ascii: "\""))
      }
    }
  }

  private static func isWord(_ value: String) -> Bool {
    !value.isEmpty
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
          UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }

  /// A start tag in two halves, between which stands the element's number.
  static func halves(
    _ tag: StaticName, _ attributes: some Sequence<Attribute>
  ) -> (before: Markup, after: Markup) {
    var (before, after) = (HTMLWriter(), HTMLWriter())
    before.bytes.append(UInt8(ascii: "<"))
    before.add(tag)
    after.add(attributes)
    after.bytes.append(UInt8(ascii: ">"))
    return (before.markup, after.markup)
  }

  /// The number of an element within its start tag, and what it accepts.
  /// - Parameter number: nil where it follows that of the element before.
  mutating func identify(_ number: UInt64?, accepting accepted: String?) {
    guard var rest = number else { return add([Attribute("n", accepted)]) }
    add([Attribute("id", "n")])
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
    if let accepted { add([Attribute("data-a", accepted)]) }
  }

  mutating func close(_ tag: StaticName) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    add(tag)
    bytes.append(UInt8(ascii: ">"))
  }

  /// An element of SVG with nothing in it.
  mutating func close(foreign tag: StaticName, _ attributes: [Attribute]) {
    bytes.append(UInt8(ascii: "<"))
    add(tag)
    add(attributes)
    // A slash right behind a value without quotes belongs to that.
    bytes.append(contentsOf: " />".utf8)
  }

  mutating func add(_ markup: Markup) { bytes.append(contentsOf: markup.bytes) }

  private mutating func add(_ name: StaticName) { name.withBytes { bytes.append(contentsOf: $0) } }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  mutating func element(_ tag: StaticName, _ attributes: [Attribute] = [], text content: String) {
    open(tag, attributes)
    text(content)
    close(tag)
  }

  /// Writes `text` so that it stands for itself, in content and in a quoted attribute alike.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { text in
      // What stands for itself is taken over in one piece.
      var start = 0
      for (place, byte) in text.enumerated() where !Self.isPlain[Int(byte)] {
        let isControl = byte & 0xE0 == 0x80 && place > 0 && text[place - 1] == 0xC2
        guard byte < 0x80 || isControl else { continue }
        // Of a C1 control character the first byte goes too.
        bytes.append(contentsOf: text[start..<(isControl ? place - 1 : place)])
        bytes.append(contentsOf: Self.reference(byte).utf8)
        start = place + 1
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// By byte, whether it stands for itself wherever it is.
  private static let isPlain: [Bool] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F, 0x80...0x9F: false
    default: true
    }
  }

  private static func reference(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: "\u{FFFD}"
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

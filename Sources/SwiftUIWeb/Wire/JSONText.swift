/// Writes the few JSON forms of a frame: arrays of numbers, texts and objects of texts.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func array(_ content: (inout JSONText) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// An object; a nil value means "not there any more".
  mutating func object(_ pairs: [(name: String, value: String?)]) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    for pair in pairs {
      text(pair.name)
      bytes.append(UInt8(ascii: ":"))
      needsComma = false
      if let value = pair.value { text(value) } else { literal("null") }
    }
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func number(_ value: some BinaryInteger) { literal(String(value)) }

  /// A finite number with at most three decimals, as ``CSSNumber`` has it; JSON wants a digit before the point (RFC 8259, 6).
  mutating func number(_ value: Double) {
    let text = CSSNumber.text(value)
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    literal((isNegative ? "-" : "") + (digits.hasPrefix(".") ? "0" : "") + digits)
  }

  mutating func text(_ text: String) { self.text(utf8: text.utf8) }

  mutating func text(_ markup: Markup) { text(utf8: markup.bytes) }

  /// Escapes what RFC 8259, 7 asks for. Line ends are always escaped, so that a frame is one line.
  private mutating func text(utf8: some Sequence<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// Adds values written elsewhere.
  mutating func append(_ other: JSONText) {
    guard !other.bytes.isEmpty else { return }
    let more = other.bytes
    separate()
    bytes.append(contentsOf: more)
    needsComma = true
  }

  private mutating func separate() { if needsComma { bytes.append(UInt8(ascii: ",")) } }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}

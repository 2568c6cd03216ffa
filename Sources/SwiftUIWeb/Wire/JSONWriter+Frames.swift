import JSON

/// The forms of a frame: arrays of numbers, texts and objects of texts.
extension JSONWriter {
  mutating func number(_ value: some BinaryInteger) { literal(String(value)) }

  /// A finite number with at most three decimals, as ``CSSNumber`` has it; JSON wants a digit before the point (RFC 8259, 6).
  mutating func number(_ value: Double) {
    let text = CSSNumber.text(value)
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    literal((isNegative ? "-" : "") + (digits.hasPrefix(".") ? "0" : "") + digits)
  }

  mutating func text(_ markup: Markup) { text(utf8: markup.bytes) }

  /// An object; a nil value means "not there any more".
  mutating func object(_ pairs: [(name: String, value: String?)]) {
    object { json in
      for pair in pairs {
        json.name(pair.name)
        if let value = pair.value { json.text(value) } else { json.null() }
      }
    }
  }
}

/// The bytes of terminal sequences, appended.
extension [UInt8] {
  mutating func add(_ text: String) { append(contentsOf: text.utf8) }

  mutating func add(_ number: Int) {
    if (0...9).contains(number) {
      append(UInt8(ascii: "0") + UInt8(number))
    } else {
      add(String(number))
    }
  }

  /// `CSI` with one number, left out where it is 1, and a final letter.
  mutating func control(_ number: Int, _ final: Unicode.Scalar) {
    add("\u{1B}[")
    if number != 1 { add(number) }
    append(UInt8(ascii: final))
  }
}

import Foundation

/// Which bytes mean something in XML.
enum XMLBytes {
  /// Where the first `<`, `&`, `]` or control character stands from a place on; the end where there is none.
  static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var place = start
    while place + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let found = control(word) | zero(word ^ each(0x3C)) | zero(word ^ each(0x26)) | zero(word ^ each(0x5D))
      if found != 0 { return place + UInt64(littleEndian: found).trailingZeroBitCount / 8 }
      place += 8
    }
    while place < text.count, !isSpecial(text[place]) { place += 1 }
    return place
  }

  /// Whether U+FFFE or U+FFFF, which XML forbids, stand in a text in UTF-8.
  static func hasNoncharacter(_ text: UnsafeRawBufferPointer) -> Bool {
    var rest = text[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
      let found = memchr(start, 0xEF, rest.count).map({ rest.startIndex + (UnsafeRawPointer($0) - start) }),
      found + 2 < text.count
    {
      if text[found + 1] == 0xBF, text[found + 2] >= 0xBE { return true }
      rest = text[(found + 1)...]
    }
    return false
  }

  static func equal(_ text: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
    text.count == other.utf8CodeUnitCount
      && text.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: text.count))
  }

  static func equal(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.count == other.count, let start = one.baseAddress, let otherStart = other.baseAddress else {
      return one.count == other.count
    }
    return memcmp(start, otherStart, one.count) == 0
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  static func beginsName(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") }

  static func isOfName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x3C || byte == 0x26 || byte == 0x5D }

  // The lowest marked byte of these is right; those above it may be marked without cause.

  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  private static func zero(_ word: UInt64) -> UInt64 { (word &- each(0x01)) & ~word & each(0x80) }

  private static func control(_ word: UInt64) -> UInt64 { (word &- each(0x20)) & ~word & each(0x80) }
}

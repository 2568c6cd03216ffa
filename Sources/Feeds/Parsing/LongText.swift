/// Long texts, which are mostly ASCII with a quotation mark here and there.
enum LongText {
  /// The text that the bytes mean in UTF-8.
  ///
  /// `String` looks at each byte of a text that has a single character beyond ASCII; so it is given the stretches of ASCII one
  /// by one.
  static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.count >= shortest else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    result.reserveCapacity(bytes.count)
    var start = 0
    var place = 0
    while place < bytes.count {
      let end = endOfASCII(bytes, from: place)
      if end - place >= shortest {
        if start < place { result += String(decoding: bytes[start..<place], as: UTF8.self) }
        result += String(decoding: bytes[place..<end], as: UTF8.self)
        start = end
      }
      place = end
      while place < bytes.count, bytes[place] >= 0x80 { place += 1 }
    }
    if start < bytes.count { result += String(decoding: bytes[start...], as: UTF8.self) }
    return result
  }

  private static let shortest = 64

  private static func endOfASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      place += 8
    }
    while place < bytes.count, bytes[place] < 0x80 { place += 1 }
    return place
  }
}

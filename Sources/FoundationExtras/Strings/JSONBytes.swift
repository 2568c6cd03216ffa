import Foundation

/// Reads JSON text by its bytes, one value after the other, and makes nothing of what is skipped.
struct JSONBytes {
  struct Malformed: Error {}

  private let bytes: UnsafeRawBufferPointer
  /// Where the next value begins, as an offset in the text.
  private(set) var place: Int

  init(_ bytes: UnsafeRawBufferPointer, at place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  /// Calls `body` with the name of each member of an object; it reads or skips the value.
  mutating func members(_ body: (inout JSONBytes, String) throws(Malformed) -> Void) throws(Malformed) {
    try take(UInt8(ascii: "{"))
    if try next() == UInt8(ascii: "}") { return place += 1 }
    while true {
      let name = try string()
      try take(UInt8(ascii: ":"))
      try body(&self, name)
      let end = try next()
      place += 1
      if end == UInt8(ascii: "}") { return }
      guard end == UInt8(ascii: ",") else { throw Malformed() }
    }
  }

  mutating func string() throws(Malformed) -> String {
    try take(UInt8(ascii: "\""))
    let text = UnsafeRawBufferPointer(rebasing: bytes[try passString()])
    let hasEscapes = text.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\\")), text.count) != nil } ?? false
    return hasEscapes ? try Self.unescaped(text) : String(decoding: text, as: UTF8.self)
  }

  /// A whole number; nil for any other value.
  mutating func integer() throws(Malformed) -> Int? {
    _ = try next()
    let start = place
    try skip()
    return Int(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// Goes on to behind the next value.
  mutating func skip() throws(Malformed) {
    switch try next() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
    case UInt8(ascii: "\""):
      place += 1
      _ = try passString()
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"): throw Malformed()
    default: skipWord()
    }
  }

  /// Looks at marks and at where containers begin and end, and takes the indentation eight bytes at a time: most of a catalog is
  /// read over.
  private mutating func skipContainer() throws(Malformed) {
    let eightSpaces: UInt64 = 0x2020_2020_2020_2020
    var depth = 0
    repeat {
      guard place < bytes.count else { throw Malformed() }
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        _ = try passString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: " "):
        if bytes.count - place >= 8, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) == eightSpaces {
          place += 8
          continue
        }
      default: break
      }
      place += 1
    } while depth > 0
  }

  /// Goes on to behind the end of a string of which the first mark is read.
  /// - Returns: where its text stands.
  private mutating func passString() throws(Malformed) -> Range<Int> {
    let start = place
    while let first = bytes.baseAddress, place < bytes.count,
      let mark = memchr(first + place, Int32(UInt8(ascii: "\"")), bytes.count - place)
    {
      let end = first.distance(to: UnsafeRawPointer(mark))
      place = end + 1
      // A mark behind an odd number of backslashes belongs to the text.
      var backslashes = 0
      while end - backslashes > start, bytes[end - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
      if backslashes.isMultiple(of: 2) { return start..<end }
    }
    throw Malformed()
  }

  /// A number, `true`, `false` or `null`.
  private mutating func skipWord() {
    while place < bytes.count, bytes[place] > 0x20 {
      switch bytes[place] {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): return
      default: place += 1
      }
    }
  }

  /// The first byte of what follows.
  private mutating func next() throws(Malformed) -> UInt8 {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    guard place < bytes.count else { throw Malformed() }
    return bytes[place]
  }

  private mutating func take(_ byte: UInt8) throws(Malformed) {
    guard try next() == byte else { throw Malformed() }
    place += 1
  }

  private static func unescaped(_ text: UnsafeRawBufferPointer) throws(Malformed) -> String {
    var made: [UInt8] = []
    made.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        made.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): made.append(0x0A)
      case UInt8(ascii: "t"): made.append(0x09)
      case UInt8(ascii: "r"): made.append(0x0D)
      case UInt8(ascii: "b"): made.append(0x08)
      case UInt8(ascii: "f"): made.append(0x0C)
      case UInt8(ascii: "u"): made += try units(&rest).utf8
      case let other? where other == UInt8(ascii: "\"") || other == UInt8(ascii: "\\") || other == UInt8(ascii: "/"):
        made.append(other)
      default: throw Malformed()
      }
    }
    return String(decoding: made, as: UTF8.self)
  }

  /// What stands as numbers of UTF-16, of which two may make one character, from behind the first `\u` on.
  private static func units(_ rest: inout Slice<UnsafeRawBufferPointer>) throws(Malformed) -> String {
    var units: [UInt16] = []
    while true {
      guard let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else { throw Malformed() }
      units.append(unit)
      rest = rest.dropFirst(4)
      guard rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { break }
      rest = rest.dropFirst(2)
    }
    return String(decoding: units, as: UTF16.self)
  }
}

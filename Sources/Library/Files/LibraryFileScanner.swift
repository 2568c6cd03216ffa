/// Finds the parts of a library file in its bytes without reading all of it into objects: what a file of 100,000 records
/// takes in memory is one record at a time. Whether a part is good JSON is told by who reads it.
struct LibraryFileScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// Where the parts lie; nil for a key that is not there.
  struct Parts {
    var version: Range<Int>?
    var records: Range<Int>?
  }

  /// The bytes cannot be those of JSON.
  struct NotJSON: Error {}

  /// More nesting than any record has.
  private static let deepest = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The parts of the object that the file is.
  mutating func parts() throws(NotJSON) -> Parts {
    var parts = Parts()
    try expect("{")
    if try !ends(with: "}") {
      repeat {
        let key = try value()
        try expect(":")
        let range = try value()
        if bytes[key].elementsEqual("\"kiosk-library\"".utf8) { parts.version = range }
        if bytes[key].elementsEqual("\"records\"".utf8) { parts.records = range }
      } while try continues(until: "}")
    }
    skipSpace()
    guard place == bytes.count else { throw NotJSON() }
    return parts
  }

  /// Where the elements of the array at `range` lie.
  mutating func elements(of range: Range<Int>) throws(NotJSON) -> [Range<Int>] {
    place = range.lowerBound + 1
    var elements: [Range<Int>] = []
    if try !ends(with: "]") {
      repeat { elements.append(try value()) } while try continues(until: "]")
    }
    guard place == range.upperBound else { throw NotJSON() }
    return elements
  }

  // MARK: - Walking

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }

  private mutating func next() throws(NotJSON) -> UInt8 {
    skipSpace()
    guard place < bytes.count else { throw NotJSON() }
    return bytes[place]
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(NotJSON) {
    guard try next() == UInt8(ascii: character) else { throw NotJSON() }
    place += 1
  }

  private mutating func ends(with character: Unicode.Scalar) throws(NotJSON) -> Bool {
    guard try next() == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Whether a comma follows; false for the end.
  private mutating func continues(until end: Unicode.Scalar) throws(NotJSON) -> Bool {
    if try ends(with: end) { return false }
    try expect(",")
    return true
  }

  /// Walks over a value.
  private mutating func value() throws(NotJSON) -> Range<Int> {
    let start = (try next(), place).1
    var depth = 0
    repeat {
      switch try next() {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth <= Self.deepest else { throw NotJSON() }
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { throw NotJSON() }
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw NotJSON() }
        place += 1
      default: skipWord()
      }
    } while depth > 0
    return start..<place
  }

  private mutating func skipString() throws(NotJSON) {
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    throw NotJSON()
  }

  /// A number, `true`, `false` or `null`.
  private mutating func skipWord() {
    let ends: [UInt8] = [0x20, 0x0A, 0x0D, 0x09] + Array(",:]}\"[{".utf8)
    repeat { place += 1 } while place < bytes.count && !ends.contains(bytes[place])
  }
}

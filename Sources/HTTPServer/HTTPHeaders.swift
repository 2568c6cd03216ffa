/// Header lines in order, looked up without regard to case (RFC 9110, 5.1).
///
/// Names that are no tokens are not taken, and control characters in values become spaces, so that no text from outside
/// can add a header line of its own.
package struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var lines: [(name: String, value: String)] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value under `name`. Setting replaces all of them; `nil` removes them.
  package subscript(name: String) -> String? {
    get { lines.first { Self.same($0.name, name) }?.value }
    set {
      lines.removeAll { Self.same($0.name, name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// All values under `name`, in order.
  package func values(_ name: String) -> [String] {
    lines.lazy.filter { Self.same($0.name, name) }.map(\.value)
  }

  /// Adds a line and keeps those that are there.
  package mutating func add(_ name: String, _ value: String) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte) else { return }
    lines.append((name, Self.printable(value)))
  }

  private static func printable(_ value: String) -> String {
    guard !value.utf8.allSatisfy(isValueByte) else { return value }
    return String(decoding: value.utf8.map { isValueByte($0) ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
  }

  static func isValueByte(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 0x09 }

  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  static func same(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { lowered($0) == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

import Foundation

/// A look at style rules, as far as a slip in them makes browsers read something else than was meant: what is never closed, and
/// addresses of other sites, which pages do not load. What properties and selectors mean is for browsers to say.
struct StyleScan {
  /// What is never closed, with its line; nil where all is.
  private(set) var trouble: String.LocalizationValue?
  /// The first address of another site, or the first file that is to be read in, with its line.
  private(set) var outside: String.LocalizationValue?

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// The lines on which braces and brackets were opened that are open still.
  private var open: [(bracket: UInt8, line: Int)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    while trouble == nil, place < bytes.count { step() }
    if trouble == nil, let last = open.last {
      trouble = "line \(last.line): \(Self.name(last.bracket)) is never closed"
    }
  }

  private static func name(_ bracket: UInt8) -> String { String(UnicodeScalar(bracket)) }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "\\"): place += 1
    case UInt8(ascii: "/") where follows("/*"): return skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return skipText(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open.append((byte, line))
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): close(byte)
    case UInt8(ascii: "@") where follows("@import"):
      if outside == nil { outside = "line \(line) reads in another file, which pages do not load" }
    default: break
    }
    if byte == UInt8(ascii: "("), bytes[..<place].suffix(3).elementsEqual("url".utf8) { return skipAddress() }
    place += 1
  }

  private mutating func close(_ byte: UInt8) {
    let pairs: [UInt8: UInt8] = [
      UInt8(ascii: "}"): UInt8(ascii: "{"), UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["),
    ]
    guard let last = open.popLast(), last.bracket == pairs[byte] else {
      trouble = "line \(line): \(Self.name(byte)) closes nothing"
      return
    }
  }

  private func follows(_ word: String) -> Bool {
    bytes[place...].prefix(word.utf8.count).elementsEqual(word.utf8)
  }

  private mutating func skipComment() {
    let start = line
    place += 2
    while place < bytes.count, !follows("*/") {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    if place >= bytes.count { trouble = "line \(start): \("/*") is never closed" }
    place += 2
  }

  private mutating func skipText(_ quote: UInt8) {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\\") { place += 1 }
      place += 1
    }
    guard place < bytes.count, bytes[place] == quote else {
      trouble = "line \(line): \(Self.name(quote)) is never closed"
      return
    }
    note(bytes[start..<place])
    place += 1
  }

  /// What stands bare in `url(…)`. A quoted one is a text.
  private mutating func skipAddress() {
    place += 1
    let rest = bytes[place...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first != UInt8(ascii: "\""), rest.first != UInt8(ascii: "'") else { return }
    let address = rest.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "\n") }
    note(address)
    place = address.endIndex
  }

  private mutating func note(_ address: ArraySlice<UInt8>) {
    let text = String(decoding: address.prefix(12), as: UTF8.self).lowercased()
    guard outside == nil, ["http:", "https:", "ftp:", "//"].contains(where: text.hasPrefix) else { return }
    outside = "line \(line) names an address of another site, which pages do not load"
  }
}

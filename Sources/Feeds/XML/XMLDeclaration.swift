import Foundation

/// What an XML text may say of itself before all else: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`.
struct XMLDeclaration {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = "<?xml".utf8.count

  /// The declaration's length in bytes; nil where none stands at the beginning that keeps the rules.
  static func end(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.starts(with: "<?xml".utf8) else { return nil }
    var declaration = XMLDeclaration(text: text)
    return declaration.end()
  }

  private init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private mutating func end() -> Int? {
    guard let version = value("version"), version.starts(with: "1.".utf8), version.count > 2,
      version.dropFirst(2).allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    if let encoding = value("encoding") {
      guard let first = encoding.first, (0x61...0x7A).contains(first | 0x20),
        encoding.allSatisfy({ XMLBytes.isOfName($0) && $0 != UInt8(ascii: ":") })
      else { return nil }
    }
    if let isAlone = value("standalone") {
      guard isAlone.elementsEqual("yes".utf8) || isAlone.elementsEqual("no".utf8) else { return nil }
    }
    skipSpace()
    guard text[place...].starts(with: "?>".utf8) else { return nil }
    return place + 2
  }

  /// What stands between quotation marks behind this name; nil, and nothing is passed over, where the name does not come next.
  private mutating func value(_ name: String) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let start = place
    skipSpace()
    guard place > start, text[place...].starts(with: name.utf8) else { return none(start) }
    place += name.utf8.count
    skipSpace()
    guard text[place...].first == UInt8(ascii: "=") else { return none(start) }
    place += 1
    skipSpace()
    guard let mark = text[place...].first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
      let end = text[(place + 1)...].prefix(Self.longest).firstIndex(of: mark)
    else { return none(start) }
    let value = text[(place + 1)..<end]
    place = end + 1
    return value
  }

  private mutating func none(_ start: Int) -> Slice<UnsafeBufferPointer<UInt8>>? {
    place = start
    return nil
  }

  private mutating func skipSpace() {
    while place < text.count, XMLBytes.isSpace(text[place]) { place += 1 }
  }

  private static let longest = 100
}

/// Takes from a page what only an attack holds, before the parser sees it: tags with hundreds of attributes and attributes of
/// many kilobytes, over which parsers work in squared time; and null bytes. End tags of the page itself go too: what many pages
/// have after them still belongs to them.
///
/// What stands in scripts and comments is not looked at. One pass, linear in the length of the page.
struct MarkupGuard {
  static let mostAttributes = 128
  static let longestTag = 24_000

  private let source: [UInt8]
  private var position = 0
  private var result: [UInt8] = []

  static func cleaned(_ page: [UInt8]) -> [UInt8] {
    var cleaner = MarkupGuard(source: page)
    cleaner.run()
    return cleaner.result
  }

  private init(source: [UInt8]) {
    self.source = source
    result.reserveCapacity(source.count)
  }

  private mutating func run() {
    while position < source.count {
      let byte = source[position]
      if byte == UInt8(ascii: "<") {
        markup()
      } else {
        if byte != 0 { result.append(byte) }
        position += 1
      }
    }
  }

  private mutating func markup() {
    let next = position + 1 < source.count ? source[position + 1] : 0
    if starts(with: "<!--", at: position) {
      copy(to: end(of: "-->", from: position + 4) ?? source.count)
    } else if Self.isLetter(next) {
      let name = self.name(at: position + 1)
      tag()
      if ["script", "style", "textarea", "xmp", "noembed"].contains(name) { rawText(name) }
    } else if next == UInt8(ascii: "/") {
      let length = result.count
      let name = self.name(at: position + 2)
      tag()
      if name == "html" || name == "body" { result.removeSubrange(length...) }
    } else {
      result.append(source[position])
      position += 1
    }
  }

  /// Copies a tag; of one beyond the limits only the attributes within them.
  private mutating func tag() {
    var index = position + 1
    var quote: UInt8?
    var attributes = 0
    var isBetween = false
    /// Where the last attribute within the limits ends.
    var cut = position + 1
    let limit = min(source.count, position + Self.longestTag)
    while index < limit {
      let byte = source[index]
      if let open = quote {
        if byte == open { (quote, isBetween) = (nil, true) }
      } else if byte == UInt8(ascii: ">") {
        if attributes <= Self.mostAttributes {
          copy(to: index + 1)
        } else {
          close(at: cut, next: index + 1)
        }
        return
      } else if byte <= 0x20 || byte == UInt8(ascii: "/") {
        if !isBetween, attributes <= Self.mostAttributes { cut = index }
        isBetween = true
      } else {
        if isBetween { attributes += 1 }
        isBetween = false
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
      index += 1
    }
    // Too long, or a quotation mark without its counterpart: the first sign that may end it does.
    let end = source[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? source.count
    if end < limit {
      copy(to: end)
    } else {
      close(at: cut, next: end)
    }
  }

  private mutating func close(at cut: Int, next: Int) {
    copy(to: max(cut, position))
    result.append(UInt8(ascii: ">"))
    position = next
  }

  /// What stands between a script's tags, up to its end tag.
  private mutating func rawText(_ name: String) {
    var place = position
    while let open = source[place...].firstIndex(of: UInt8(ascii: "<")) {
      if starts(with: "</" + name, at: open) {
        copy(to: open)
        return
      }
      place = open + 1
    }
    copy(to: source.count)
  }

  private mutating func copy(to end: Int) {
    result.append(contentsOf: source[position..<end].lazy.filter { $0 != 0 })
    position = end
  }

  private func end(of text: StaticString, from start: Int) -> Int? {
    var place = start
    while place < source.count, let found = source[place...].firstIndex(of: text.utf8Start[0]) {
      if starts(with: text.description, at: found) { return found + text.utf8CodeUnitCount }
      place = found + 1
    }
    return nil
  }

  private func starts(with text: String, at place: Int) -> Bool {
    var index = place
    for byte in text.utf8 {
      guard index < source.count, source[index] | (Self.isLetter(source[index]) ? 0x20 : 0) == byte else {
        return false
      }
      index += 1
    }
    return true
  }

  private func name(at start: Int) -> String {
    String(decoding: source[start...].prefix(12).prefix { Self.isLetter($0) }.map { $0 | 0x20 }, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

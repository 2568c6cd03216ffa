import Foundation
import OutsideText

/// Makes well-formed XML of what only resembles it, as far as a reader of feeds needs: entities that XML does not know, signs
/// that should have been escaped, tags that are not closed or closed twice, attributes without quotation marks, characters that
/// XML forbids. Comments, processing instructions and document types go, and with these every entity that a text defines.
///
/// One pass over the text; what it makes is handed on in pieces.
struct XMLRepair {
  private let source: UnsafeRawBufferPointer
  /// Takes a piece; false where it wants no more.
  private let write: (UnsafeRawBufferPointer) -> Bool
  private var position = 0
  private var output: [UInt8] = []
  private var wantsMore = true
  private var open: [String] = []
  /// Elements that are not told because they lie too deep.
  private var omitted = 0

  /// What was looked for to the end of the text in vain is not looked for again.
  private var hasUnendedComment = false
  private var hasUnendedData = false

  private static let deepest = 100
  private static let mostAttributes = 40
  private static let longestName = 100

  static func run(_ source: UnsafeRawBufferPointer, _ write: @escaping (UnsafeRawBufferPointer) -> Bool) {
    var repair = XMLRepair(source: source, write: write)
    repair.run()
  }

  private init(source: UnsafeRawBufferPointer, write: @escaping (UnsafeRawBufferPointer) -> Bool) {
    self.source = source
    self.write = write
    output.reserveCapacity(XMLPass.pieceSize + 4096)
  }

  private mutating func run() {
    position = source.firstIndex(of: UInt8(ascii: "<")) ?? source.count
    while position < source.count, wantsMore {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"): reference()
      default: plain(byte)
      }
      flush(atLeast: XMLPass.pieceSize)
    }
    flush(atLeast: 1)
  }

  private mutating func flush(atLeast count: Int) {
    guard output.count >= count else { return }
    wantsMore = output.withUnsafeBytes(write)
    output.removeAll(keepingCapacity: true)
  }

  private mutating func plain(_ byte: UInt8) {
    if byte >= 0x20 || byte == 9 || byte == 10 || byte == 13, !open.isEmpty { output.append(byte) }
    position += 1
  }

  // MARK: - References

  private static let known: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  private mutating func reference() {
    defer { position += 1 }
    guard !open.isEmpty else { return }
    let body = source[(position + 1)...].prefix(12)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")), end > body.startIndex else {
      output.append(contentsOf: "&amp;".utf8)
      return
    }
    let name = String(decoding: body[..<end], as: UTF8.self)
    let written = "&\(name);"
    if Self.known.contains(name) {
      output.append(contentsOf: written.utf8)
    } else {
      let decoded = HTMLEntities.decode(written)
      guard decoded != written, decoded.unicodeScalars.allSatisfy({ Self.isAllowed($0) }) else {
        output.append(contentsOf: "&amp;".utf8)
        return
      }
      for byte in decoded.utf8 { escape(byte) }
    }
    position = end
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || [9, 10, 13].contains(scalar.value)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
    default: if byte >= 0x20 || byte == 9 || byte == 10 || byte == 13 { output.append(byte) }
    }
  }

  // MARK: - Markup

  private mutating func markup() {
    if starts(with: "<!--") {
      comment()
    } else if starts(with: "<![CDATA[") {
      characterData()
    } else if starts(with: "<!") {
      documentType()
    } else if starts(with: "<?") {
      position = end(of: ">", from: position + 2) ?? source.count
    } else if starts(with: "</"), XMLBytes.beginsName(byte(at: position + 2)) {
      endTag()
    } else if XMLBytes.beginsName(byte(at: position + 1)) {
      startTag()
    } else {
      if !open.isEmpty { output.append(contentsOf: "&lt;".utf8) }
      position += 1
    }
  }

  private mutating func comment() {
    let start = position + 4
    let end = hasUnendedComment ? nil : end(of: "-->", from: start)
    if end == nil { hasUnendedComment = true }
    position = end ?? start
  }

  private mutating func characterData() {
    let start = position + 9
    let next = hasUnendedData ? nil : end(of: "]]>", from: start)
    if next == nil { hasUnendedData = true }
    // One that is not closed lasts to the end of its element, as far as that can be told.
    let close = next.map { $0 - 3 } ?? end(of: "</", from: start).map { $0 - 2 } ?? source.count
    if !open.isEmpty {
      for index in start..<max(start, close) { escape(source[index]) }
    }
    position = next ?? close
  }

  private mutating func documentType() {
    var depth = 0
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        position += 1
        return
      default: break
      }
      position += 1
    }
  }

  /// Elements that stay open to the end, whatever closes them: what follows belongs to the feed all the same.
  private static let frames: Set<String> = ["rss", "channel", "feed", "rdf:RDF"]
  /// Of these none lies in another.
  private static let items: Set<String> = ["item", "entry"]
  /// Elements of HTML that have no end, in markup that should have been escaped.
  private static let empty: Set<String> = ["br", "hr", "img", "input", "wbr", "meta"]

  private mutating func endTag() {
    let name = name(at: position + 2)
    position = end(of: ">", from: position + 2 + name.utf8.count) ?? source.count
    guard !Self.frames.contains(name), !Self.empty.contains(name) else { return }
    if let index = open.lastIndex(of: name) {
      // What an item holds ends nothing around it.
      let item = open.lastIndex(where: Self.items.contains) ?? -1
      guard index >= item else { return }
      close(downTo: index)
    } else if omitted > 0 {
      omitted -= 1
    }
  }

  private mutating func close(downTo index: Int) {
    for name in open[index...].reversed() { output.append(contentsOf: "</\(name)>".utf8) }
    open.removeSubrange(index...)
    omitted = 0
  }

  private mutating func startTag() {
    let name = name(at: position + 1)
    position += 1 + name.utf8.count
    if Self.items.contains(name), let index = open.lastIndex(of: name) { close(downTo: index) }
    let (attributes, isClosed) = self.attributes()
    guard open.count < Self.deepest else {
      if !isClosed { omitted += 1 }
      return
    }
    let isEmpty = isClosed || Self.empty.contains(name)
    output.append(UInt8(ascii: "<"))
    output.append(contentsOf: name.utf8)
    for attribute in attributes {
      output.append(contentsOf: " \(attribute.name)=\"".utf8)
      value(attribute.value)
      output.append(UInt8(ascii: "\""))
    }
    output.append(contentsOf: (isEmpty ? "/>" : ">").utf8)
    if !isEmpty { open.append(name) }
  }

  /// An attribute's value, with its references made whole.
  private mutating func value(_ range: Range<Int>) {
    let after = position
    position = range.lowerBound
    // Outside of any element references say nothing; the tag that is being written counts as one.
    open.append("")
    while position < range.upperBound {
      if source[position] == UInt8(ascii: "&") {
        reference()
      } else {
        escape(source[position])
        position += 1
      }
    }
    open.removeLast()
    position = after
  }

  private mutating func attributes() -> (found: [(name: String, value: Range<Int>)], isClosed: Bool) {
    var found: [(name: String, value: Range<Int>)] = []
    while position < source.count {
      let byte = source[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return (found, false)
      }
      if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: ">") {
        position += 2
        return (found, true)
      }
      // Another tag begins although this one has not ended.
      if byte == UInt8(ascii: "<") { return (found, false) }
      guard XMLBytes.beginsName(byte) else {
        position += 1
        continue
      }
      let name = name(at: position)
      position += max(1, name.utf8.count)
      let value = attributeValue()
      if found.count < Self.mostAttributes, !found.contains(where: { $0.name == name }) { found.append((name, value)) }
    }
    return (found, true)
  }

  private mutating func attributeValue() -> Range<Int> {
    skipSpace()
    guard byte(at: position) == UInt8(ascii: "=") else { return position..<position }
    position += 1
    skipSpace()
    let quote = byte(at: position)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let end = start < source.count ? source[start...].firstIndex(of: quote) ?? start : source.count
      position = min(source.count, end + 1)
      return min(start, end)..<end
    }
    let start = position
    while position < source.count, source[position] > 0x20, source[position] != UInt8(ascii: ">") { position += 1 }
    return start..<position
  }

  // MARK: - Looking

  private mutating func skipSpace() {
    while position < source.count, source[position] <= 0x20 { position += 1 }
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= source.count else { return false }
    return (0..<count).allSatisfy { source[position + $0] == text.utf8Start[$0] }
  }

  /// Where the next `text` ends.
  private func end(of text: StaticString, from start: Int) -> Int? {
    var place = start
    let count = text.utf8CodeUnitCount
    while place + count <= source.count, let found = source[place...].firstIndex(of: text.utf8Start[0]) {
      if found + count <= source.count, (0..<count).allSatisfy({ source[found + $0] == text.utf8Start[$0] }) {
        return found + count
      }
      place = found + 1
    }
    return nil
  }

  private func name(at start: Int) -> String {
    String(
      decoding: source[min(start, source.count)...].prefix(Self.longestName).prefix(while: XMLBytes.isOfName),
      as: UTF8.self
    )
  }
}

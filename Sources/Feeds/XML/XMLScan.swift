import Foundation

/// One pass over a text that keeps the rules of XML and lies in memory as a whole: nothing of it is copied.
///
/// It knows what nearly all feeds are made of. Where a text breaks a rule, or has what feeds do without (a document type, names
/// beyond ASCII), it stops: ``XMLRepair`` and ``XMLPass`` read such a text.
struct XMLScan<Listener: XMLListener> {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private var listener: Listener
  private let source: Bytes
  private var place = 0
  private var open: [Bytes] = []
  private var hasRoot = false
  private var names = XMLNames()
  private var attributes: [XMLAttributes.Entry] = []

  private let deepest = 200
  private let mostAttributes = 100

  /// - Parameter text: in UTF-8 throughout.
  /// - Returns: the listener with what it has heard; nil where the text does not keep all rules, to its end or to where the
  ///   listener has enough.
  static func run(_ text: UnsafeRawBufferPointer, _ listener: Listener) -> Listener? {
    guard !XMLBytes.hasNoncharacter(text) else { return nil }
    return text.withMemoryRebound(to: UInt8.self) { bytes in
      var scan = XMLScan(listener: listener, source: bytes)
      return scan.run() ? scan.listener : nil
    }
  }

  private init(listener: Listener, source: Bytes) {
    self.listener = listener
    self.source = source
  }

  private mutating func run() -> Bool {
    guard declaration() else { return false }
    while place < source.count {
      guard source[place] == UInt8(ascii: "<") else {
        guard open.isEmpty ? space() : text() else { return false }
        continue
      }
      guard markup() else { return false }
      if listener.hasEnough { return true }
    }
    return open.isEmpty && hasRoot
  }

  // MARK: - Text

  /// White space around the root.
  private mutating func space() -> Bool {
    let start = place
    skipSpace()
    return place > start
  }

  private mutating func text() -> Bool {
    var start = place
    while place < source.count {
      place = XMLBytes.firstSpecial(in: source, from: place)
      switch byte(place) {
      case UInt8(ascii: "<"):
        tell(start..<place)
        return true
      case UInt8(ascii: "&"):
        guard let reference = XMLReference(source, at: place) else { return false }
        tell(start..<place)
        _ = reference.bytes.withContiguousStorageIfAvailable { listener.text($0) }
        place = reference.end
        start = place
      case UInt8(ascii: "]"):
        guard !starts(with: "]]>") else { return false }
        place += 1
      default: guard control(&start) else { return false }
      }
    }
    return false
  }

  private mutating func characterData() -> Bool {
    place += 9
    var start = place
    while place < source.count {
      place = XMLBytes.firstSpecial(in: source, from: place)
      switch byte(place) {
      case UInt8(ascii: "]") where starts(with: "]]>"):
        tell(start..<place)
        place += 3
        return true
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"): place += 1
      default: guard control(&start) else { return false }
      }
    }
    return false
  }

  /// Passes over white space that is written by a control character; all ends of lines are told as `\n`.
  private mutating func control(_ start: inout Int) -> Bool {
    switch byte(place) {
    case 0x09, 0x0A: break
    case 0x0D:
      tell(start..<place)
      start = place + 1
      if byte(start) != 0x0A { withUnsafePointer(to: 0x0A) { listener.text(Bytes(start: $0, count: 1)) } }
    default: return false
    }
    place += 1
    return true
  }

  private mutating func tell(_ range: Range<Int>) {
    if !range.isEmpty { listener.text(Bytes(rebasing: source[range])) }
  }

  // MARK: - Markup

  private mutating func markup() -> Bool {
    switch byte(place + 1) {
    case UInt8(ascii: "/"): return endTag()
    case UInt8(ascii: "?"): return instruction()
    case UInt8(ascii: "!"):
      if starts(with: "<!--") { return comment() }
      return !open.isEmpty && starts(with: "<![CDATA[") && characterData()
    default: return startTag()
    }
  }

  private mutating func startTag() -> Bool {
    place += 1
    guard let tag = qualifiedName(), open.count < deepest, !open.isEmpty || !hasRoot else { return false }
    attributes.removeAll(keepingCapacity: true)
    var isClosed = false
    while true {
      let hasSpace = skipSpace()
      let next = byte(place)
      if next == UInt8(ascii: ">") { break }
      if next == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: ">") {
        isClosed = true
        place += 1
        break
      }
      guard hasSpace, attributes.count < mostAttributes, attribute() else { return false }
    }
    place += 1
    hasRoot = true
    let name = names.name(tag.written, prefix: tag.prefix, local: tag.local)
    let told = attributes
    told.withUnsafeBufferPointer { listener.start(name, XMLAttributes($0)) }
    if isClosed {
      names.leave(depth: open.count)
      listener.end()
    } else {
      open.append(tag.written)
    }
    return true
  }

  private mutating func endTag() -> Bool {
    place += 2
    guard let name = open.popLast(), place + name.count < source.count,
      XMLBytes.equal(Bytes(rebasing: source[place..<(place + name.count)]), name)
    else { return false }
    place += name.count
    skipSpace()
    guard byte(place) == UInt8(ascii: ">") else { return false }
    place += 1
    names.leave(depth: open.count)
    listener.end()
    return true
  }

  private mutating func attribute() -> Bool {
    guard let name = qualifiedName() else { return false }
    skipSpace()
    guard byte(place) == UInt8(ascii: "=") else { return false }
    place += 1
    skipSpace()
    guard let value = quoted() else { return false }
    let entry = XMLAttributes.Entry(prefix: name.prefix, name: name.local, value: value)
    let isPrefix = name.prefix.map { XMLBytes.equal($0, "xmlns") } ?? false
    guard isPrefix || XMLBytes.equal(name.written, "xmlns") else {
      let isDouble = attributes.contains { $0.isNamed(like: entry) }
      attributes.append(entry)
      return !isDouble
    }
    // What these two are is fixed, and a prefix always stands for something.
    let isFixed = isPrefix && (XMLBytes.equal(name.local, "xml") || XMLBytes.equal(name.local, "xmlns"))
    guard !isFixed, !isPrefix || !value.isEmpty else { return false }
    return names.declare(isPrefix ? name.local : nil, entry.text, depth: open.count)
  }

  /// What stands between quotation marks, with references that are all known.
  private mutating func quoted() -> Bytes? {
    let mark = byte(place)
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    let start = place + 1
    place = start
    while place < source.count {
      switch source[place] {
      case mark:
        place += 1
        return Bytes(rebasing: source[start..<(place - 1)])
      case UInt8(ascii: "<"), 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20: return nil
      case UInt8(ascii: "&"):
        guard let reference = XMLReference(source, at: place) else { return nil }
        place = reference.end
      default: place += 1
      }
    }
    return nil
  }

  private mutating func comment() -> Bool {
    place += 4
    guard let end = skip(to: "--"), byte(end) == UInt8(ascii: ">") else { return false }
    place = end + 1
    return true
  }

  private mutating func instruction() -> Bool {
    place += 2
    guard let target = qualifiedName(), target.prefix == nil,
      String(decoding: target.local, as: UTF8.self).lowercased() != "xml",
      XMLBytes.isSpace(byte(place)) || starts(with: "?>"), let end = skip(to: "?>")
    else { return false }
    place = end
    return true
  }

  /// The text's own `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`, where it has one.
  private mutating func declaration() -> Bool {
    guard starts(with: "<?xml"), XMLBytes.isSpace(byte(place + 5)) else { return true }
    guard let end = XMLDeclaration.end(source) else { return false }
    place = end
    return true
  }

  /// Goes to the next `text`.
  /// - Returns: where it ends; nil where a character comes before that XML forbids, or none follows.
  private func skip(to text: StaticString) -> Int? {
    var index = place
    while index < source.count {
      if source[index] == text.utf8Start[0], byte(index + 1) == text.utf8Start[1] { return index + 2 }
      guard source[index] >= 0x20 || XMLBytes.isSpace(source[index]) else { return nil }
      index += 1
    }
    return nil
  }

  // MARK: - Names

  private struct QualifiedName {
    var written: Bytes
    var prefix: Bytes?
    var local: Bytes
  }

  /// A name of ASCII with one colon at most; nil for any other.
  private mutating func qualifiedName() -> QualifiedName? {
    let start = place
    var colon: Int?
    guard XMLBytes.beginsName(byte(place)) else { return nil }
    while place < source.count, XMLBytes.isOfName(source[place]) {
      if source[place] == UInt8(ascii: ":") {
        guard colon == nil, XMLBytes.beginsName(byte(place + 1)) else { return nil }
        colon = place
      }
      place += 1
    }
    let written = Bytes(rebasing: source[start..<place])
    guard let colon else { return QualifiedName(written: written, prefix: nil, local: written) }
    return QualifiedName(
      written: written, prefix: Bytes(rebasing: source[start..<colon]),
      local: Bytes(rebasing: source[(colon + 1)..<place])
    )
  }

  // MARK: - Looking

  private func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard let start = source.baseAddress, place + count <= source.count else { return false }
    return memcmp(start + place, text.utf8Start, count) == 0
  }

  /// - Returns: whether there was any.
  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = place
    while place < source.count, XMLBytes.isSpace(source[place]) { place += 1 }
    return place > start
  }
}

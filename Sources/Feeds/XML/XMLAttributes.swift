import OutsideText

/// The attributes of one element; valid while its start is told.
struct XMLAttributes {
  /// Parts of the text, as they are written there.
  struct Entry {
    var prefix: UnsafeBufferPointer<UInt8>?
    var name: UnsafeBufferPointer<UInt8>
    var value: UnsafeBufferPointer<UInt8>
    /// Whether white space has been made spaces already.
    var isNormalized = false

    func isNamed(like other: Entry) -> Bool {
      guard XMLBytes.equal(name, other.name), (prefix == nil) == (other.prefix == nil) else { return false }
      guard let prefix, let otherPrefix = other.prefix else { return true }
      return XMLBytes.equal(prefix, otherPrefix)
    }

    /// The value, with white space as spaces, and references as what they mean.
    var text: String {
      if XMLBytes.firstSpecial(in: value, from: 0) == value.count { return String(decoding: value, as: UTF8.self) }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(value.count)
      var place = 0
      while place < value.count {
        if let reference = XMLReference(value, at: place) {
          bytes.append(contentsOf: reference.bytes)
          place = reference.end
          continue
        }
        let isPair = !isNormalized && value[place] == 0x0D && place + 1 < value.count && value[place + 1] == 0x0A
        if !isPair { bytes.append(isNormalized ? value[place] : max(0x20, value[place])) }
        place += 1
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private let entries: UnsafeBufferPointer<Entry>

  init(_ entries: UnsafeBufferPointer<Entry>) { self.entries = entries }

  /// By its name without a prefix, whatever its case; nil where there is none.
  subscript(_ name: StaticString) -> String? {
    for entry in entries where entry.prefix == nil && Self.equal(entry.name, name) { return entry.text }
    return nil
  }

  /// By prefix and name, such as `xml:base`.
  subscript(_ prefix: StaticString, _ name: StaticString) -> String? {
    for entry in entries where Self.equal(entry.name, name) {
      if let own = entry.prefix, Self.equal(own, prefix) { return entry.text }
    }
    return nil
  }

  /// All of them as the markup of a tag.
  var markup: String {
    entries.map { entry in
      let prefix = entry.prefix.map { String(decoding: $0, as: UTF8.self) + ":" } ?? ""
      let name = String(decoding: entry.name, as: UTF8.self).lowercased()
      return XMLText.attribute(prefix + name, entry.text)
    }.joined()
  }

  private static func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for index in bytes.indices {
      let byte = bytes[index]
      guard ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == name.utf8Start[index] else { return false }
    }
    return true
  }
}

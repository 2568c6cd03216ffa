import Foundation

/// The text of one element while it is being read, with the markup in it written out again.
struct TextCollector {
  /// Whether an element is being read.
  private(set) var isOpen = false
  /// The element that is read, or was read last.
  private(set) var name = ElementName(local: "", prefix: nil, namespace: nil)
  private(set) var base = URL(filePath: "/")
  /// Whether what stands in it is markup by itself, as in Atom's `xhtml`: its text is escaped again.
  private var isMarkup = false
  private var bytes: [UInt8] = []
  /// Elements in it that have not ended.
  private var inner: [String] = []

  static let most = 4 << 20

  mutating func begin(_ name: ElementName, isMarkup: Bool, base: URL) {
    self.name = name
    self.isMarkup = isMarkup
    self.base = base
    bytes.removeAll(keepingCapacity: true)
    isOpen = true
  }

  /// Without white space around it.
  var string: String {
    let first = bytes.firstIndex { !Self.isSpace($0) } ?? bytes.endIndex
    let end = bytes[first...].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? first
    let text = bytes[first..<end].withUnsafeBytes(LongText.string)
    // White space beyond ASCII is rare.
    guard first < end, bytes[first] >= 0x80 || bytes[end - 1] >= 0x80 else { return text }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard isOpen, bytes.count + text.count <= Self.most else { return }
    guard isMarkup else {
      bytes.append(contentsOf: text)
      return
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      default: bytes.append(byte)
      }
    }
  }

  mutating func start(_ name: ElementName, _ attributes: XMLAttributes) {
    inner.append(name.local)
    guard bytes.count < Self.most else { return }
    bytes.append(contentsOf: "<\(name.local)\(attributes.markup)>".utf8)
  }

  /// - Returns: whether the element itself has ended.
  mutating func end() -> Bool {
    guard let name = inner.popLast() else {
      isOpen = false
      return true
    }
    if bytes.count < Self.most { bytes.append(contentsOf: "</\(name)>".utf8) }
    return false
  }
}

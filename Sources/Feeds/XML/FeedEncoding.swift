import Articles
import Foundation

/// Which characters the bytes of a feed mean. Feeds are labelled wrongly so often that what the bytes show counts more: a byte
/// order mark, zeros beside the first sign, text that can be nothing but UTF-8; then what the feed says of itself, what the
/// server says, and windows-1252.
enum FeedEncoding {
  /// The text as UTF-8, without a byte order mark.
  static func utf8(_ data: Data, contentType: String?) -> Data {
    if let wide = twoBytesWide(data) { return Data(wide.utf8(data)) }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    func named() -> PageEncoding? { declared(bytes) ?? PageEncoding.charset(inHeader: contentType) }
    switch UTF8Evidence(bytes) {
    case .plain:
      // Seven bits: only an encoding that shifts means other characters by them.
      guard bytes.withUnsafeBytes({ $0.contains(0x1B) }), let named = named(), named.name == "ISO-2022-JP" else {
        return bytes
      }
      return Data(named.utf8(bytes))
    case .whole: return bytes
    case .cut: return Data(PageEncoding.utf8.utf8(bytes))
    case .none:
      let encoding = named().flatMap { $0 == .utf8 || $0.name.hasPrefix("UTF-16") ? nil : $0 } ?? .windows1252
      return Data(encoding.utf8(bytes))
    }
  }

  /// Told by a mark, or by the zeros of `<` in the first characters.
  private static func twoBytesWide(_ data: Data) -> PageEncoding? {
    let start = Array(data.prefix(4))
    guard start.count == 4 else { return nil }
    if start[0] == 0xFF, start[1] == 0xFE { return PageEncoding(name: "UTF-16LE") }
    if start[0] == 0xFE, start[1] == 0xFF { return PageEncoding(name: "UTF-16BE") }
    let signs: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "{")]
    if signs.contains(start[0]), start[1] == 0, start[3] == 0 { return PageEncoding(name: "UTF-16LE") }
    if start[0] == 0, signs.contains(start[1]), start[2] == 0 { return PageEncoding(name: "UTF-16BE") }
    return nil
  }

  /// What the XML declaration says.
  private static func declared(_ data: some Collection<UInt8>) -> PageEncoding? {
    let start = String(decoding: data.prefix(400).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    return start.firstMatch(of: /(?i)<\?xml[^>]{0,200}?encoding\s*=\s*["']\s*([a-z0-9_:.\-]{2,30})/)
      .flatMap { PageEncoding(label: $0.output.1) }
  }
}

/// How much the bytes of a text speak for UTF-8.
private enum UTF8Evidence {
  /// Seven bits only.
  case plain
  /// Well formed, with characters beyond ASCII.
  case whole
  /// Mostly well formed: cut in the middle of characters here and there.
  case cut
  case none

  init(_ data: Data) {
    var good = 0
    var bad = 0
    data.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        // Eight at a time as long as there is nothing but seven bits.
        while index + 8 <= bytes.count,
          bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        guard index < bytes.count else { break }
        let byte = bytes[index]
        guard byte >= 0x80 else {
          index += 1
          continue
        }
        let length = byte >= 0xF0 && byte < 0xF5 ? 4 : byte >= 0xE0 ? 3 : 2
        let isBegun = byte >= 0xC2 && byte < 0xF5 && index + length <= bytes.count
        if isBegun, Self.isWellFormed(bytes[index..<(index + length)]) {
          good += 1
          index += length
        } else {
          bad += 1
          index += 1
        }
      }
    }
    self = bad == 0 ? (good == 0 ? .plain : .whole) : good > bad * 4 ? .cut : .none
  }

  /// The second byte rules out overlong forms, surrogates and what lies beyond Unicode.
  private static func isWellFormed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let second = bytes[bytes.startIndex + 1]
    let range: ClosedRange<UInt8> =
      switch bytes[bytes.startIndex] {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    return range.contains(second) && bytes.dropFirst(2).allSatisfy { $0 & 0xC0 == 0x80 }
  }
}

/// Short names for texts, made of what they say: the same in every process, so that a page outlives a restart of its server.
enum ContentName {
  /// FNV-1a, 32 bits.
  static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  static func of(_ text: String) -> String { String(hash(text), radix: 36) }

  /// As short as the name of one of some thousands may be: a capital letter and four characters of any kind.
  static func brief(_ text: String) -> String {
    var rest = hash(text)
    let first = UInt8(ascii: "A") + UInt8(rest % 26)
    rest /= 26
    let others = (0..<4).map { _ in
      defer { rest >>= 6 }
      return characters[Int(rest & 63)]
    }
    return String(decoding: [first] + others, as: UTF8.self)
  }

  private static let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

/// Short names for texts, made of what they say: the same in every process, so that a page outlives a restart of its server.
enum ContentName {
  /// FNV-1a, 32 bits.
  static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  static func of(_ text: String) -> String { String(hash(text), radix: 36) }
}

/// How many terminal columns text takes, counted by grapheme clusters as modern terminals draw them.
package enum DisplayWidth {
  /// The columns of a whole text; control characters take none.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// 0, 1 or 2 columns.
  ///
  /// Source: Unicode Standard Annex 11 (East Asian Width, version 14: Wide and Fullwidth take two columns) and Technical
  /// Standard 51 (an emoji presentation takes two columns). A cluster of several spacing characters counts as two.
  package static func of(_ cluster: Character) -> Int {
    if let ascii = cluster.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var width = 0
    for scalar in cluster.unicodeScalars {
      // U+FE0F asks for the emoji form of the character before it.
      if scalar.value == 0xFE0F, width == 1 { return 2 }
      width += of(scalar)
      if width >= 2 { return 2 }
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isEmojiPresentation || isWide(scalar.value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
    // A soft hyphen is drawn; Arabic number signs (Cf too) are, but no other format character is.
    case .format: return scalar.value == 0xAD || (0x0600...0x0605).contains(scalar.value) ? 1 : 0
    default: break
    }
    // Medial vowels and final consonants of Hangul syllables join the first consonant's two columns.
    return (0x1160...0x11FF).contains(scalar.value) ? 0 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// Wide and Fullwidth characters, without the emoji that `isEmojiPresentation` knows.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

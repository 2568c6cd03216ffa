/// The one place where outside text loses everything that could steer a terminal or reorder a line.
///
/// Removed are the C0 and C1 control characters, DEL, the characters with Unicode's property `Bidi_Control`, interlinear
/// annotation marks and noncharacters. Escape sequences (ECMA-48: CSI, OSC, DCS, SOS, PM, APC and the short forms) go as a
/// whole, so that no `[31m` stays behind. Everything else passes unchanged. The time is linear in the length of the text.
///
/// Entities must be decoded *before* this filter runs (`&#x1b;` is an escape character): use ``PlainText`` or ``RichText``
/// for text that may hold entities.
package enum ControlFilter {
  /// Text for one line: line breaks, tabs and their relatives become one space each.
  package static func line(_ text: String) -> String {
    needsFiltering(text) ? filtered(text, keepsLayout: false) : text
  }

  /// Text whose layout matters, such as code: newlines and tabs stay, all other line breaks become newlines.
  package static func block(_ text: String) -> String {
    needsFiltering(text) ? filtered(text, keepsLayout: true) : text
  }

  /// Whether the filter keeps `scalar` as it is in a line.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: false
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    case 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether the filter would change a line: some scalar is not harmless.
  package static func needsFiltering(_ text: String) -> Bool {
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return true }
      switch byte {
      // The first bytes of all characters that `isHarmless` refuses beyond ASCII.
      case 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...0xF4: return text.unicodeScalars.contains { !isHarmless($0) }
      default: continue
      }
    }
    return false
  }

  private static func filtered(_ text: String, keepsLayout: Bool) -> String {
    var scanner = EscapeScanner(Array(text.unicodeScalars))
    var result = String.UnicodeScalarView()
    while let scalar = scanner.next() {
      if isHarmless(scalar) {
        result.append(scalar)
        continue
      }
      switch scalar.value {
      case 0x0D where scanner.peek == "\n": continue
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append(keepsLayout ? "\n" : " ")
      case 0x09: result.append(keepsLayout ? "\t" : " ")
      default: continue
      }
    }
    return String(result)
  }
}

/// Walks over text and steps over escape sequences as a terminal would read them (ECMA-48, section 5.4 and 5.6).
private struct EscapeScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The last place where a control string can end; without one ahead, an introducer is dropped alone and its text stays.
  private let lastTerminator: Int

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    lastTerminator =
      scalars.indices.last { index in
        switch scalars[index].value {
        case 0x07, 0x9C: true
        case 0x5C: index > 0 && scalars[index - 1].value == 0x1B
        default: false
        }
      } ?? -1
  }

  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func next() -> Unicode.Scalar? {
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      switch scalar.value {
      case 0x1B: skipEscape()
      case 0x9B: skipControlSequence()
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipControlString()
      default: return scalar
      }
    }
    return nil
  }

  private mutating func skipEscape() {
    guard let scalar = peek else { return }
    switch scalar {
    case "[":
      position += 1
      skipControlSequence()
    case "]", "P", "X", "^", "_":
      position += 1
      skipControlString()
    default:
      while let intermediate = peek, (0x20...0x2F).contains(intermediate.value) { position += 1 }
      if let final = peek, (0x30...0x7E).contains(final.value) { position += 1 }
    }
  }

  private mutating func skipControlSequence() {
    while let parameter = peek, (0x30...0x3F).contains(parameter.value) { position += 1 }
    while let intermediate = peek, (0x20...0x2F).contains(intermediate.value) { position += 1 }
    if let final = peek, (0x40...0x7E).contains(final.value) { position += 1 }
  }

  private mutating func skipControlString() {
    guard position <= lastTerminator else { return }
    while let scalar = peek {
      switch scalar.value {
      case 0x07, 0x9C, 0x18, 0x1A:
        position += 1
        return
      case 0x1B:
        if position + 1 < scalars.count, scalars[position + 1] == "\\" { position += 2 }
        return
      default:
        position += 1
      }
    }
  }
}

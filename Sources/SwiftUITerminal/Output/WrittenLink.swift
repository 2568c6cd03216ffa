/// Addresses that may be written to a terminal as links.
enum WrittenLink {
  /// The address with everything but visible ASCII percent-encoded; nil for other schemes than http, https and mailto, and for
  /// addresses with control characters.
  static func safe(_ address: String) -> String? {
    guard address.utf8.count <= 2048 else { return nil }
    let lowered = address.prefix(8).lowercased()
    guard lowered.hasPrefix("http://") || lowered.hasPrefix("https://") || lowered.hasPrefix("mailto:") else {
      return nil
    }
    guard address.utf8.contains(where: { !(0x21...0x7E).contains($0) }) else { return address }
    var result = ""
    for byte in address.utf8 {
      switch byte {
      case 0x21...0x7E: result.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x00..<0x20, 0x7F: return nil
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" + digits : digits)
      }
    }
    return result
  }
}

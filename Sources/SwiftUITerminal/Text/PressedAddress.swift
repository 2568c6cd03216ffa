import OutsideText

/// Which addresses a press or a terminal's own link may open.
enum PressedAddress {
  /// `http`, `https` and `mailto` without control characters; nil for all others.
  static func outside(_ address: String) -> String? {
    guard address.utf8.count <= 8192, address.unicodeScalars.allSatisfy(ControlFilter.isHarmless),
      let colon = address.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    switch address[..<colon].lowercased() {
    case "http", "https": return SafeLink.url(address)?.absoluteString
    case "mailto": return address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? address : nil
    default: return nil
    }
  }

  /// An absolute path of the app; nil for what could be read as another host or scheme.
  static func inside(_ path: String) -> String? {
    guard path.hasPrefix("/"), !path.hasPrefix("//"), !path.hasPrefix("/\\"), path.utf8.count <= 4096,
      path.unicodeScalars.allSatisfy(ControlFilter.isHarmless)
    else { return nil }
    return path
  }

  static func any(_ address: String) -> String? { outside(address) ?? inside(address) }
}

import FoundationExtras

/// The name of a host, with or without a port.
enum HostName {
  static let expectation: String.LocalizationValue = "a host name such as news.example.org"

  static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, (1...253).contains(name.utf8.count) else { return false }
    if parts.count == 2, UInt16(parts[1]).map({ $0 == 0 }) ?? true { return false }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }
}

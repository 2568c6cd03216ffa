import Foundation
import OutsideText

/// Addresses as pages write them.
package enum PageAddress {
  /// The whole address; nil for what does not lie on the web, and for places within the page itself.
  package static func absolute(_ text: String, base: URL) -> URL? {
    if SafeLink.isPlainAddress(text), !hasDotSegment(text) { return SafeLink.url(text) }
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.hasPrefix("#"), text.utf8.count <= 8192 else { return nil }
    let scheme = text.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    if scheme.endIndex < text.endIndex, text[scheme.endIndex] == ":", !["http", "https"].contains(scheme.lowercased()) {
      return nil
    }
    return URL(string: text, relativeTo: base).flatMap { SafeLink.url($0.absoluteString) }
  }

  private static func hasDotSegment(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.dropFirst().contains { bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1] == UInt8(ascii: "/") }
    }
  }
}

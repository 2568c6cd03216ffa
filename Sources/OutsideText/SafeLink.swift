import Foundation

/// Addresses from outside, reduced to those a reader may open.
package enum SafeLink {
  /// The address, if it is absolute, has a host and the scheme `http` or `https`; otherwise nil.
  ///
  /// Control characters and surrounding white space are removed first; other characters that a URL cannot hold are
  /// percent-encoded.
  package static func url(_ text: String) -> URL? {
    if isPlainAddress(text) { return URL(string: text).flatMap { $0.host()?.isEmpty == false ? $0 : nil } }
    let text = ControlFilter.line(text).trimmingCharacters(in: .whitespaces)
    guard text.utf8.count <= 8192, hasWebScheme(text), let url = URL(string: text), let host = url.host(),
      !host.isEmpty
    else { return nil }
    return url
  }

  /// The address of a page as people type it, with or without its scheme; nil where it is none.
  package static func typed(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if let url = url(text) { return url }
    return !text.contains("://") && (text.contains(".") || text.hasPrefix("localhost")) ? url("https://" + text) : nil
  }

  /// The host as people say it: lower case, without a leading `www.`.
  package static func site(of url: URL) -> String? {
    guard let host = url.host()?.lowercased(), !host.isEmpty else { return nil }
    // Nearly all hosts are plain, and decoding costs as much as all else of a row.
    let shown = PlainText.label(host.utf8.contains(UInt8(ascii: "%")) ? host.removingPercentEncoding ?? host : host)
    return shown.hasPrefix("www.") && shown.count > 4 ? String(shown.dropFirst(4)) : shown
  }

  /// Whether it is an absolute address of the web that needs no cleaning: printable ASCII without a space.
  package static func isPlainAddress(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count <= 8192 && (bytes.starts(with: "https://".utf8) || bytes.starts(with: "http://".utf8))
        && bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }
  }

  private static func hasWebScheme(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }
}

import Foundation

/// Where the Internet Archive keeps what a page once said. Nobody is asked before the reader follows the link.
package enum ArchivedCopy {
  /// The newest copy of a page; nil for what is no page of the web, or a copy itself.
  package static func address(of page: URL) -> URL? {
    guard let scheme = page.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = page.host(),
      host != Self.host
    else { return nil }
    return URL(string: "https://\(Self.host)/web/2/\(page.absoluteString)")
  }

  private static let host = "web.archive.org"
}

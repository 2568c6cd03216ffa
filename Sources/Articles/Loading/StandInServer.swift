import Foundation

/// A server that stands in for sites that do not exist: the page of `https://host.example/path` lies at `origin`, under
/// `pages/host.example/path`. For samples only: names under `.example` are nobody's (RFC 2606).
package struct StandInServer: Hashable, Sendable {
  /// Such as `http://127.0.0.1:8090/`.
  package var origin: URL

  package init(origin: URL) {
    self.origin = origin
  }

  /// The address to ask for `url`.
  package func asked(_ url: URL) -> URL {
    guard let host = url.host()?.lowercased(), host.hasSuffix(".example") else { return url }
    let path = url.path(percentEncoded: true)
    let query = url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return URL(string: "/pages/\(host)\(path)\(query)", relativeTo: origin)?.absoluteURL ?? url
  }

  /// The address to show for what was found at `url`.
  package func shown(_ url: URL) -> URL {
    guard let scheme = url.scheme, scheme == origin.scheme, url.host() == origin.host(), url.port == origin.port
    else { return url }
    let parts = url.path(percentEncoded: true).split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    guard parts.count >= 2, parts[0] == "pages" else { return url }
    let query = url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return URL(string: "https://\(parts[1])/\(parts.count > 2 ? String(parts[2]) : "")\(query)") ?? url
  }
}

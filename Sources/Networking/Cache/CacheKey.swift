import Foundation

/// What an answer is cached under: the address without anything secret, or a name of the service's own.
package struct CacheKey: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// The key for a request; nil for one whose answer must not be cached. Keys and tokens in the address are left out.
  package init?(_ request: HTTPRequest) {
    guard request.method == "GET", request.body == nil else { return nil }
    self.init(address: request.url, kind: request.headers["Accept-Language"].map { "language \($0)" } ?? "")
  }

  /// The key for something made from what lies at `address`; `kind` says what, such as `320 points wide`.
  package init(address: URL, kind: String) {
    description = Redactor.withoutSecrets(address).absoluteString + (kind.isEmpty ? "" : " \(kind)")
  }
}

import Foundation

/// Which machines a transport may connect to, judged by the address a name has been resolved to, for each connection anew:
/// neither a redirect nor a name that changes its mind leads elsewhere.
package enum AddressRule: Hashable, Sendable {
  case anywhere
  /// Public addresses, and whatever lies at the given origins, such as `http://127.0.0.1:8090`; see ``origin(of:)``.
  case publicOnly(trusting: Set<String>)

  /// Scheme, host and port of an address, as the rule compares them.
  package static func origin(of url: URL) -> String {
    "\(url.scheme?.lowercased() ?? "")://\(url.hostAndPort.lowercased())"
  }

  /// Whether the addresses that the host of `url` resolves to must be checked.
  func mustCheck(_ url: URL) -> Bool {
    switch self {
    case .anywhere: false
    case .publicOnly(let trusted): !trusted.contains(Self.origin(of: url))
    }
  }
}

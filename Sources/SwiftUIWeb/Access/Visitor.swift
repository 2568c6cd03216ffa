import Foundation
import HTTPServer

/// Who asks, and by which way.
struct Visitor: Equatable {
  enum Standing: Equatable {
    /// The account that runs the server, on this machine.
    case owner
    /// A browser that came in with the secret; whether its cookie is to be renewed.
    case guest(renews: Bool)
    case stranger
  }

  var standing: Standing
  /// The reader's address, which a trusted proxy may tell.
  var address: String
  /// Whether the reader's own connection is encrypted.
  var isSecure: Bool
  /// Whether it came straight from this machine, by no proxy that says so.
  var isDirect: Bool
}

/// Tells visitors apart.
struct VisitorRules: Sendable {
  var access: WebAccess
  /// Whether a proxy on this machine is believed what it forwards.
  var isBehindProxy: Bool
  var accessCookie: String

  func visitor(_ request: HTTPRequest, day: Int) -> Visitor {
    let forwarding = Forwarding(request.headers)
    let isLocal = Self.isLocal(request.remoteAddress)
    var visitor = Visitor(
      standing: .stranger, address: request.remoteAddress, isSecure: false, isDirect: forwarding == nil)
    if isBehindProxy, isLocal, let forwarding {
      if let address = forwarding.address { visitor.address = address }
      visitor.isSecure = forwarding.isSecure
    }
    // A program that speaks HTTP/1.0 is a proxy of old or a script: it cannot be told which.
    if !access.requiresSecret, forwarding == nil, request.peer.isOwn, request.version == "HTTP/1.1" {
      visitor.standing = .owner
    } else if let given = request.cookie(accessCookie).flatMap(access.day(ofPass:)) {
      visitor.standing = .guest(renews: given != day)
    }
    return visitor
  }

  /// "" is the address of a unix socket.
  static func isLocal(_ address: String) -> Bool {
    address.isEmpty || address == "::1" || address.hasPrefix("127.")
  }
}

/// What a request says of the way it came by; nil where it says nothing of a proxy.
struct Forwarding: Equatable {
  var address: String?
  var isSecure = false

  init?(_ headers: HTTPHeaders) {
    let names = headers.lines.map { $0.name.lowercased() }
    guard
      names.contains(where: { $0 == "forwarded" || $0 == "via" || $0 == "x-real-ip" || $0.hasPrefix("x-forwarded") })
    else { return nil }
    // The last entry is the one that the nearest proxy wrote; what stands before it, anybody may have written.
    if let last = headers.values("Forwarded").last?.split(separator: ",").last {
      for pair in last.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { continue }
        let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        if parts[0].lowercased() == "for" { address = Self.address(value) }
        if parts[0].lowercased() == "proto" { isSecure = value.lowercased() == "https" }
      }
    } else {
      let list = headers.values("X-Forwarded-For").last ?? headers["X-Real-IP"]
      address = list?.split(separator: ",").last.flatMap { Self.address($0.trimmingCharacters(in: .whitespaces)) }
      let scheme = headers.values("X-Forwarded-Proto").last?.split(separator: ",").last
      isSecure = scheme?.trimmingCharacters(in: .whitespaces).lowercased() == "https"
    }
  }

  /// An address in figures, without port.
  private static func address(_ text: String) -> String? {
    var text = text
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = String(text[text.index(after: text.startIndex)..<end])
    } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
      text = String(text[..<colon])
    }
    return NumericAddress(text)?.text
  }
}

import OutsideText

/// Where a server listens: a host (name or numeric address) and a TCP port, or the file of a unix socket.
///
///     let address = try ListenAddress("127.0.0.1:0")   // any free port
///     let socket = try ListenAddress("unix:/run/user/1000/news.socket")
///
/// Port 0 asks the system for a free port. A text without a host (`:8080`) means loopback, never "all interfaces":
/// who wants those writes `0.0.0.0:8080` or `[::]:8080`.
package struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
  /// A name or a numeric address, IPv6 without brackets; `unix:` and a path for a unix socket, whose port is 0.
  package var host: String
  package var port: UInt16

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `host:port`, `[ipv6]:port`, `:port` or `unix:/path`.
  /// - Throws: ``ParseError``, whose text says what is wrong and shows a right example.
  package init(_ text: String) throws(ParseError) {
    if text.hasPrefix(Self.socketPrefix) {
      guard text.dropFirst(Self.socketPrefix.count).hasPrefix("/"), !text.utf8.contains(0) else {
        throw ParseError(text: text, reason: "the path of a socket begins with /")
      }
      guard text.utf8.count - Self.socketPrefix.count <= 107 else {
        throw ParseError(text: text, reason: "the path of a socket has 107 bytes at most")
      }
      host = text
      port = 0
      return
    }
    let host: Substring
    let portText: Substring
    if text.hasPrefix("[") {
      guard let bracket = text.firstIndex(of: "]") else { throw ParseError(text: text, reason: "the ] is missing") }
      host = text[text.index(after: text.startIndex)..<bracket]
      let rest = text[text.index(after: bracket)...]
      guard rest.hasPrefix(":") else { throw ParseError(text: text, reason: "a port is missing after the ]") }
      portText = rest.dropFirst()
      guard host.contains(":") else { throw ParseError(text: text, reason: "only an IPv6 address stands in brackets") }
    } else {
      guard let colon = text.lastIndex(of: ":") else { throw ParseError(text: text, reason: "a port is missing") }
      host = text[..<colon]
      portText = text[text.index(after: colon)...]
      guard !host.contains(":") else { throw ParseError(text: text, reason: "an IPv6 address needs brackets") }
    }
    guard !portText.isEmpty, portText.allSatisfy({ ("0"..."9").contains($0) }), let port = UInt16(portText) else {
      throw ParseError(text: text, reason: "the port must be a number from 0 to 65535")
    }
    let isPlain = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "%"):
        true
      default: false
      }
    }
    guard isPlain else { throw ParseError(text: text, reason: "the host holds characters that no address has") }
    self.host = host.isEmpty ? "127.0.0.1" : String(host)
    self.port = port
  }

  private static let socketPrefix = "unix:"

  /// The file of a unix socket; nil for a host and port.
  package var socketPath: String? {
    host.hasPrefix(Self.socketPrefix) ? String(host.dropFirst(Self.socketPrefix.count)) : nil
  }

  /// Whether only this machine can reach the address, judged by its text: `localhost`, `127.x.x.x`, `::1` or a unix socket.
  package var isLoopback: Bool {
    if socketPath != nil { return true }
    if host.lowercased() == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// `unix:/path`, or `host:port`, with brackets around an IPv6 address; fit for the authority of a URL.
  package var description: String {
    socketPath != nil ? host : host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// The text is no listen address.
  package struct ParseError: Error, Equatable, CustomStringConvertible {
    package let text: String
    package let reason: String

    package var description: String {
      let shown = ControlFilter.line(String(text.unicodeScalars.prefix(80)))
      return "\"\(shown)\" is not an address to listen on: \(reason). Write for example 127.0.0.1:8080 or [::1]:0."
    }
  }
}

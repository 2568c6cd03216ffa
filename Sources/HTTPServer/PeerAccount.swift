import CMicroHTTPD
import Foundation
import Glibc

/// The account at the other end of a connection, as the kernel tells it.
package enum PeerAccount: Sendable, Equatable {
  /// A process of this machine, by its user's number.
  case local(user: UInt32)
  /// Another machine, or nobody whom the kernel can name.
  case unknown

  /// Whether it is the account that runs this process.
  package var isOwn: Bool { self == .local(user: geteuid()) }

  init(ofPeerOf socket: Int32) {
    guard let ends = SocketEnds(socket) else {
      self = .unknown
      return
    }
    switch ends {
    case .unix:
      var user: uid_t = 0
      self = socket_peer_user(socket, &user) == 0 ? .local(user: user) : .unknown
    case .internet(let peer, let own):
      self = Self.owner(of: peer, to: own).map { .local(user: $0) } ?? .unknown
    }
  }

  /// Looks for the peer's own end of the connection among the sockets of this machine.
  private static func owner(of peer: SocketEnds.End, to own: SocketEnds.End) -> UInt32? {
    guard peer.isLoopback, own.isLoopback else { return nil }
    var user: uid_t = 0
    let family = peer.isIPv6 ? AF_INET6 : AF_INET
    switch tcp_end_user(family, peer.address, peer.port.bigEndian, own.address, own.port.bigEndian, &user) {
    case 0: return user
    case 1: return nil
    default: return ownerInTables(of: peer, to: own)
    }
  }

  /// The same where the kernel takes no questions, as in some containers: its tables list all connections, which takes longer.
  static func ownerInTables(of peer: SocketEnds.End, to own: SocketEnds.End) -> UInt32? {
    for file in peer.isIPv6 ? ["/proc/net/tcp6"] : ["/proc/net/tcp", "/proc/net/tcp6"] {
      let isMapped = file.hasSuffix("6") && !peer.isIPv6
      let wanted = "\(peer.text(mapped: isMapped)) \(own.text(mapped: isMapped))"
      if let table = contents(of: file), let user = SocketTable.user(of: wanted, in: table) { return user }
    }
    return nil
  }

  /// Files of `/proc` do not tell their size, so they are read to their end.
  private static func contents(of file: String) -> Data? {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    return try? handle.readToEnd()
  }
}

/// The two ends of a connected socket.
enum SocketEnds {
  struct End {
    var address: [UInt8]
    var port: UInt16

    var isIPv6: Bool { address.count == 16 }
    var isLoopback: Bool { isIPv6 ? address == [UInt8](repeating: 0, count: 15) + [1] : address.first == 127 }

    /// As the kernel's tables spell it: words of the machine's byte order, in figures of sixteen.
    /// - Parameter mapped: the IPv4 address as one of IPv6.
    func text(mapped: Bool) -> String {
      let bytes = mapped ? [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + address : address
      let words = stride(from: 0, to: bytes.count, by: 4).map { start in
        let word = bytes[start..<(start + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return String(format: "%08X", UInt32(littleEndian: word))
      }
      return words.joined() + String(format: ":%04X", port)
    }
  }

  case unix
  case internet(peer: End, own: End)

  init?(_ socket: Int32) {
    guard let own = Self.end(socket, getsockname) else { return nil }
    guard let ownEnd = own else {
      self = .unix
      return
    }
    guard let peer = Self.end(socket, getpeername), let peerEnd = peer else { return nil }
    self = .internet(peer: peerEnd, own: ownEnd)
  }

  /// The end, `.some(nil)` of a unix socket, nil where it cannot be told.
  private static func end(
    _ socket: Int32, _ ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> End?? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(socket, $0, &length) }
    }
    guard result == 0 else { return nil }
    let family = Int32(storage.ss_family)
    return withUnsafeBytes(of: storage) { raw -> End?? in
      switch family {
      case AF_UNIX: return .some(nil)
      case AF_INET:
        let address = raw.load(as: sockaddr_in.self)
        return End(
          address: withUnsafeBytes(of: address.sin_addr) { Array($0) }, port: UInt16(bigEndian: address.sin_port))
      case AF_INET6:
        let address = raw.load(as: sockaddr_in6.self)
        let bytes = withUnsafeBytes(of: address.sin6_addr) { Array($0) }
        let isMapped = bytes.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF])
        return End(address: isMapped ? Array(bytes.suffix(4)) : bytes, port: UInt16(bigEndian: address.sin6_port))
      default: return nil
      }
    }
  }
}

/// Reads `/proc/net/tcp`.
enum SocketTable {
  /// The user of the socket whose two ends are written `ends`; nil where no process holds it open.
  ///
  /// A connection that is closing has no process any more, and the kernel says user 0 of it: only established ones count.
  static func user(of ends: String, in table: Data) -> UInt32? {
    guard let found = table.range(of: Data((": " + ends + " ").utf8)) else { return nil }
    let rest = table[found.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    // State, queues, timer, retransmissions, user, time-out, inode.
    let fields = rest.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count > 6, fields[0] == "01", let inode = UInt64(fields[6]), inode != 0 else { return nil }
    return UInt32(fields[4])
  }
}

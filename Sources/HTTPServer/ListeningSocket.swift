import Glibc

/// A bound, listening TCP socket.
struct ListeningSocket {
  let descriptor: Int32
  /// As asked for, with the port the system gave.
  let address: ListenAddress

  /// Resolves the host and listens on its first address that works; IPv4 comes first for a name.
  init(_ address: ListenAddress) throws(HTTPServerError) {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(address.host, String(address.port), &hints, &list)
    guard code == 0, let list else {
      throw .badAddress(address, reason: "the host is unknown (\(String(cString: gai_strerror(code))))")
    }
    defer { freeaddrinfo(list) }

    var candidates: [addrinfo] = []
    var next: UnsafeMutablePointer<addrinfo>? = list
    while let entry = next?.pointee {
      candidates.append(entry)
      next = entry.ai_next
    }
    candidates = candidates.filter { $0.ai_family == AF_INET } + candidates.filter { $0.ai_family == AF_INET6 }

    var failure = EADDRNOTAVAIL
    for candidate in candidates {
      switch Self.listen(on: candidate) {
      case .success(let descriptor):
        self.descriptor = descriptor
        self.address = ListenAddress(host: address.host, port: Self.port(of: descriptor) ?? address.port)
        return
      case .failure(let error):
        failure = error.code
      }
    }
    switch failure {
    case EADDRINUSE: throw .portInUse(address)
    case EACCES, EPERM: throw .permissionDenied(address)
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      throw .badAddress(address, reason: "no interface of this machine has this address")
    default: throw .cannotStart(reason: String(cString: strerror(failure)))
    }
  }

  func close() {
    Glibc.close(descriptor)
  }

  private struct SystemError: Error {
    let code: Int32
  }

  private static func listen(on candidate: addrinfo) -> Result<Int32, SystemError> {
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(candidate.ai_family, flags, Int32(IPPROTO_TCP))
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if candidate.ai_family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    guard bind(descriptor, candidate.ai_addr, candidate.ai_addrlen) == 0, Glibc.listen(descriptor, 1024) == 0 else {
      let code = errno
      Glibc.close(descriptor)
      return .failure(SystemError(code: code))
    }
    return .success(descriptor)
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16? in
        guard getsockname(descriptor, address, &length) == 0 else { return nil }
        return SocketAddress.port(address)
      }
    }
  }
}

/// Reads `sockaddr` of the two internet families.
enum SocketAddress {
  static func port(_ address: UnsafePointer<sockaddr>) -> UInt16? {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET: return UInt16(bigEndian: raw.load(as: sockaddr_in.self).sin_port)
    case AF_INET6: return UInt16(bigEndian: raw.load(as: sockaddr_in6.self).sin6_port)
    default: return nil
    }
  }

  /// The numeric address without port, "" for other families.
  static func host(_ address: UnsafePointer<sockaddr>) -> String {
    let raw = UnsafeRawPointer(address)
    let family = Int32(address.pointee.sa_family)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { text in
      let written: UnsafePointer<CChar>?
      switch family {
      case AF_INET:
        var value = raw.load(as: sockaddr_in.self).sin_addr
        written = inet_ntop(family, &value, text.baseAddress, socklen_t(text.count))
      case AF_INET6:
        var value = raw.load(as: sockaddr_in6.self).sin6_addr
        written = inet_ntop(family, &value, text.baseAddress, socklen_t(text.count))
      default:
        written = nil
      }
      return written.map { String(cString: $0) } ?? ""
    }
  }
}

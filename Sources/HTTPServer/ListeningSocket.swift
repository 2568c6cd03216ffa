import Glibc

/// A bound, listening socket: of TCP, or a unix socket.
struct ListeningSocket {
  let descriptor: Int32
  /// As asked for, with the port the system gave.
  let address: ListenAddress

  /// A socket that somebody else has bound for this process.
  init(inherited descriptor: Int32) throws(HTTPServerError) {
    var isListening: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0, isListening == 1 else {
      throw .cannotStart(reason: "descriptor \(descriptor) is no listening socket")
    }
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
    ownsFile = false
    isInherited = true
    address = Self.address(of: descriptor)
  }

  /// Whether somebody else opened it, and listens on when this process has ended.
  let isInherited: Bool

  /// Whether the file of the socket is this process's to remove.
  private let ownsFile: Bool

  func removeFile() {
    if ownsFile, let path = address.socketPath { unlink(path) }
  }

  /// A unix socket that every account may connect to: who may come in is decided by who connects.
  private static func listen(atPath path: String, _ address: ListenAddress) throws(HTTPServerError) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    func call(_ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
      withUnsafePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    // The socket of a server that was killed is still there, and nobody answers.
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK {
      if call(connect) == 0 {
        Glibc.close(descriptor)
        throw .portInUse(address)
      }
      if errno == ECONNREFUSED { unlink(path) }
    }
    guard call(bind) == 0, chmod(path, 0o666) == 0, Glibc.listen(descriptor, 1024) == 0 else {
      let code = errno
      Glibc.close(descriptor)
      switch code {
      case EADDRINUSE: throw .portInUse(address)
      case EACCES, EPERM, EROFS: throw .permissionDenied(address)
      default: throw .badAddress(address, reason: String(cString: strerror(code)))
      }
    }
    return descriptor
  }

  /// Resolves the host and listens on its first address that works; IPv4 comes first for a name.
  init(_ address: ListenAddress) throws(HTTPServerError) {
    isInherited = false
    if let path = address.socketPath {
      descriptor = try Self.listen(atPath: path, address)
      ownsFile = true
      self.address = address
      return
    }
    ownsFile = false
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
      // All interfaces are those of both families.
      var isAlone: Int32 = isAny(candidate) ? 0 : 1
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &isAlone, socklen_t(MemoryLayout<Int32>.size))
    }
    guard bind(descriptor, candidate.ai_addr, candidate.ai_addrlen) == 0, Glibc.listen(descriptor, 1024) == 0 else {
      let code = errno
      Glibc.close(descriptor)
      return .failure(SystemError(code: code))
    }
    return .success(descriptor)
  }

  private static func isAny(_ candidate: addrinfo) -> Bool {
    guard candidate.ai_family == AF_INET6, let address = candidate.ai_addr else { return false }
    return SocketAddress.host(address) == "::"
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    let address = address(of: descriptor)
    return address.socketPath == nil ? address.port : nil
  }

  private static func address(of descriptor: Int32) -> ListenAddress {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> ListenAddress in
        guard getsockname(descriptor, address, &length) == 0, let port = SocketAddress.port(address) else {
          return ListenAddress(host: "unix:", port: 0)
        }
        return ListenAddress(host: SocketAddress.host(address), port: port)
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
      let host = written.map { String(cString: $0) } ?? ""
      // An IPv4 address that reached a socket of both families.
      return host.hasPrefix("::ffff:") && host.contains(".") ? String(host.dropFirst(7)) : host
    }
  }
}

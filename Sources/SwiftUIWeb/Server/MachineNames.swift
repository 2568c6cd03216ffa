import Foundation
import Glibc

/// How other machines can call this one.
enum MachineNames {
  /// Its name, alone and in the local network's domain.
  static var all: [String] {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    guard !name.isEmpty, name != "localhost" else { return [] }
    let short = String(name.prefix { $0 != "." })
    return Array(Set([name, short, short + ".local"])).sorted()
  }

  /// Its addresses in figures, IPv4 first; none that only reach itself or one wire.
  static var addresses: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, entry.ifa_flags & UInt32(IFF_UP) != 0 else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
        continue
      }
      found.append(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    let reachable = found.filter {
      !$0.hasPrefix("127.") && $0 != "::1" && !$0.hasPrefix("169.254.") && !$0.hasPrefix("fe80:")
    }
    return reachable.filter { !$0.contains(":") } + reachable.filter { $0.contains(":") }
  }
}

import Foundation

/// A way to the network.
public struct NWPath: Equatable, Sendable {
  public enum Status: Equatable, Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status: Status
  public let availableInterfaces: [NWInterface]

  /// No interface of Linux is told to cost more than another.
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public var supportsDNS: Bool { status == .satisfied }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// A network interface with a default route.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  public let name: String
  public let type: InterfaceType

  init(name: String) {
    self.name = name
    let prefixes: [(String, InterfaceType)] = [
      ("lo", .loopback), ("wl", .wifi), ("ww", .cellular), ("en", .wiredEthernet), ("eth", .wiredEthernet),
    ]
    type = prefixes.first { name.hasPrefix($0.0) }?.1 ?? .other
  }
}

extension NWPath {
  /// From the kernel's routes.
  static func current() -> NWPath {
    func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    return NWPath(routes: text("/proc/net/route"), routes6: text("/proc/net/ipv6_route"))
  }

  /// - Parameters:
  ///   - routes: the text of `/proc/net/route`.
  ///   - routes6: the text of `/proc/net/ipv6_route`.
  init(routes: String, routes6: String) {
    let fields = { (text: String) in text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) } }
    let four = fields(routes).filter { $0.count > 7 && $0[1] == "00000000" && $0[7] == "00000000" }.map {
      String($0[0])
    }
    let six = fields(routes6).filter {
      $0.count > 9 && $0[1] == "00" && $0[0].allSatisfy { $0 == "0" } && $0[9] != "lo"
    }.map { String($0[9]) }
    var names: [String] = []
    for name in four + six where !names.contains(name) { names.append(name) }
    availableInterfaces = names.map(NWInterface.init)
    supportsIPv4 = !four.isEmpty
    supportsIPv6 = !six.isEmpty
    status = names.isEmpty ? .unsatisfied : .satisfied
  }
}

import Foundation

/// A way to the network.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way to the network; `requiresConnection` is never told.
  public enum Status: Equatable, Sendable { case satisfied, unsatisfied, requiresConnection }

  /// Whether there is a way: where an interface has a default route.
  public let status: Status
  /// The interfaces with a default route, those of IPv4 first.
  public let availableInterfaces: [NWInterface]

  /// No interface of Linux is told to cost more than another.
  public var isExpensive: Bool { false }
  /// Always false.
  public var isConstrained: Bool { false }
  /// Whether an interface has a default route for IPv4.
  public let supportsIPv4: Bool
  /// Whether an interface has a default route for IPv6.
  public let supportsIPv6: Bool
  /// Whether there is a way; names are not looked up.
  public var supportsDNS: Bool { status == .satisfied }

  /// Whether an interface of a kind has a default route.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// A network interface with a default route.
public struct NWInterface: Hashable, Sendable {
  /// The kind of an interface, by what its name begins with.
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  /// The name, as in `"eth0"`.
  public let name: String
  /// The kind, by what the name begins with; `other` where that is not known.
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
  /// The part of the path that goes by one kind of interface; the whole of it where none is asked for.
  static func current(by type: NWInterface.InterfaceType?) -> NWPath {
    type.map { NWPath.current().only($0) } ?? .current()
  }

  /// The part of the path that goes by one kind of interface.
  func only(_ type: NWInterface.InterfaceType) -> NWPath {
    let interfaces = availableInterfaces.filter { $0.type == type }
    return NWPath(
      status: interfaces.isEmpty ? .unsatisfied : status, availableInterfaces: interfaces,
      supportsIPv4: supportsIPv4 && !interfaces.isEmpty, supportsIPv6: supportsIPv6 && !interfaces.isEmpty)
  }

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

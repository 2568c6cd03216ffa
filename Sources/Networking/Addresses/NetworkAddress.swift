/// An IP address as bytes, four or sixteen, in network order.
package struct NetworkAddress: Hashable, Sendable {
  package let bytes: [UInt8]

  /// Nil unless there are four or sixteen bytes.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = Array(bytes)
  }

  /// Whether everybody on the internet means the same machine by it: not this machine, not a private network, nothing
  /// reserved (IANA's special-purpose address registries, RFC 6890). Addresses that carry another one, such as IPv4 inside
  /// IPv6, are judged by that one too.
  package var isPublic: Bool {
    bytes.count == 4 ? Self.isPublicIPv4(bytes[...]) : isPublicIPv6
  }

  private struct Block {
    let prefix: [UInt8]
    let bits: Int

    func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
      var rest = bits
      for (own, other) in zip(prefix, bytes) where rest > 0 {
        let mask = rest >= 8 ? 0xFF : UInt8(truncatingIfNeeded: 0xFF00 >> rest)
        if own & mask != other & mask { return false }
        rest -= 8
      }
      return true
    }
  }

  private static let closedIPv4 = [
    Block(prefix: [0], bits: 8), Block(prefix: [10], bits: 8), Block(prefix: [100, 64], bits: 10),
    Block(prefix: [127], bits: 8), Block(prefix: [169, 254], bits: 16), Block(prefix: [172, 16], bits: 12),
    Block(prefix: [192, 0, 0], bits: 24), Block(prefix: [192, 0, 2], bits: 24), Block(prefix: [192, 88, 99], bits: 24),
    Block(prefix: [192, 168], bits: 16), Block(prefix: [198, 18], bits: 15), Block(prefix: [198, 51, 100], bits: 24),
    Block(prefix: [203, 0, 113], bits: 24), Block(prefix: [224], bits: 4), Block(prefix: [240], bits: 4),
  ]

  private static func isPublicIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
    !closedIPv4.contains { $0.contains(bytes) }
  }

  /// Global unicast (2000::/3) without the parts set aside; of the rest only the translated IPv4 addresses.
  private static let global = Block(prefix: [0x20], bits: 3)
  private static let translated = Block(prefix: [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], bits: 96)
  private static let sixToFour = Block(prefix: [0x20, 0x02], bits: 16)
  private static let closedIPv6 = [
    Block(prefix: [0x20, 0x01, 0x00], bits: 23), Block(prefix: [0x20, 0x01, 0x0D, 0xB8], bits: 32),
    Block(prefix: [0x3F, 0xFF, 0x00], bits: 20),
  ]

  private var isPublicIPv6: Bool {
    let all = bytes[...]
    if Self.translated.contains(all) { return Self.isPublicIPv4(bytes[12...]) }
    guard Self.global.contains(all), !Self.closedIPv6.contains(where: { $0.contains(all) }) else { return false }
    return Self.sixToFour.contains(all) ? Self.isPublicIPv4(bytes[2..<6]) : true
  }
}

import Glibc

/// An IPv4 or IPv6 address in figures.
struct NumericAddress: Equatable {
  private let bytes: [UInt8]
  /// As the system writes it.
  let text: String

  init?(_ text: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    let family: Int32
    if inet_pton(AF_INET, text, &bytes) == 1 {
      family = AF_INET
      self.bytes = Array(bytes.prefix(4))
    } else if inet_pton(AF_INET6, text, &bytes) == 1 {
      family = AF_INET6
      self.bytes = bytes
    } else {
      return nil
    }
    var written = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(family, bytes, &written, socklen_t(written.count)) != nil else { return nil }
    self.text = String(decoding: written.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What one household or machine has: the address itself, or the network of 64 bits of IPv6.
  var household: String {
    bytes.count == 4 ? text : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }
}

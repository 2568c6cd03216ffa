/// A random number that turns secrets into names for them: the same secret has the same name, and the name does not give the
/// secret away (SipHash-2-4, Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012).
struct Salt: Hashable, Sendable {
  var first: UInt64
  var second: UInt64

  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// A new one.
  init() {
    self.init(first: .random(in: .min ... .max), second: .random(in: .min ... .max))
  }

  /// Sixteen hexadecimal digits.
  func name(of secret: String) -> String {
    let digits = String(hash(Array(secret.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  func hash(_ bytes: [UInt8]) -> UInt64 {
    var state = State(
      v0: first ^ 0x736F_6D65_7073_6575, v1: second ^ 0x646F_7261_6E64_6F6D, v2: first ^ 0x6C79_6765_6E65_7261,
      v3: second ^ 0x7465_6462_7974_6573)
    let whole = bytes.count / 8 * 8
    for start in stride(from: 0, to: whole, by: 8) { state.take(Self.word(bytes[start..<start + 8])) }
    state.take(Self.word(bytes[whole...]) | UInt64(bytes.count & 0xFF) << 56)
    return state.finished()
  }

  /// Up to eight bytes, the lowest first.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private struct State {
    var v0: UInt64
    var v1: UInt64
    var v2: UInt64
    var v3: UInt64

    mutating func take(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    mutating func finished() -> UInt64 {
      v2 ^= 0xFF
      for _ in 0..<4 { round() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func round() {
      v0 &+= v1
      v1 = Self.turned(v1, 13) ^ v0
      v0 = Self.turned(v0, 32)
      v2 &+= v3
      v3 = Self.turned(v3, 16) ^ v2
      v0 &+= v3
      v3 = Self.turned(v3, 21) ^ v0
      v2 &+= v1
      v1 = Self.turned(v1, 17) ^ v2
      v2 = Self.turned(v2, 32)
    }

    private static func turned(_ word: UInt64, _ places: UInt64) -> UInt64 { word << places | word >> (64 - places) }
  }
}

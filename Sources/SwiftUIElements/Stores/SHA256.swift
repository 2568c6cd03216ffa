/// The hash of FIPS 180-4, and message authentication with it (RFC 2104).
package enum SHA256 {
  /// 32 bytes.
  package static func hash(_ message: some Collection<UInt8>) -> [UInt8] {
    var state = State()
    state.add(message)
    return state.finish()
  }

  /// What only holders of `key` can make of `message`: 32 bytes.
  package static func authentication(of message: some Collection<UInt8>, key: some Collection<UInt8>) -> [UInt8] {
    var block = key.count > 64 ? hash(key) : Array(key)
    block += [UInt8](repeating: 0, count: 64 - block.count)
    var inner = State()
    inner.add(block.map { $0 ^ 0x36 })
    inner.add(message)
    var outer = State()
    outer.add(block.map { $0 ^ 0x5C })
    outer.add(inner.finish())
    return outer.finish()
  }

  private struct State {
    private var words: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var count: UInt64 = 0
    private var schedule = [UInt32](repeating: 0, count: 64)

    init() { pending.reserveCapacity(64) }

    mutating func add(_ message: some Collection<UInt8>) {
      count &+= UInt64(message.count)
      for byte in message {
        pending.append(byte)
        if pending.count == 64 { digest() }
      }
    }

    mutating func finish() -> [UInt8] {
      let bits = count &* 8
      pending.append(0x80)
      if pending.count > 56 {
        pending += [UInt8](repeating: 0, count: 64 - pending.count)
        digest()
      }
      pending += [UInt8](repeating: 0, count: 56 - pending.count)
      pending += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
      digest()
      return words.flatMap { word in stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
      }
    }

    /// Takes in the 64 bytes that wait.
    private mutating func digest() {
      for index in 0..<16 {
        let byte = index * 4
        schedule[index] =
          UInt32(pending[byte]) << 24 | UInt32(pending[byte + 1]) << 16 | UInt32(pending[byte + 2]) << 8
          | UInt32(pending[byte + 3])
      }
      pending.removeAll(keepingCapacity: true)
      for index in 16..<64 {
        let (early, late) = (schedule[index - 15], schedule[index - 2])
        let first = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
        let second = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
        schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
      }
      var (a, b, c, d) = (words[0], words[1], words[2], words[3])
      var (e, f, g, h) = (words[4], words[5], words[6], words[7])
      for index in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let first = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice
        let grown = first &+ SHA256.constants[index] &+ schedule[index]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
        (h, g, f, e) = (g, f, e, d &+ grown)
        (d, c, b, a) = (c, b, a, grown &+ second)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= value }
    }

    private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

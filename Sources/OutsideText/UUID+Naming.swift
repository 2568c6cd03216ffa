import Foundation

extension UUID {
  /// A UUID of version 8 (RFC 9562, section 5.8) that follows from a text: two FNV-1a sums of its bytes.
  package init(naming text: String) {
    func sum(_ seed: UInt64) -> UInt64 {
      text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
    let high = sum(0xCBF2_9CE4_8422_2325) & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
    let low = sum(0x6C62_272E_07BB_0142) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    func byte(_ number: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64(index))) }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6), byte(low, 7)
      ))
  }
}

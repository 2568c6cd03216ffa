import Foundation

/// Functions of which somebody can make two messages with one digest. For what others have written with them, and for nothing else.
public enum Insecure {}

extension Insecure {
  /// The hash of RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64

    private var blocks = Blocks(of: 64)
    private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.take(bufferPointer) { Self.digest($0, into: &words) }
    }

    public func finalize() -> MD5Digest {
      var (blocks, words) = (blocks, words)
      blocks.finish(isBigEndian: false) { Self.digest($0, into: &words) }
      return MD5Digest(_bytes: bytes(words, isBigEndian: false))
    }

    private static func digest(_ block: UnsafeRawBufferPointer, into words: inout [UInt32]) {
      var (a, b, c, d) = (words[0], words[1], words[2], words[3])
      for index in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, 5 * index + 1)
          case 2: (b ^ c ^ d, 3 * index + 5)
          default: (c ^ (b | ~d), 7 * index)
          }
        let number = UInt32(littleEndian: block.number(place % 16, UInt32.self))
        let sum = a &+ mixed &+ constants[index] &+ number
        (a, d, c, b) = (d, c, b, b &+ sum.turnedLeft(turns[index / 16][index % 4]))
      }
      words[0] &+= a
      words[1] &+= b
      words[2] &+= c
      words[3] &+= d
    }

    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    private static let constants: [UInt32] = [
      0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
      0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
      0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
      0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
      0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
      0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
      0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
      0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
    ]
  }

  /// The hash of 160 bits of FIPS 180-4.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64

    private var blocks = Blocks(of: 64)
    private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.take(bufferPointer) { Self.digest($0, into: &words) }
    }

    public func finalize() -> SHA1Digest {
      var (blocks, words) = (blocks, words)
      blocks.finish(isBigEndian: true) { Self.digest($0, into: &words) }
      return SHA1Digest(_bytes: bytes(words, isBigEndian: true))
    }

    private static func digest(_ block: UnsafeRawBufferPointer, into words: inout [UInt32]) {
      var schedule = (0..<16).map { UInt32(bigEndian: block.number($0, UInt32.self)) }
      for index in 16..<80 {
        let mixed = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
        schedule.append(mixed.turnedLeft(1))
      }
      var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c | ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let sum = a.turnedLeft(5) &+ mixed &+ e &+ constant &+ schedule[index]
        (e, d, c, b, a) = (d, c, b.turnedLeft(30), a, sum)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { words[index] &+= value }
    }
  }

  /// A digest of `Insecure.MD5`.
  public struct MD5Digest: _StoredDigest {
    public static let byteCount = 16
    public let _bytes: [UInt8]
  }

  /// A digest of `Insecure.SHA1`.
  public struct SHA1Digest: _StoredDigest {
    public static let byteCount = 20
    public let _bytes: [UInt8]
  }
}

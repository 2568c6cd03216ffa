import Foundation

/// The hash of 256 bits of FIPS 180-4.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64

  private var blocks = Blocks(of: 64)
  private var state = State32([
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.take(bufferPointer) { state.digest($0) }
  }

  public func finalize() -> SHA256Digest {
    var (blocks, state) = (blocks, state)
    blocks.finish(isBigEndian: true) { state.digest($0) }
    return SHA256Digest(_bytes: bytes(state.words, isBigEndian: true))
  }
}

/// The hash of 384 bits of FIPS 180-4.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128

  private var blocks = Blocks(of: 128)
  private var state = State64([
    0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.take(bufferPointer) { state.digest($0) }
  }

  public func finalize() -> SHA384Digest {
    var (blocks, state) = (blocks, state)
    blocks.finish(isBigEndian: true) { state.digest($0) }
    return SHA384Digest(_bytes: Array(bytes(state.words, isBigEndian: true).prefix(48)))
  }
}

/// The hash of 512 bits of FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128

  private var blocks = Blocks(of: 128)
  private var state = State64([
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.take(bufferPointer) { state.digest($0) }
  }

  public func finalize() -> SHA512Digest {
    var (blocks, state) = (blocks, state)
    blocks.finish(isBigEndian: true) { state.digest($0) }
    return SHA512Digest(_bytes: bytes(state.words, isBigEndian: true))
  }
}

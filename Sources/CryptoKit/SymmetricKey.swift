import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  /// In bits.
  public let bitCount: Int
  /// A length in bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret that both sides share.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Of bytes that are known already.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Of random bytes, as the system makes them.
  public init(size: SymmetricKeySize) {
    var system = SystemRandomNumberGenerator()
    bytes = (0..<max(size.bitCount, 0) / 8).map { _ in UInt8.random(in: .min ... .max, using: &system) }
  }

  /// How long it is, in bits.
  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// How long the comparison takes does not tell where two keys differ.
  public static func == (lhs: Self, rhs: Self) -> Bool { sameBytes(lhs.bytes, rhs.bytes) }
}

/// What went wrong.
public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
}

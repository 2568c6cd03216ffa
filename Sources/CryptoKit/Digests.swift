import Foundation

/// A digest of `SHA256`.
public struct SHA256Digest: Digest {
  public static let byteCount = 32
  private let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  public static func == (lhs: Self, rhs: Self) -> Bool { sameBytes(lhs.bytes, rhs.bytes) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The function's name and the bytes in sixteens.
  public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}

/// A digest of `SHA384`.
public struct SHA384Digest: Digest {
  public static let byteCount = 48
  private let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  public static func == (lhs: Self, rhs: Self) -> Bool { sameBytes(lhs.bytes, rhs.bytes) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The function's name and the bytes in sixteens.
  public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
}

/// A digest of `SHA512`.
public struct SHA512Digest: Digest {
  public static let byteCount = 64
  private let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  public static func == (lhs: Self, rhs: Self) -> Bool { sameBytes(lhs.bytes, rhs.bytes) }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The function's name and the bytes in sixteens.
  public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
}

import Foundation

/// A function that makes a short digest of any message.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes it takes in at a time.
  static var blockByteCount: Int { get }

  /// Begins a message.
  init()
  /// Goes on with the message.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all that has been taken in so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// How many bytes a digest has.
  public static var byteCount: Int { Digest.byteCount }

  /// The digest of a whole message.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of bytes that lie in memory.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Goes on with the message.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// What a hash function makes of a message.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

extension Digest {
  /// Whether bytes are those of the digest. How long that takes does not tell where they differ.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { sameBytes(lhs, rhs) }
  /// Whether bytes are not those of the digest.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !sameBytes(lhs, rhs) }
}

/// A digest whose bytes are kept as they are.
public protocol _StoredDigest: Digest {
  var _bytes: [UInt8] { get }
}

extension _StoredDigest {
  public static func == (lhs: Self, rhs: Self) -> Bool { sameBytes(lhs._bytes, rhs._bytes) }
  public func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }

  /// The function's name and the bytes in sixteens.
  public var description: String {
    "\(String(describing: Self.self).dropLast("Digest".count)) digest: \(hexadecimal(_bytes))"
  }
}

/// Looks at every byte, wherever the first difference is.
func sameBytes(_ one: some Sequence<UInt8>, _ other: some Sequence<UInt8>) -> Bool {
  let (one, other) = (Array(one), Array(other))
  guard one.count == other.count else { return false }
  var difference: UInt8 = 0
  for index in one.indices { difference |= one[index] ^ other[index] }
  return difference == 0
}

/// Bytes as two signs each, of 0 to 9 and a to f.
package func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let signs = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  for byte in bytes { text += [signs[Int(byte >> 4)], signs[Int(byte & 15)]] }
  return String(decoding: text, as: UTF8.self)
}

import Foundation

/// What only the holders of a key can make of a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  var byteCount: Int { get }
}

/// The code of a message that `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  private let digest: H.Digest

  init(_ digest: H.Digest) { self.digest = digest }

  public var byteCount: Int { H.Digest.byteCount }
  public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
  /// The bytes in sixteens.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(digest))" }
}

/// Authenticates messages with a key and a hash function, as RFC 2104 has it.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Begins a message.
  public init(key: SymmetricKey) {
    var block = key.withUnsafeBytes { key in
      key.count > H.blockByteCount ? Array(H.hash(bufferPointer: key)) : Array(key)
    }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  /// Goes on with the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all that has been taken in so far.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(outer.finalize())
  }

  /// The code of a whole message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode.withUnsafeBytes { sameBytes($0, self.authenticationCode(for: authenticatedData, using: key)) }
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { sameBytes(authenticationCode, self.authenticationCode(for: authenticatedData, using: key)) }
}

/// Makes keys of a secret, as RFC 5869 has it.
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of so many bytes of a secret.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// A key of so many bytes of a secret, without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// The first of the two steps.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let secret = inputKeyMaterial.withUnsafeBytes { Array($0) }
    return HMAC<H>.authenticationCode(for: secret, using: SymmetricKey(data: Array(salt.map { Array($0) } ?? [])))
  }

  /// The second of the two steps. At most 255 times as many bytes as a digest has.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk.withUnsafeBytes { Array($0) })
    let info = info.map { Array($0) } ?? []
    var (made, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 0
    while made.count < outputByteCount, number < 255 {
      number += 1
      last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
      made += last
    }
    return SymmetricKey(data: Array(made.prefix(max(outputByteCount, 0))))
  }
}

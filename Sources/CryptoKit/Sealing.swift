import Foundation

/// A cipher that seals messages, so that they open only unchanged and with the same key.
public protocol _SealingCipher: Sendable {
  /// Whether what is used once may have so many bytes.
  static func _takesNonce(count: Int) -> Bool
  /// The library's name of the cipher with such a key.
  static func _name(for key: SymmetricKey) throws -> String
}

extension _SealingCipher {
  /// Seals a message.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: _SealingNonce<Self>? = nil
  ) throws -> _SealedMessage<Self> { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// Seals a message, so that it opens only beside the same open data.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: _SealingNonce<Self>? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> _SealedMessage<Self> {
    let name = try _name(for: key)
    let nonce = nonce ?? _SealingNonce()
    let sealed = try CipherLibrary.seal(
      Array(message), with: name, key: key.bytes, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return _SealedMessage(nonce: nonce, sealed.bytes, sealed.tag)
  }

  /// Opens what has been sealed.
  public static func open(_ sealedBox: _SealedMessage<Self>, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// Opens what has been sealed beside the same open data.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: _SealedMessage<Self>, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    Data(
      try CipherLibrary.open(
        Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), with: try _name(for: key), key: key.bytes,
        nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData)))
  }
}

/// What is used once with a key.
public struct _SealingNonce<Cipher: _SealingCipher>: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]

  /// 12 random bytes.
  public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }

  /// Bytes that are known already, as many as the cipher takes.
  public init<D: DataProtocol>(data: D) throws {
    guard Cipher._takesNonce(count: data.count) else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// A message that has been sealed.
public struct _SealedMessage<Cipher: _SealingCipher>: Sendable {
  private static var tagLength: Int { 16 }
  private static var usualNonceLength: Int { 12 }

  /// What was used once.
  public let nonce: _SealingNonce<Cipher>
  /// The sealed bytes.
  public let ciphertext: Data
  /// What tells whether they have been changed.
  public let tag: Data

  init(nonce: _SealingNonce<Cipher>, _ bytes: [UInt8], _ tag: [UInt8]) {
    self.nonce = nonce
    ciphertext = Data(bytes)
    self.tag = Data(tag)
  }

  /// Of its three parts; a tag has 16 bytes.
  public init<C: DataProtocol, T: DataProtocol>(nonce: _SealingNonce<Cipher>, ciphertext: C, tag: T) throws {
    guard tag.count == Self.tagLength else { throw CryptoKitError.incorrectParameterSize }
    self.init(nonce: nonce, Array(ciphertext), Array(tag))
  }

  /// Of its three parts behind each other, the first of 12 bytes.
  public init<D: DataProtocol>(combined: D) throws {
    guard combined.count >= Self.usualNonceLength + Self.tagLength else {
      throw CryptoKitError.incorrectParameterSize
    }
    let bytes = Array(combined)
    self.init(
      nonce: try _SealingNonce(data: bytes.prefix(Self.usualNonceLength)),
      Array(bytes[Self.usualNonceLength..<bytes.count - Self.tagLength]), bytes.suffix(Self.tagLength))
  }

  var parts: Data { Data(nonce.bytes) + ciphertext + tag }
}

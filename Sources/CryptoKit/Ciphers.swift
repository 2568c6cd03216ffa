import Foundation

/// The Advanced Encryption Standard.
public enum AES {}

extension AES {
  /// In Galois counter mode (NIST SP 800-38D), with keys of 128, 192 or 256 bits.
  public enum GCM {
    /// Seals a message.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Seals a message, so that it opens only beside the same open data.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let sealed = try CipherLibrary.seal(
        Array(message), with: name(for: key), key: key.bytes, nonce: nonce.bytes,
        authenticating: Array(authenticatedData))
      return SealedBox(nonce: nonce, sealed.bytes, sealed.tag)
    }

    /// Opens what has been sealed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Opens what has been sealed beside the same open data.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      Data(
        try CipherLibrary.open(
          Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), with: name(for: key), key: key.bytes,
          nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData)))
    }

    private static func name(for key: SymmetricKey) throws -> String {
      guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return "EVP_aes_\(key.bitCount)_gcm"
    }

    /// What is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// 12 random bytes.
      public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }
      /// Bytes that are known already, at least 12.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// A message that has been sealed.
    public struct SealedBox: Sendable {
      /// What was used once.
      public let nonce: Nonce
      /// The sealed bytes.
      public let ciphertext: Data
      /// What tells whether they have been changed.
      public let tag: Data

      init(nonce: Nonce, _ bytes: [UInt8], _ tag: [UInt8]) {
        self.nonce = nonce
        ciphertext = Data(bytes)
        self.tag = Data(tag)
      }

      /// Of its three parts; a tag has 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.init(nonce: nonce, Array(ciphertext), Array(tag))
      }

      /// Of its three parts behind each other, the first of 12 bytes.
      public init<D: DataProtocol>(combined: D) throws {
        guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        let bytes = Array(combined)
        self.init(nonce: try Nonce(data: bytes.prefix(12)), Array(bytes[12..<bytes.count - 16]), bytes.suffix(16))
      }

      /// The three parts behind each other; nil where what was used once has not 12 bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
    }
  }
}

/// ChaCha20 with Poly1305 (RFC 8439), with keys of 256 bits.
public enum ChaChaPoly {
  /// Seals a message.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// Seals a message, so that it opens only beside the same open data.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let sealed = try CipherLibrary.seal(
      Array(message), with: name, key: key.bytes, nonce: nonce.bytes, authenticating: Array(authenticatedData))
    return SealedBox(nonce: nonce, sealed.bytes, sealed.tag)
  }

  /// Opens what has been sealed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// Opens what has been sealed beside the same open data.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return Data(
      try CipherLibrary.open(
        Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), with: name, key: key.bytes,
        nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData)))
  }

  private static let name = "EVP_chacha20_poly1305"

  /// What is used once with a key: 12 bytes.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Random bytes.
    public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }
    /// Bytes that are known already.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// A message that has been sealed.
  public struct SealedBox: Sendable {
    /// What was used once.
    public let nonce: Nonce
    /// The sealed bytes.
    public let ciphertext: Data
    /// What tells whether they have been changed.
    public let tag: Data

    init(nonce: Nonce, _ bytes: [UInt8], _ tag: [UInt8]) {
      self.nonce = nonce
      ciphertext = Data(bytes)
      self.tag = Data(tag)
    }

    /// Of its three parts; a tag has 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.init(nonce: nonce, Array(ciphertext), Array(tag))
    }

    /// Of its three parts behind each other.
    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      let bytes = Array(combined)
      self.init(nonce: try Nonce(data: bytes.prefix(12)), Array(bytes[12..<bytes.count - 16]), bytes.suffix(16))
    }

    /// The three parts behind each other.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }
}

import Foundation

/// The Advanced Encryption Standard.
public enum AES {}

extension AES {
  /// In Galois counter mode (NIST SP 800-38D), with keys of 128, 192 or 256 bits.
  public enum GCM: _SealingCipher {
    /// What is used once with a key: at least 12 bytes.
    public typealias Nonce = _SealingNonce<GCM>
    /// A message that has been sealed.
    public typealias SealedBox = _SealedMessage<GCM>

    public static func _takesNonce(count: Int) -> Bool { count >= 12 }

    public static func _name(for key: SymmetricKey) throws -> String {
      guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return "EVP_aes_\(key.bitCount)_gcm"
    }
  }
}

/// ChaCha20 with Poly1305 (RFC 8439), with keys of 256 bits.
public enum ChaChaPoly: _SealingCipher {
  /// What is used once with a key: 12 bytes.
  public typealias Nonce = _SealingNonce<ChaChaPoly>
  /// A message that has been sealed.
  public typealias SealedBox = _SealedMessage<ChaChaPoly>

  public static func _takesNonce(count: Int) -> Bool { count == 12 }

  public static func _name(for key: SymmetricKey) throws -> String {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    return "EVP_chacha20_poly1305"
  }
}

extension _SealedMessage where Cipher == AES.GCM {
  /// The three parts behind each other; nil where what was used once has not 12 bytes.
  public var combined: Data? { nonce.bytes.count == 12 ? parts : nil }
}

extension _SealedMessage where Cipher == ChaChaPoly {
  /// The three parts behind each other.
  public var combined: Data { parts }
}

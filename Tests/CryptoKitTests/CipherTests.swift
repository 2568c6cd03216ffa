import CryptoKit
import Foundation
import Testing

/// Messages as RFC 8439 and the specification of Galois counter mode (McGrew and Viega, test cases 4 and 16) give them.
struct CipherTests {
  private func bytes(_ text: String) -> [UInt8] {
    let signs = Array(text.utf8)
    return stride(from: 0, to: signs.count, by: 2).compactMap {
      UInt8(String(decoding: signs[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
  }

  private let message =
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
    + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
  private let beside = "feedfacedeadbeeffeedfacedeadbeefabaddad2"

  @Test(arguments: [
    (
      "feffe9928665731c6d6a8f9467308308",
      "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
      "5bc94fbc3221a5db94fae95ae7121a47"
    ),
    (
      "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
      "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
      "76fc6ece0f4e1768cddf8853bb2d551b"
    ),
  ])
  func messagesAreSealedByAES(key: String, sealed: String, tag: String) throws {
    let key = SymmetricKey(data: bytes(key))
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(bytes(message), using: key, nonce: nonce, authenticating: bytes(beside))
    #expect(Array(box.ciphertext) == bytes(sealed) && Array(box.tag) == bytes(tag))
    #expect(Array(try AES.GCM.open(box, using: key, authenticating: bytes(beside))) == bytes(message))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
  }

  @Test func messagesAreSealedByChaCha() throws {
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
    let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
    let beside = bytes("50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: beside)
    #expect(
      Array(box.ciphertext)
        == bytes(
          "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b"
            + "1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
            + "3ff4def08e4b7a9de576d26586cec64b6116"))
    #expect(Array(box.tag) == bytes("1ae10b594f09e26a7e902ecbd0600691"))
    #expect(String(decoding: try ChaChaPoly.open(box, using: key, authenticating: beside), as: UTF8.self) == text)
  }

  @Test func whatHasBeenChangedDoesNotOpen() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("a secret".utf8), using: key)
    var bytes = Array(try #require(box.combined))
    #expect(bytes.count == 12 + 8 + 16)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: bytes), using: key) == Data("a secret".utf8))
    for place in bytes.indices {
      bytes[place] ^= 1
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(AES.GCM.SealedBox(combined: bytes), using: key)
      }
      bytes[place] ^= 1
    }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    let other = try ChaChaPoly.seal(Data(), using: key)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key).isEmpty)
  }

  @Test func whatHasNoSenseIsRefused() {
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2])) }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: [1]) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.Nonce(data: [UInt8](repeating: 0, count: 13))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: [UInt8](repeating: 0, count: 27))
    }
  }
}

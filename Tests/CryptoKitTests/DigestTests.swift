import CryptoKit
import Foundation
import Testing

/// Messages and digests as FIPS 180-4, RFC 1321, RFC 4231 and RFC 5869 give them.
struct DigestTests {
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func bytes(_ text: String) -> [UInt8] {
    let signs = Array(text.utf8)
    return stride(from: 0, to: signs.count, by: 2).compactMap {
      UInt8(String(decoding: signs[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
  }

  private let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
  private let longer =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  @Test func digestsOf256Bits() {
    let expected = [
      "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      long: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ]
    for (message, digest) in expected { #expect(text(SHA256.hash(data: Data(message.utf8))) == digest) }
    #expect(
      text(SHA256.hash(data: [UInt8](repeating: 97, count: 1_000_000)))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func digestsOf384And512Bits() {
    #expect(
      text(SHA384.hash(data: Data("abc".utf8)))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      text(SHA384.hash(data: Data(longer.utf8)))
        == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039")
    #expect(
      text(SHA512.hash(data: Data("abc".utf8)))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      text(SHA512.hash(data: Data(longer.utf8)))
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
  }

  @Test func olderDigests() {
    #expect(text(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(text(Insecure.SHA1.hash(data: Data(long.utf8))) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    let expected = [
      "": "d41d8cd98f00b204e9800998ecf8427e", "a": "0cc175b9c0f1b6a831c399e269772661",
      "abc": "900150983cd24fb0d6963f7d28e17f72", "message digest": "f96b697d7cb7938d525a2f31aaf161d0",
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890":
        "57edf4a22be3c955ac49da2e2107b67a",
    ]
    for (message, digest) in expected { #expect(text(Insecure.MD5.hash(data: Data(message.utf8))) == digest) }
  }

  @Test func aMessageMayComeInParts() {
    let message = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for size in [1, 3, 63, 64, 65, 127, 128, 129, 500] {
      var (short, long, old) = (SHA256(), SHA512(), Insecure.MD5())
      for start in stride(from: 0, to: message.count, by: size) {
        let part = message[start..<min(start + size, message.count)]
        short.update(data: part)
        long.update(data: part)
        old.update(data: part)
      }
      #expect(short.finalize() == SHA256.hash(data: message), "\(size)")
      #expect(long.finalize() == SHA512.hash(data: message), "\(size)")
      #expect(old.finalize() == Insecure.MD5.hash(data: message), "\(size)")
    }
  }

  @Test func aDigestSaysWhatItIs() {
    let digest = SHA256.hash(data: Data())
    #expect(digest.description == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest.map { String(format: "%02x", $0) }.joined().hasPrefix("e3b0c442"))
    #expect(Data(digest).count == 32 && SHA256.byteCount == 32 && SHA512.blockByteCount == 128)
    #expect(digest == Data(digest) && digest != Data("else".utf8))
    #expect(Insecure.MD5.hash(data: Data()).description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    #expect(digest.withUnsafeBytes { $0.count } == 32)
  }

  @Test func messagesAreAuthenticated() {
    let cases: [(key: [UInt8], message: [UInt8], short: String, long: String)] = [
      (
        [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
          + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
          + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
        "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
          + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"
      ),
    ]
    for (key, message, short, long) in cases {
      let key = SymmetricKey(data: key)
      #expect(text(HMAC<SHA256>.authenticationCode(for: message, using: key)) == short)
      #expect(text(HMAC<SHA512>.authenticationCode(for: message, using: key)) == long)
      #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(bytes(short)), authenticating: message, using: key))
      #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(bytes(short)), authenticating: message + [0], using: key))
    }
  }

  @Test func keysAreDerived() {
    let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { text($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: [UInt8](), outputByteCount: 42)
    #expect(
      plain.withUnsafeBytes { text($0) }
        == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
  }

  @Test func keysAreRandom() {
    let (one, other) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits256))
    #expect(one != other && one.bitCount == 256 && SymmetricKey(size: .bits128).bitCount == 128)
    #expect(SymmetricKey(data: [1, 2]) == SymmetricKey(data: Data([1, 2])))
  }
}

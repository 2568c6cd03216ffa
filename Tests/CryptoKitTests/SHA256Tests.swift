import CryptoKit
import Foundation
import Testing

@Suite struct SHA256Tests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  @Test func knownMessagesHaveTheirHashes() {
    #expect(
      hex(SHA256.hash(data: Data()))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(SHA256.hash(data: Data("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let long = String(repeating: "a", count: 1000)
    #expect(
      hex(SHA256.hash(data: Data(long.utf8)))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test func aKeyedHashIsThatOfTheStandard() {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    let longKey = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let message = "Test Using Larger Than Block-Size Key - Hash Key First"
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: Data(message.utf8), using: longKey))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}

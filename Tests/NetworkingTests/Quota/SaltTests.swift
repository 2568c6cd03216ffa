import Testing

@testable import Networking

@Suite struct SaltTests {
  /// The test vectors of the paper: the key 00…0f, and 0 to 15 bytes 00, 01, 02…
  @Test(
    arguments: zip(
      [0, 1, 8, 15] as [UInt8],
      [0x726F_DB47_DD0E_0E31, 0x74F8_39C5_93DC_67FD, 0x93F5_F579_9A93_2462, 0xA129_CA61_49BE_45E5] as [UInt64]))
  func theHashIsThatOfThePaper(_ length: UInt8, _ hash: UInt64) {
    let salt = Salt(first: 0x0706_0504_0302_0100, second: 0x0F0E_0D0C_0B0A_0908)
    #expect(salt.hash(Array(0..<length)) == hash)
  }
}

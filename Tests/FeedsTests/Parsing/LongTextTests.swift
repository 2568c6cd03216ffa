import Foundation
import Testing

@testable import Feeds

@Suite("Long texts")
struct LongTextTests {
  @Test func areWhatTheirBytesMean() {
    let plain = String(repeating: "words and words ", count: 9)
    for text in [
      "", "é", plain, plain + "’", "’" + plain, plain + "’s " + plain + "…", "да " + plain + "да",
      plain + "e\u{301}" + plain,
      String(repeating: "да и нет ", count: 40),
    ] {
      #expect(Array(text.utf8).withUnsafeBytes(LongText.string) == text)
    }
  }

  @Test func mendWhatIsNoUTF8AsStringsDo() {
    let plain = [UInt8](repeating: 0x61, count: 80)
    for middle in [[0xE2], [0xE2, 0x80], [0x80, 0x80], [0xFF], [0xE2, 0x80, 0x99, 0xE2]] as [[UInt8]] {
      let bytes = plain + middle + plain
      #expect(bytes.withUnsafeBytes(LongText.string) == String(decoding: bytes, as: UTF8.self))
    }
  }
}

import Foundation
import SwiftUIElements
import Testing

@Suite struct SealTests {
  /// The first half of the code that RFC 4231 gives, in its second test case.
  @Test func aSealIsHalfOfTheStandardsCode() {
    let seal = Seal.of(Data("what do ya want for nothing?".utf8), key: Data("Jefe".utf8))
    #expect(seal == "5bdcc146bf60754e6a042426089575c7")
  }
}

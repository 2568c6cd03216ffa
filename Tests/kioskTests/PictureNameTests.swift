import CryptoKit
import Foundation
import SwiftUIElements
import Testing

/// Names of pictures: keyed, so that nobody can guess one or find two pictures of one name.
@Suite(.timeLimit(.minutes(4)))
struct PictureNameTests {
  @Test func theSamePictureHasOneNameAndAnotherHasAnother() {
    let store = ImageStore(limit: 1 << 20)
    let names = (0..<200).map { store.add(Data("picture \($0)".utf8)) }
    #expect(Set(names).count == 200)
    for name in names { #expect(name.count == 32 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }) }
    #expect(store.add(Data("picture 7".utf8)) == names[7])
    #expect(ImageStore(limit: 100).add(Data("picture 7".utf8)) == names[7])
  }

  @Test func theNameDoesNotFollowFromThePictureAlone() {
    let picture = Array("a picture that somebody else has, too".utf8)
    let name = ImageStore(limit: 1 << 20).add(Data(picture))
    func text(_ bytes: some Sequence<UInt8>) -> String {
      bytes.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(name != text(SHA256.hash(data: picture)))
    for key in [[], [UInt8](repeating: 0, count: 32)] {
      #expect(name != text(HMAC<SHA256>.authenticationCode(for: picture, using: SymmetricKey(data: key))))
    }
  }

  @Test func bytesThatAreKeptAreNotSealedAgain() {
    let store = ImageStore(limit: 1 << 30)
    let large = Data(repeating: 7, count: 8 << 20)
    let clock = ContinuousClock()
    var name = ""
    let first = clock.measure { name = store.add(large) }
    let again = clock.measure { for _ in 0..<100 { #expect(store.add(large) == name) } }
    #expect(again < first)
  }

  @Test func bytesThatHaveChangedSinceHaveAnotherName() {
    let store = ImageStore(limit: 1 << 20)
    var picture = Data(repeating: 7, count: 1000)
    let name = store.add(picture)
    picture[500] = 8
    let other = store.add(picture)
    #expect(other != name)
    #expect(store.add(picture.prefix(999)) != other)
    picture[500] = 7
    #expect(store.add(picture) == name)
  }

  @Test func bytesInThePlaceOfOthersThatAreGoneHaveTheirOwnName() {
    let store = ImageStore(limit: 3000)
    let lasting = ImageStore(limit: 1 << 20)
    for number in 0..<500 {
      let picture = Data(repeating: UInt8(truncatingIfNeeded: number), count: 1000 + number / 256)
      #expect(store.add(picture) == lasting.add(Data(Array(picture))))
    }
  }
}

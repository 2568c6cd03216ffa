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
}

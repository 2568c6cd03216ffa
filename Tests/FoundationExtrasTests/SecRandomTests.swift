import FoundationExtras
import Testing

@Suite struct SecRandomTests {
  @Test func allBytesAskedForAndNoOthersAreRandom() {
    var bytes = [UInt8](repeating: 0, count: 1_024)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 1_000, &bytes) == errSecSuccess)
    #expect(Set(bytes[..<1_000]).count > 200)
    #expect(bytes[1_000...].allSatisfy { $0 == 0 })
    let first = bytes
    #expect(SecRandomCopyBytes(nil, 1_000, &bytes) == errSecSuccess)
    #expect(bytes != first)
  }

  @Test func aNegativeCountChangesNothing() {
    var bytes: [UInt8] = [1, 2]
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 0, &bytes) == errSecSuccess)
    #expect(bytes == [1, 2])
  }
}

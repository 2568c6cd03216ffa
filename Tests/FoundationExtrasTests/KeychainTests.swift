import Foundation
import FoundationExtras
import Testing

@Suite struct KeychainTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID())")
  private var file: URL { folder.appendingPathComponent("Test.plist") }
  private var keychain: Keychain { Keychain(file: file) }

  private func password(_ account: String, _ secret: String? = nil) -> CFDictionary {
    var item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app",
      kSecAttrAccount as String: account,
    ]
    if let secret { item[kSecValueData as String] = Data(secret.utf8) }
    return item as CFDictionary
  }

  private func secret(of account: String) -> String? {
    var result: AnyObject?
    let wishes: CFDictionary = [kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitOne]
    let question = password(account).merging(wishes) { $1 }
    guard keychain.find(question, &result) == errSecSuccess else { return nil }
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aPasswordIsKeptChangedAndForgotten() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(secret(of: "ada") == nil)
    #expect(keychain.add(password("ada", "one")) == errSecSuccess)
    #expect(keychain.add(password("ada", "two")) == errSecDuplicateItem)
    #expect(keychain.add(password("bob", "three")) == errSecSuccess)
    #expect(secret(of: "ada") == "one")
    #expect(keychain.update(password("ada"), [kSecValueData: Data("four".utf8)] as CFDictionary) == errSecSuccess)
    #expect(secret(of: "ada") == "four" && secret(of: "bob") == "three")
    #expect(keychain.delete(password("ada")) == errSecSuccess)
    #expect(keychain.delete(password("ada")) == errSecItemNotFound)
    #expect(secret(of: "ada") == nil && secret(of: "bob") == "three")
  }

  @Test func allItemsOfAServiceAreFoundWithTheirAttributes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for account in ["ada", "bob"] { _ = keychain.add(password(account, account)) }
    var result: CFTypeRef?
    let question =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "app", kSecReturnAttributes: true,
        kSecMatchLimit: kSecMatchLimitAll,
      ] as CFDictionary
    #expect(keychain.find(question, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["ada", "bob"])
    #expect(items.allSatisfy { $0[kSecValueData as String] == nil })
  }

  @Test func aFileThatIsNoKeychainIsLeftAsItIs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("torn".utf8).write(to: file)
    #expect(keychain.add(password("ada", "one")) == errSecIO)
    #expect(keychain.find(password("ada"), nil) == errSecIO)
    #expect(keychain.delete(password("ada")) == errSecIO)
    #expect(try Data(contentsOf: file) == Data("torn".utf8))
  }

  @Test func onlyTheOwnerCanReadTheFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = keychain.add(password("ada", "one"))
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
  }

  @Test func anItemWithoutAKindIsRefused() {
    #expect(keychain.add([kSecAttrAccount: "ada"] as CFDictionary) == errSecParam)
    #expect(keychain.find([:] as CFDictionary, nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("could not be found") == true)
  }
}

import Foundation
import FoundationExtras
import Testing

@Suite struct LocalizedStringTests {
  @Test func aKeyWithoutATableIsItsOwnText() {
    #expect(String(localized: "Hello \("%@") \(3), 100%") == "Hello %@ 3, 100%")
    #expect(String(localized: "greeting", defaultValue: "Hi \("Ada")") == "Hi Ada")
  }

  @Test func aTableGivesTheTextAndTheOrderOfValues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID()).bundle")
    let resources = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""%lld points by %@" = "%2$@ has %1$lld";"#.write(
      to: resources.appendingPathComponent("News.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(String(localized: "\(5) points by \("Ada")", table: "News", bundle: bundle) == "Ada has 5")
    #expect(String(localized: "\(5) others", table: "News", bundle: bundle) == "5 others")
  }
}

@Suite struct LocalizedStringResourceTests {
  @Test func aResourceIsLookedUpLater() {
    let resource: LocalizedStringResource = "Hello \("Ada")"
    #expect(resource.key == "Hello %@")
    #expect(String(localized: resource) == "Hello Ada")
    #expect(String(localized: LocalizedStringResource("greeting", defaultValue: "Hi \(3)")) == "Hi 3")
  }
}

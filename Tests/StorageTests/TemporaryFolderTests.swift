import Foundation
import Storage
import Testing

@Suite struct TemporaryFolderTests {
  @Test func itGoesWithTheLastWhoHoldsIt() throws {
    var folder: TemporaryFolder? = TemporaryFolder("kiosk-tests")
    let url = try #require(folder?.url)
    #expect(!FileManager.default.fileExists(atPath: url.path), "whoever needs it makes it")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: url.appending(path: "file"))
    let other = folder
    folder = nil
    #expect(FileManager.default.fileExists(atPath: url.path))
    withExtendedLifetime(other) {}
  }

  @Test func whatNobodyHoldsIsGone() throws {
    let url = try {
      let folder = TemporaryFolder("kiosk-tests")
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      return folder.url
    }()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}

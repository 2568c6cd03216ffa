import Foundation
import FoundationExtras
import Testing

@Suite struct FileWrapperTests {
  @Test func aFolderIsWrittenAndReadBack() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("A".utf8))])
    #expect(folder.addRegularFile(withContents: Data("B".utf8), preferredFilename: "a") == "a 2")
    try folder.write(to: place, options: [], originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == ["a", "a 2"])
    #expect(read.fileWrappers?["a 2"]?.regularFileContents == Data("B".utf8))
    let child = try #require(read.fileWrappers?["a"])
    #expect(read.keyForFileWrapper(child) == "a")
    read.removeFileWrapper(child)
    #expect(read.fileWrappers?.count == 1)
  }

  @Test func whatIsNotThereIsAnError() {
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/nonexistent/file")) }
  }
}

import Foundation
import Testing

@testable import kiosk

@Suite struct FileWatchTests {
  @Test func everyChangeIsNoticedOnceWhenItHasComeToRest() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kiosk/keys.json5")
    var watch = FileWatch(file)
    /// Looks thrice: a change is known by the second look, and not told again.
    func looks() -> [Bool] { (0..<3).map { _ in watch.hasChanged() } }
    #expect(looks() == [false, false, false], "no folder, no file")

    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: file)
    #expect(looks() == [false, true, false], "made")
    chmod(file.path, 0o600)
    #expect(looks() == [false, true, false], "its mode")
    try KeysFile.change([.newsAPI: "new"], in: file)
    #expect(looks() == [false, true, false], "exchanged")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    let isHalfWritten = watch.hasChanged()
    #expect(!isHalfWritten)
    try handle.write(contentsOf: Data("{ newsAPI: 'other' }".utf8))
    #expect(looks() == [false, true, false], "written in place")
    try FileManager.default.removeItem(at: file)
    #expect(looks() == [false, true, false], "gone")
  }
}

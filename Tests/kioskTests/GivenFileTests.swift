import Foundation
import KioskRunning
import Testing

@testable import kiosk

/// Files that are named on the command line.
@Suite(.timeLimit(.minutes(1)))
struct GivenFileTests {
  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func aFileIsReadAndAPipeThatNobodyWritesToIsRefused() async throws {
    try await inFolder { folder in
      let file = folder.appendingPathComponent("list")
      try Data("a\nb\n".utf8).write(to: file)
      #expect(try GivenFile.contents(of: file.path) == Data("a\nb\n".utf8))
      let pipe = folder.appendingPathComponent("pipe")
      try #require(mkfifo(pipe.path, 0o600) == 0)
      for path in [pipe.path, folder.path, "/dev/zero"] {
        let failure = #expect(throws: CommandFailure.self) { try GivenFile.contents(of: path) }
        #expect(failure?.sentence == "\(path) cannot be read: it is not a file." && failure?.code == .unavailable)
      }
    }
  }

  @Test func aPipeOfAShellIsReadAsLongAsSomethingComes() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    try #require(write(ends[1], "half", 4) == 4)
    let path = "/dev/fd/\(ends[0])"
    let failure = #expect(throws: CommandFailure.self) { try GivenFile.contents(of: path, patience: 1) }
    #expect(failure?.sentence.contains("nothing came from it for 1 second") == true)
  }

  @Test func importingAPipeEndsAtOnceAndAProcessSubstitutionIsTakenIn() async throws {
    try await inFolder { folder in
      let environment = ["XDG_STATE_HOME": folder.path, "HOME": folder.path]
      let pipe = folder.appendingPathComponent("pipe")
      try #require(mkfifo(pipe.path, 0o600) == 0)
      for words in [["library", "import"], ["feeds", "import"]] {
        let ended = try await KioskProcess.run(words + [pipe.path], environment: environment)
        #expect(ended.code == 69 && ended.messages.contains("it is not a file"), "\(ended)")
      }
      let given = folder.appendingPathComponent("given.json")
      try Data(LibraryListTests.file.utf8).write(to: given)
      let shell = URL(filePath: "/bin/bash")
      let ended = try await KioskProcess(
        program: shell, ["-c", "exec \"$0\" library import <(cat \"$1\")", KioskProcess.binary.path, given.path],
        environment: environment
      ).ended()
      #expect(ended.code == 0 && ended.output.hasSuffix(" records imported\n"), "\(ended)")
    }
  }
}

import Foundation
import Testing

@testable import Library
@testable import Storage

/// Nobody else reads or changes the reader's library, and nothing else is changed for it.
@MainActor @Suite(.timeLimit(.minutes(4))) struct PrivateFileTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-private-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func mode(_ url: URL) throws -> mode_t {
    var status = stat()
    try #require(stat(url.path, &status) == 0)
    return status.st_mode & 0o777
  }

  @Test func everythingNewIsPrivate() throws {
    try inFolder { folder in
      let former = umask(0)
      defer { umask(former) }
      let file = folder.appendingPathComponent("state/library.sqlite")
      let library = Library.opened(at: file)
      library.set("sound", to: "on")
      #expect(library.close() == nil)
      #expect(library.trouble == nil)
      try #expect(mode(file) == 0o600)
      try #expect(mode(file.deletingLastPathComponent()) == 0o700)
      try #expect(mode(URL(fileURLWithPath: file.path + "-wal")) == 0o600)
    }
  }

  @Test func wrongModesAreMendedAndSaid() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("library.sqlite")
      _ = Library.opened(at: file).close()
      chmod(file.path, 0o666)
      chmod(folder.path, 0o777)
      let library = Library.opened(at: file)
      #expect(library.trouble?.english.contains("could read \(file.path)") == true)
      #expect(library.trouble?.english.contains("could change the folder \(folder.path)") == true)
      try #expect(mode(file) == 0o600)
      try #expect(mode(folder) == 0o700)
      #expect(Library.opened(at: file).trouble == nil)
    }
  }

  @Test func whatALinkLeadsToKeepsItsMode() throws {
    try inFolder { folder in
      let target = folder.appendingPathComponent("elsewhere.sqlite")
      _ = Library.opened(at: target).close()
      chmod(target.path, 0o640)
      let file = folder.appendingPathComponent("library.sqlite")
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
      let library = Library.opened(at: file)
      library.set("sound", to: "on")
      #expect(library.close() == nil)
      try #expect(mode(target) == 0o640)
    }
  }

  @Test func whatIsNoFileIsSaidAtOnce() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("library.sqlite")
      #expect(mkfifo(file.path, 0o600) == 0)
      #expect(Library.opened(at: file).trouble?.english.contains("is no ordinary file") == true)
    }
  }

  @Test func whatIsCommittedIsOnTheDisk() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("library.sqlite")
      let database = Database(file: file, content: .irreplaceable(steps: [["CREATE TABLE notes (text TEXT)"]]))
      let level = try database.perform { connection throws(DatabaseError) in
        try connection.rows("PRAGMA synchronous") { $0.integer(0) }
      }
      #expect(level == [2], "FULL")
    }
  }
}

import Foundation
import Testing

@testable import Library

@MainActor @Suite(.timeLimit(.minutes(1))) struct SQLiteStoreTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-library-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("library.sqlite"))
  }

  private func library(_ file: URL) throws -> Library {
    Library(store: try SQLiteLibraryStore.opened(at: file).0, work: .immediate, watchInterval: nil)
  }

  private let item = KeptItem(
    key: ItemKey(.hackerNews, 8863), title: "A story", url: URL(string: "https://a.example"),
    date: Date(timeIntervalSince1970: 1_800_000_000.125))

  @Test func everythingIsThereAgainAfterARestart() throws {
    try inFolder { file in
      let first = try library(file)
      first.toggleSaved(item)
      first.markRead([item.key])
      first.add(MuteRule(.word, "naïve", created: item.date))
      first.markUnread(item.key)
      #expect(try library(file).contents == first.contents)
    }
  }

  @Test func onlyItsOwnerCanReadWhatWasRead() throws {
    try inFolder { file in
      let library = try library(file)
      library.toggleSaved(item)
      let folder = file.deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains("library.sqlite-wal"))
      for name in names {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
        #expect(mode & 0o077 == 0, "\(name) is open to others")
      }
      withExtendedLifetime(library) {}
    }
  }

  @Test func twoConnectionsSeeEachOther() throws {
    try inFolder { file in
      let (one, other) = (try library(file), try library(file))
      one.toggleSaved(item)
      other.refresh()
      #expect(other.isSaved(item.key))
      other.toggleSaved(item)
      one.refresh()
      #expect(!one.isSaved(item.key))
    }
  }

  @Test func anUndisturbedStoreIsNotReadAgain() throws {
    try inFolder { file in
      let store = try SQLiteLibraryStore.opened(at: file).0
      _ = try store.changes(after: 0)
      #expect(!store.mayHaveChanged())
      try store.write([LibraryRecord(RecordID(.setting, "sound"), value: "\"on\"")])
      #expect(!store.mayHaveChanged(), "its own changes are known")
      try SQLiteLibraryStore.opened(at: file).0.write([LibraryRecord(RecordID(.setting, "sound"), value: nil)])
      #expect(store.mayHaveChanged())
    }
  }

  @Test func aDamagedFileIsSetAsideAndSaid() throws {
    try inFolder { file in
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let rubbish = Data((0..<9000).map { UInt8($0 % 251) })
      try rubbish.write(to: file)
      let library = Library.opened(at: file)
      let aside = try #require(library.trouble?.firstMatch(of: /kept as (\S+),/)?.1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: String(aside))) == rubbish)
      #expect(library.contents == LibraryContents())
      #expect(Library.opened(at: file).trouble == nil)
    }
  }

  @Test func aTornPageIsFoundWhenTheFileIsOpened() throws {
    try inFolder { file in
      let first = try library(file)
      for id in 1...2000 { first.open(KeptItem(key: ItemKey(.hackerNews, id), title: "Story \(id)", date: item.date)) }
      let database = try SQLiteDatabase(path: file.path)
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
      let handle = try FileHandle(forWritingTo: file)
      try handle.seek(toOffset: 8192)
      try handle.write(contentsOf: Data(repeating: 0xA5, count: 20_000))
      try handle.close()
      let opened = try SQLiteLibraryStore.opened(at: file)
      #expect(opened.1 != nil)
    }
  }

  @Test func aNewerFileIsKeptForTheNewerKiosk() throws {
    try inFolder { file in
      _ = try library(file)
      try SQLiteDatabase(path: file.path).run("PRAGMA user_version = 99")
      #expect(throws: LibraryStoreError.newer(version: 99)) { _ = try SQLiteLibraryStore(file: file) }
      #expect(try SQLiteLibraryStore.opened(at: file).1 != nil)
    }
  }

  @Test func withoutAFolderTheLibraryLivesInMemoryAndSaysSo() {
    let library = Library.opened(at: URL(fileURLWithPath: "/dev/null/kiosk/library.sqlite"))
    #expect(library.trouble?.contains("only until Kiosk ends") == true)
    library.toggleSaved(item)
    #expect(library.isSaved(item.key))
  }

  @Test func manyWritersLoseNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-library-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("library.sqlite")
    _ = try SQLiteLibraryStore.opened(at: file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try SQLiteLibraryStore.opened(at: file).0
          for number in 0..<50 {
            try store.write([LibraryRecord(RecordID(.setting, "\(writer)-\(number)"), value: "\"x\"")])
          }
        }
      }
      try await group.waitForAll()
    }
    let changes = try SQLiteLibraryStore.opened(at: file).0.changes(after: 0)
    #expect(changes.records.count == 200)
    #expect(changes.revision == 200)
  }
}

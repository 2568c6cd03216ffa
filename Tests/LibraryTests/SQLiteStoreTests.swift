import Foundation
import Testing

@testable import Library
@testable import Storage

@MainActor @Suite(.timeLimit(.minutes(4))) struct SQLiteStoreTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-library-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("library.sqlite"))
  }

  private func library(_ file: URL) throws -> Library {
    Library(store: try SQLiteLibraryStore(file: file), work: .immediate, watchInterval: nil)
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

  @Test func marksAreReadWithoutChangingAnything() throws {
    try inFolder { file in
      #expect(try LibraryMarks(in: file) == LibraryMarks())
      #expect(!FileManager.default.fileExists(atPath: file.path))
      let library = try library(file)
      library.markRead([item.key, ItemKey(.news, "https://b.example")])
      library.markUnread(item.key)
      var marks = LibraryMarks()
      marks.read = [ItemKey(.news, "https://b.example")]
      marks.mutes = [MuteRule(.word, "naïve", created: item.date)]
      library.add(marks.mutes[0])
      #expect(try LibraryMarks(in: file) == marks)
    }
    try inFolder { file in
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = Data("no database at all".utf8)
      try text.write(to: file)
      #expect(throws: LibraryStoreError.self) { try LibraryMarks(in: file) }
      #expect(try Data(contentsOf: file) == text)
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
      let store = try SQLiteLibraryStore(file: file)
      _ = try store.changes(after: 0)
      #expect(!store.mayHaveChanged())
      try store.write([LibraryRecord(RecordID(.setting, "sound"), value: "\"on\"")])
      #expect(!store.mayHaveChanged(), "its own changes are known")
      try SQLiteLibraryStore(file: file).write([LibraryRecord(RecordID(.setting, "sound"), value: nil)])
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
      let aside = try #require(library.trouble?.english.firstMatch(of: /kept as (\S+),/)?.1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: String(aside))) == rubbish)
      #expect(library.contents == LibraryContents())
      #expect(Library.opened(at: file).trouble == nil)
    }
  }

  @Test func aTornPageIsFoundWhenTheFileIsOpened() throws {
    try inFolder { file in
      let first = try library(file)
      for id in 1...2000 { first.open(KeptItem(key: ItemKey(.hackerNews, id), title: "Story \(id)", date: item.date)) }
      try DatabaseConnection(file: file, patience: 10).run("PRAGMA wal_checkpoint(TRUNCATE)")
      let handle = try FileHandle(forWritingTo: file)
      try handle.seek(toOffset: 8192)
      try handle.write(contentsOf: Data(repeating: 0xA5, count: 20_000))
      try handle.close()
      #expect(try SQLiteLibraryStore(file: file).setAside != nil)
    }
  }

  @Test func aNewerFileIsKeptForTheNewerKiosk() throws {
    try inFolder { file in
      try library(file).toggleSaved(item)
      try DatabaseConnection(file: file, patience: 10).run("PRAGMA user_version = 99")
      let opened = Library.opened(at: file)
      #expect(
        opened.trouble?.english.contains("newer Kiosk") == true
          && opened.trouble?.english.contains("until Kiosk ends") == true)
      #expect(opened.contents != LibraryContents(), "what can be read is shown")
      let newer = try DatabaseConnection(file: file, patience: 10)
      #expect(try newer.version() == 99)
      #expect(try newer.rows("SELECT count(*) FROM records") { $0.integer(0) } == [1])
    }
  }

  /// Format 1 as every Kiosk has written it, and the same copied table by table, which loses the version.
  @Test(arguments: [1, 0]) func aFileOfFormatOneIsReadWithoutLoss(version: Int) throws {
    try inFolder { file in
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let former = try DatabaseConnection(file: file, patience: 10)
      for statement in [
        "CREATE TABLE records (kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT, revision INTEGER NOT NULL, "
          + "PRIMARY KEY (kind, key)) WITHOUT ROWID",
        "CREATE INDEX records_by_revision ON records (revision)",
        "CREATE TABLE counter (id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER)",
        "INSERT INTO counter VALUES (1, 41)",
        #"INSERT INTO records VALUES ('setting', 'sound', '"on"', 40), ('setting', 'gone', NULL, 41)"#,
        "INSERT INTO records VALUES ('a kind of tomorrow', 'x', '1', 41)",
        "PRAGMA user_version = \(version)",
      ] { try former.run(statement) }
      let store = try SQLiteLibraryStore(file: file)
      #expect(store.setAside == nil)
      let changes = try store.changes(after: 0)
      #expect(
        changes.records == [
          LibraryRecord(RecordID(.setting, "sound"), value: "\"on\""),
          LibraryRecord(RecordID(.setting, "gone"), value: nil),
        ])
      #expect(changes.revision == 41)
      try store.write([LibraryRecord(RecordID(.setting, "sound"), value: "\"off\"")])
      #expect(try store.changes(after: 41).revision == 42)
      #expect(try former.rows("SELECT count(*) FROM records") { $0.integer(0) } == [3], "unknown kinds stay")
    }
  }

  @Test func withoutAFolderTheLibraryLivesInMemoryAndSaysSo() {
    let library = Library.opened(at: URL(fileURLWithPath: "/dev/null/kiosk/library.sqlite"))
    #expect(library.trouble?.english.contains("only until Kiosk ends") == true)
    library.toggleSaved(item)
    #expect(library.isSaved(item.key))
  }

  @Test func manyWritersLoseNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-library-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("library.sqlite")
    _ = try SQLiteLibraryStore(file: file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try SQLiteLibraryStore(file: file)
          for number in 0..<50 {
            try store.write([LibraryRecord(RecordID(.setting, "\(writer)-\(number)"), value: "\"x\"")])
          }
        }
      }
      try await group.waitForAll()
    }
    let changes = try SQLiteLibraryStore(file: file).changes(after: 0)
    #expect(changes.records.count == 200)
    #expect(changes.revision == 200)
  }
}

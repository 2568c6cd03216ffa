import Foundation
import Storage
import Testing

@Suite(.timeLimit(.minutes(4))) struct DatabaseTests {
  static let schema = ["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT, data BLOB, size REAL)"]

  /// A database in a folder of its own, which goes with the test.
  final class Place {
    let file = FileManager.default.temporaryDirectory.appending(path: "kiosk-database-\(UUID().uuidString)/a/b.sqlite")

    func database(version: Int = 1, keepsDamagedFile: Bool = false) -> Database {
      let content = DatabaseContent.replaceable(
        version: version, schema: DatabaseTests.schema, keepsDamagedFile: keepsDamagedFile)
      return Database(file: file, content: content, patience: 20)
    }

    deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent().deletingLastPathComponent()) }
  }

  static func add(_ text: String, to database: Database) throws(DatabaseError) {
    try database.perform { connection throws(DatabaseError) in
      try connection.run("INSERT INTO notes (text) VALUES (?)", [.text(text)])
    }
  }

  static func notes(_ database: Database) throws(DatabaseError) -> [String] {
    try database.perform { connection throws(DatabaseError) in
      try connection.rows("SELECT text FROM notes ORDER BY id") { $0.text(0) }
    }
  }

  @Test func keepsEveryKindOfValue() throws {
    let place = Place()
    let database = place.database()
    let data = Data([0, 1, 255])
    try database.perform { connection throws(DatabaseError) in
      try connection.run(
        "INSERT INTO notes VALUES (?, ?, ?, ?)", [.integer(7), .text("a\u{0}ü"), .blob(data), .real(0.5)])
      try connection.run("INSERT INTO notes VALUES (?, ?, ?, ?)", [.integer(8), .null, .blob(Data()), .null])
    }
    let rows = try database.perform { connection throws(DatabaseError) in
      try connection.rows("SELECT id, text, data, size FROM notes ORDER BY id") {
        ($0.integer(0), $0.text(1), $0.blob(2), $0.real(3))
      }
    }
    #expect(rows.count == 2)
    #expect(rows[0].0 == 7 && rows[0].1 == "a\u{0}ü" && rows[0].2 == data && rows[0].3 == 0.5)
    #expect(rows[1].1 == nil && rows[1].2 == Data() && rows[1].3 == nil)
  }

  @Test func isPrivateToItsOwner() throws {
    let place = Place()
    try Self.add("x", to: place.database())
    let mode = try FileManager.default.attributesOfItem(atPath: place.file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }

  @Test func doesAllOfATransactionOrNothing() throws {
    let place = Place()
    let database = place.database()
    try Self.add("first", to: database)
    #expect(throws: DatabaseError.self) {
      try database.perform { connection throws(DatabaseError) in
        try connection.transaction { () throws(DatabaseError) in
          try connection.run("INSERT INTO notes (text) VALUES ('second')")
          try connection.run("INSERT INTO nowhere VALUES (1)")
        }
      }
    }
    #expect(try Self.notes(database) == ["first"])
  }

  @Test func aDatabaseOfAnotherVersionBeginsAnew() throws {
    let place = Place()
    let old = place.database()
    try Self.add("old", to: old)
    old.close()
    let new = place.database(version: 2)
    #expect(try Self.notes(new).isEmpty)
    #expect(new.rebuildCount == 0)
  }

  /// Ways in which files get damaged.
  static let damages: [(name: String, damage: @Sendable (inout Data) -> Void)] = [
    ("no database at all", { $0 = Data("hello, this is not a database at all; it is a text.".utf8) }),
    ("a wrong header", { $0.replaceSubrange(0..<16, with: Data(repeating: 0x58, count: 16)) }),
    ("a page of noise", { data in for index in 4096..<8192 { data[index] = UInt8(truncatingIfNeeded: index &* 167) } }),
    ("a page of zeros", { $0.replaceSubrange(4096..<8192, with: Data(count: 4096)) }),
    ("cut in the middle", { $0 = $0.prefix(5000) }),
  ]

  @Test(arguments: 0..<5) func aDamagedFileIsFoundAndBegunAnew(_ number: Int) throws {
    let place = Place()
    var database: Database? = place.database(keepsDamagedFile: true)
    for index in 0..<200 { try Self.add("note \(index) \(String(repeating: "x", count: 100))", to: #require(database)) }
    database = nil
    var data = try Data(contentsOf: place.file)
    Self.damages[number].damage(&data)
    try data.write(to: place.file)

    let reopened = place.database(keepsDamagedFile: true)
    try Self.add("after", to: reopened)
    #expect(try Self.notes(reopened) == ["after"], "\(Self.damages[number].name)")
    #expect(reopened.rebuildCount == 1, "\(Self.damages[number].name)")
    #expect(FileManager.default.fileExists(atPath: place.file.path + ".damaged"))
    // And what it holds now lasts.
    reopened.close()
    #expect(try Self.notes(place.database()) == ["after"])
  }

  @Test func aSecondConnectionSurvivesTheRebuildOfTheFirst() throws {
    let place = Place()
    let first = place.database()
    let second = place.database()
    for index in 0..<200 { try Self.add("note \(index) \(String(repeating: "x", count: 100))", to: first) }
    #expect(try Self.notes(second).count == 200)
    first.close()
    second.close()
    var data = try Data(contentsOf: place.file)
    Self.damages[2].damage(&data)
    try data.write(to: place.file)
    try Self.add("from the first", to: first)
    try Self.add("from the second", to: second)
    #expect(try Self.notes(first).suffix(2) == ["from the first", "from the second"])
    #expect(try Self.notes(first) == Self.notes(second))
  }

  @Test func saysWhereItCannotWrite() {
    let database = Database(
      file: URL(filePath: "/proc/nowhere/x.sqlite"), content: .replaceable(version: 1, schema: Self.schema))
    #expect(throws: DatabaseError(.noFolder, "/proc/nowhere cannot be created.")) {
      try Self.add("x", to: database)
    }
  }

  @Test func manyThreadsAndConnectionsShareAFile() async throws {
    let place = Place()
    let databases = (0..<4).map { _ in place.database() }
    await withTaskGroup(of: Void.self) { group in
      for (number, database) in databases.enumerated() {
        group.addTask {
          for index in 0..<50 { #expect(throws: Never.self) { try Self.add("\(number).\(index)", to: database) } }
        }
      }
    }
    #expect(try Set(Self.notes(databases[0])).count == 200)
  }
}

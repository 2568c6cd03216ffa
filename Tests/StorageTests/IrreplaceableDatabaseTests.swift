import Foundation
import Storage
import Testing

/// Files whose content is the only one there is.
@Suite(.timeLimit(.minutes(4))) struct IrreplaceableDatabaseTests {
  private static let first = ["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)"]
  private static let second = [
    "ALTER TABLE notes ADD COLUMN stars INTEGER NOT NULL DEFAULT 3", "UPDATE notes SET stars = 4",
  ]
  private static let third = ["CREATE TABLE marks (id INTEGER PRIMARY KEY)"]

  private func database(_ place: DatabaseTests.Place, _ steps: [[String]] = [first]) -> Database {
    Database(file: place.file, content: .irreplaceable(steps: steps), patience: 20)
  }

  private func fill(_ place: DatabaseTests.Place) throws {
    let database = database(place)
    for index in 0..<200 {
      try DatabaseTests.add("note \(index) \(String(repeating: "x", count: 100))", to: database)
    }
  }

  @Test(arguments: 0..<5) func aDamagedFileIsSetAsideAsItIs(_ number: Int) throws {
    let place = DatabaseTests.Place()
    try fill(place)
    var data = try Data(contentsOf: place.file)
    DatabaseTests.damages[number].damage(&data)
    try data.write(to: place.file)

    let reopened = database(place)
    let aside = try #require(try reopened.open(), "\(DatabaseTests.damages[number].name)")
    #expect(aside.lastPathComponent.hasPrefix("b.sqlite.set-aside-"))
    #expect(try Data(contentsOf: aside) == data, "\(DatabaseTests.damages[number].name)")
    #expect(try reopened.open() == nil, "it is said once")
    try DatabaseTests.add("after", to: reopened)
    #expect(try DatabaseTests.notes(database(place)) == ["after"])
  }

  @Test func damageThatShowsLaterIsAnErrorAndLosesNothing() throws {
    let place = DatabaseTests.Place()
    try fill(place)
    let database = database(place)
    let damage = DatabaseError(.damaged, "a page is torn")
    var runs = 0
    #expect(throws: damage) {
      try database.perform { _ throws(DatabaseError) -> Void in
        runs += 1
        throw damage
      }
    }
    #expect(runs == 1)
    #expect(database.rebuildCount == 0)
    #expect(try DatabaseTests.notes(database).count == 200)
  }

  @Test func anOlderFileIsBroughtUpStepByStepWithAllThatIsInIt() throws {
    let place = DatabaseTests.Place()
    try DatabaseTests.add("old", to: database(place))
    let next = database(place, [Self.first, Self.second])
    #expect(try next.open() == nil)
    try DatabaseTests.add("new", to: next)
    next.close()
    let newest = database(place, [Self.first, Self.second, Self.third])
    let rows = try newest.perform { connection throws(DatabaseError) in
      try connection.run("INSERT INTO marks VALUES (1)")
      return try connection.rows("SELECT text, stars FROM notes ORDER BY id") {
        "\($0.text(0) ?? "") \($0.integer(1) ?? 0)"
      }
    }
    #expect(rows == ["old 4", "new 3"])
  }

  @Test func aStepIsTakenWholeOrNotAtAll() throws {
    let place = DatabaseTests.Place()
    try DatabaseTests.add("old", to: database(place))
    #expect(throws: DatabaseError.self) {
      try database(place, [Self.first, Self.second + ["INSERT INTO nowhere VALUES (1)"]]).open()
    }
    let next = database(place, [Self.first, Self.second])
    #expect(try next.open() == nil)
    #expect(try DatabaseTests.notes(next) == ["old"])
  }

  @Test func aNewerFileStaysAndIsOnlyRead() throws {
    let place = DatabaseTests.Place()
    let newer = database(place, [Self.first, Self.second])
    try DatabaseTests.add("from tomorrow", to: newer)
    newer.close()
    let older = database(place)
    #expect(try older.open() == nil && older.isReadOnly)
    #expect(try DatabaseTests.notes(older) == ["from tomorrow"])
    #expect(throws: DatabaseError.self) { try DatabaseTests.add("from today", to: older) }
    older.close()
    #expect(try newer.open() == nil && !newer.isReadOnly)
    #expect(try DatabaseTests.notes(newer) == ["from tomorrow"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.file.deletingLastPathComponent().path).allSatisfy {
        !$0.contains("set-aside")
      })
  }

  @Test func manyBringItUpAtOnceAndOneDoesIt() async throws {
    let place = DatabaseTests.Place()
    try DatabaseTests.add("old", to: database(place))
    let databases = (0..<4).map { _ in database(place, [Self.first, Self.second]) }
    await withTaskGroup(of: Void.self) { group in
      for (number, database) in databases.enumerated() {
        group.addTask { #expect(throws: Never.self) { try DatabaseTests.add("\(number)", to: database) } }
      }
    }
    #expect(try DatabaseTests.notes(databases[0]).sorted() == ["0", "1", "2", "3", "old"])
  }
}

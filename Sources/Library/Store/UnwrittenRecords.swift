/// The changes that are not in the store yet, as a value: the newest of each record. One write is under way at a time, and
/// what could not be written waits for the next try.
struct UnwrittenRecords {
  private var waiting: [RecordID: LibraryRecord] = [:]
  private var underWay: [RecordID: LibraryRecord] = [:]

  /// How many records are not known to be written.
  var count: Int { Set(waiting.keys).union(underWay.keys).count }

  func contains(_ id: RecordID) -> Bool { waiting[id] != nil || underWay[id] != nil }

  mutating func add(_ records: [LibraryRecord]) {
    for record in records { waiting[record.id] = record }
  }

  /// What to write now: everything that waits, or nothing while a write is under way.
  mutating func begin() -> [LibraryRecord] {
    guard underWay.isEmpty else { return [] }
    (underWay, waiting) = (waiting, [:])
    return Array(underWay.values)
  }

  /// The write has come to its end. After a failure its records wait again, but for those that were changed meanwhile.
  mutating func end(isWritten: Bool) {
    if !isWritten { waiting.merge(underWay) { newer, _ in newer } }
    underWay = [:]
  }
}

/// What has been told of a list, to which something can only be added: a value that takes in the list as it is now and gives
/// what is to be written. Until the list has been complete once, rows are added at its end; then its changes are told.
struct ToldList {
  enum Line: Equatable {
    case row(ListRow, rank: Int)
    case change(ListChange<ListRow>)
  }

  private let tellsChanges: Bool
  private let known: Set<String>
  private var snapshot = ListSnapshot<ListRow>()
  private(set) var isComplete = false

  /// - Parameter tellsChanges: whether the list is followed when it has been complete.
  /// - Parameter known: the ids of rows that need not be told.
  init(tellsChanges: Bool, known: Set<String> = []) {
    self.tellsChanges = tellsChanges
    self.known = known
  }

  var isEmpty: Bool { snapshot.isEmpty }

  /// The ids of the rows that the list has.
  var ids: [String] { snapshot.rows.map(\.id) }

  /// - Parameters:
  ///   - rows: the list as it is now, all of it or its beginning.
  ///   - isComplete: whether it is all of it. An incomplete list says nothing about one that has been complete: it would tell
  ///     of rows that left and came back.
  mutating func apply(_ rows: [ListRow], isComplete: Bool) -> [Line] {
    let new = ListSnapshot(rows)
    var lines: [Line] = []
    if !self.isComplete {
      let told = Set(snapshot.rows.map(\.id))
      let more = new.rows.filter { !told.contains($0.id) }
      lines = more.enumerated().filter { !known.contains($1.id) }
        .map { .row($1, rank: snapshot.rows.count + $0 + 1) }
      snapshot = ListSnapshot(snapshot.rows + more)
      self.isComplete = isComplete
    }
    guard isComplete, tellsChanges else { return lines }
    defer { snapshot = new }
    return lines + snapshot.changes(to: new).map(Line.change)
  }
}

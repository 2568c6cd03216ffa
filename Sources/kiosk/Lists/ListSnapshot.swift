/// The rows of a list at one moment. Two snapshots differ by the fewest changes that lead from one to the other.
///
/// The law: `old.applying(old.changes(to: new)) == new`.
struct ListSnapshot<Row: Identifiable & Equatable>: Equatable {
  /// Each id once; later rows of the same id are left out.
  private(set) var rows: [Row]

  init(_ rows: [Row] = []) {
    var seen: Set<Row.ID> = []
    self.rows = rows.filter { seen.insert($0.id).inserted }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Removals, then insertions and moves by their new place, then rows that say something else. Places count from 0; a row
  /// that is merely pushed along by another is no change.
  func changes(to new: ListSnapshot) -> [ListChange<Row>] {
    let oldPlaces = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
    let staying = OrderKept.ids(of: new.rows.map(\.id), places: oldPlaces)
    let newIDs = Set(new.rows.map(\.id))
    var changes = rows.enumerated().filter { !newIDs.contains($1.id) }.map { ListChange.removed($1, from: $0) }
    for (place, row) in new.rows.enumerated() {
      guard let old = oldPlaces[row.id] else {
        changes.append(.inserted(row, at: place))
        continue
      }
      if !staying.contains(row.id) { changes.append(.moved(row, from: old, to: place)) }
    }
    for (place, row) in new.rows.enumerated() {
      if let old = oldPlaces[row.id], rows[old] != row { changes.append(.updated(row, from: rows[old], at: place)) }
    }
    return changes
  }

  /// This snapshot with `changes` made to it.
  func applying(_ changes: [ListChange<Row>]) -> ListSnapshot {
    var leaving: Set<Row.ID> = []
    var arriving: [(row: Row, place: Int)] = []
    var updated: [Row.ID: Row] = [:]
    for change in changes {
      switch change {
      case .removed(let row, _): leaving.insert(row.id)
      case .inserted(let row, let place): arriving.append((row, place))
      case .moved(let row, _, let place):
        leaving.insert(row.id)
        arriving.append((row, place))
      case .updated(let row, _, _): updated[row.id] = row
      }
    }
    var result = rows.filter { !leaving.contains($0.id) }
    for (row, place) in arriving.sorted(by: { $0.place < $1.place }) {
      result.insert(row, at: min(place, result.count))
    }
    return ListSnapshot(result.map { updated[$0.id] ?? $0 })
  }
}

/// One step from a snapshot to a newer one.
enum ListChange<Row: Identifiable & Equatable>: Equatable {
  case removed(Row, from: Int)
  case inserted(Row, at: Int)
  case moved(Row, from: Int, to: Int)
  /// The row was another at its old place; `at` is the new one.
  case updated(Row, from: Row, at: Int)
}

/// Which members of a list keep their order when it becomes another: a longest increasing subsequence of old places.
enum OrderKept {
  static func ids<ID: Hashable>(of new: [ID], places: [ID: Int]) -> Set<ID> {
    let kept = new.compactMap { id in places[id].map { (id: id, place: $0) } }
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: kept.count)
    for (index, member) in kept.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if kept[ends[middle]].place < member.place { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var staying: Set<ID> = []
    var next = ends.last
    while let index = next {
      staying.insert(kept[index].id)
      next = previous[index]
    }
    return staying
  }
}

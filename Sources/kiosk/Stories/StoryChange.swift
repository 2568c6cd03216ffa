/// One step from a list to a newer one.
///
/// The steps between two lists say everything: take away what is `removed` or `moved`, then insert what is `added` or
/// `moved` at its rank, lowest rank first, and the new list stands there. A story that is merely pushed down by another is
/// not a step.
enum StoryChange: Equatable, Sendable {
  case removed(StoryRow)
  case added(StoryRow)
  case moved(StoryRow, from: Int)
  case updated(StoryRow, from: StoryRow)

  /// The fewest steps from `old` to `new`: removals, then additions and moves by rank, then updates by rank.
  ///
  /// Each story appears at most once in a list.
  static func steps(from old: [StoryRow], to new: [StoryRow]) -> [StoryChange] {
    let oldIndex = Dictionary(old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    var steps = old.filter { !newIDs.contains($0.id) }.map(StoryChange.removed)
    let staying = OrderKept.ids(of: new.map(\.id), places: oldIndex)
    for row in new {
      guard let index = oldIndex[row.id] else {
        steps.append(.added(row))
        continue
      }
      if !staying.contains(row.id) { steps.append(.moved(row, from: old[index].rank)) }
    }
    for row in new {
      if let index = oldIndex[row.id], !row.saysTheSame(as: old[index]) {
        steps.append(.updated(row, from: old[index]))
      }
    }
    return steps
  }
}

extension StoryRow {
  /// Equal in all but rank.
  fileprivate func saysTheSame(as other: StoryRow) -> Bool {
    var other = other
    other.rank = rank
    return self == other
  }
}

extension StoryChange {
  /// The step as one JSON object: `event`, what is particular to it, then the story's own keys.
  var json: JSONValue {
    switch self {
    case .removed(let row): .object([("event", .text("removed"))] + row.json)
    case .added(let row): .object([("event", .text("added"))] + row.json)
    case .moved(let row, let from): .object([("event", .text("moved")), ("from", .integer(from))] + row.json)
    case .updated(let row, let old):
      .object([("event", .text("updated")), ("changed", .array(row.keysThatDiffer(from: old)))] + row.json)
    }
  }
}

extension StoryRow {
  /// The JSON keys, rank aside, whose values differ.
  fileprivate func keysThatDiffer(from old: StoryRow) -> [JSONValue] {
    zip(json, old.json).filter { $0.0 != "rank" && $0.1.line != $1.1.line }.map { .text($0.0.0) }
  }
}

extension StoryText {
  /// A step as a line of words.
  func line(for change: StoryChange) -> String {
    let paint = Painter(usesColour: traits.usesColour)
    return switch change {
    case .removed(let row): paint(.red, "gone") + ": \(headline(of: row))\n"
    case .added(let row): paint(.green, "new") + " at \(row.rank): \(summary(of: row))\n"
    case .moved(let row, let from): paint(.yellow, "moved") + " from \(from) to \(row.rank): \(headline(of: row))\n"
    case .updated(let row, let old): paint(.cyan, "updated") + ", \(row.rank): \(updates(row, old))\n"
    }
  }

  private func updates(_ row: StoryRow, _ old: StoryRow) -> String {
    func count(_ now: Int?, _ before: Int?, _ noun: String) -> String? {
      guard now != before, let now else { return nil }
      let difference = now.subtractingReportingOverflow(before ?? now)
      guard before != nil, !difference.overflow else { return Counted.text(now, noun) }
      return Counted.text(now, noun) + " (\(difference.partialValue > 0 ? "+" : "")\(difference.partialValue))"
    }
    let counts = [count(row.score, old.score, "point"), count(row.comments, old.comments, "comment")].compactMap { $0 }
    return headline(of: row) + (counts.isEmpty ? "" : ". " + counts.joined(separator: ", "))
  }
}

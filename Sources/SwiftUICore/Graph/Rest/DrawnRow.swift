import SwiftUIElements

/// What is drawn within a row, as a value: all that hosts were told. Rows of different windows that draw the same share one.
@MainActor
final class DrawnRow {
  struct Part: Equatable {
    var element: Element
    /// How many parts are in it, those in these too.
    var below: Int
  }

  /// Parents before their children.
  let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  /// The part around another; nil for the first, which stands in the row itself.
  func parent(of place: Int) -> Int? {
    parts[..<place].indices.last { $0 + parts[$0].below >= place }
  }

  /// The parts directly within one.
  func children(of place: Int) -> [Int] {
    var children: [Int] = []
    var next = place + 1
    while next <= place + parts[place].below {
      children.append(next)
      next += parts[next].below + 1
    }
    return children
  }

  // MARK: Those of the process

  private struct Known { weak var row: DrawnRow? }

  /// By a number that equal rows have in common.
  private static var known: [Int: [Known]] = [:]
  private static var count = 0
  /// How many there were when those that are gone were last dropped.
  private static var kept = 0

  /// The row of these parts, whose styles and names are those of the ``StylePool``.
  static func of(_ parts: [Part]) -> DrawnRow {
    var hasher = Hasher()
    for part in parts {
      hasher.combine(part.below)
      hasher.combine(part.element.accessibility.identity)
      hasher.combine(part.element.style.identity)
    }
    let key = hasher.finalize()
    if let row = known[key]?.lazy.compactMap(\.row).first(where: { $0.parts == parts }) { return row }
    let row = DrawnRow(parts)
    known[key, default: []].append(Known(row: row))
    count += 1
    if count > 2 * kept + 64 { dropGone() }
    return row
  }

  private static func dropGone() {
    known = known.compactMapValues { rows in
      let left = rows.filter { $0.row != nil }
      return left.isEmpty ? nil : left
    }
    count = known.values.reduce(0) { $0 + $1.count }
    kept = count
  }
}

import Foundation

/// The table of the command line: it can only grow downwards. What a snapshot adds is written as rows while the list is being
/// read, and as changes once it has been complete.
@MainActor
final class MovieTable {
  private let options: ListOptions
  private let output: any TextOutput
  private let text: RowText
  private let writer: RowWriter
  private var snapshot = ListSnapshot<MovieRow>()
  private var isComplete = false

  init(options: ListOptions, limit: Int, surroundings: Surroundings) {
    self.options = options
    output = surroundings.output
    text = RowText(traits: surroundings.outputTraits, rankColumns: String(limit).count)
    writer = RowWriter(format: options.format, text: text, output: output, asEvents: options.watches)
  }

  /// Shows `new` instead of what was shown before.
  func apply(_ new: ListSnapshot<MovieRow>) throws(OutputError) {
    let changes = snapshot.changes(to: new)
    snapshot = new
    for change in changes {
      if isComplete {
        try tell(change)
      } else if case .inserted(let film, let place) = change {
        try writer.write(ListRow(film, rank: place + 1))
      }
    }
  }

  /// The list has been read to its end, or as far as was asked for.
  func finish() throws(OutputError) {
    guard !isComplete else { return }
    isComplete = true
    try writer.finish()
  }

  private func tell(_ change: ListChange<MovieRow>) throws(OutputError) {
    if options.format == .jsonLines {
      try output.write(JSONValue.object(json(change)).line + "\n")
      return
    }
    let paint = Painter(usesColour: text.traits.usesColour && options.format == .columns)
    switch change {
    case .removed(let film): try output.write(paint(.red, "gone") + ": \(summary(film, 0))\n")
    case .inserted(let film, let place):
      try output.write(paint(.green, "new") + " at \(place + 1): \(summary(film, place))\n")
    case .moved(let film, let from, let to):
      try output.write(paint(.yellow, "moved") + " from \(from + 1) to \(to + 1): \(summary(film, to))\n")
    case .updated(let film, _): try output.write(paint(.cyan, "updated") + ": \(summary(film, 0))\n")
    }
  }

  private func summary(_ film: MovieRow, _ place: Int) -> String { text.summary(ListRow(film, rank: place + 1)) }

  private func json(_ change: ListChange<MovieRow>) -> [JSONMember] {
    func rank(of film: MovieRow) -> Int? { snapshot.rows.firstIndex { $0.id == film.id }.map { $0 + 1 } }
    return switch change {
    case .removed(let film): [("event", .text("removed"))] + film.json(rank: nil)
    case .inserted(let film, let place): [("event", .text("added"))] + film.json(rank: place + 1)
    case .moved(let film, let from, let to):
      [("event", .text("moved")), ("from", .integer(from + 1))] + film.json(rank: to + 1)
    case .updated(let film, let old):
      [("event", .text("updated")), ("changed", .array(changedKeys(film, old)))] + film.json(rank: rank(of: film))
    }
  }

  private func changedKeys(_ new: MovieRow, _ old: MovieRow) -> [JSONValue] {
    zip(new.json(rank: nil), old.json(rank: nil)).filter { $0.1.line != $1.1.line }.map { .text($0.0.0) }
  }
}

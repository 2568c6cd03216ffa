import Foundation

/// Writes a list of stories in the order of their ranks while they arrive in any order.
///
/// A story is written as soon as all those before it are; ``finish()`` writes what still waits, leaving gaps out.
final class StoryListWriter {
  private let format: ListFormat
  private let text: StoryText
  private let output: any TextOutput
  private var waiting: [Int: StoryRow] = [:]
  private var nextRank = 1
  private var written: [StoryRow] = []

  init(format: ListFormat, text: StoryText, output: any TextOutput) {
    self.format = format
    self.text = text
    self.output = output
  }

  /// Takes all stories known so far; those already written are ignored.
  func update(_ rows: [StoryRow]) throws(OutputError) {
    for row in rows where row.rank >= nextRank { waiting[row.rank] = row }
    while let row = waiting.removeValue(forKey: nextRank) {
      nextRank += 1
      try write(row)
    }
  }

  /// The list is complete.
  func finish() throws(OutputError) {
    for rank in waiting.keys.sorted() {
      if let row = waiting[rank] { try write(row) }
    }
    waiting = [:]
    if format == .json {
      let rows = written.map { JSONValue.object($0.json).line }
      try output.write(rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n")
    }
  }

  private func write(_ row: StoryRow) throws(OutputError) {
    written.append(row)
    switch format {
    case .columns: try output.write(text.block(for: row))
    case .plain: try output.write(text.line(for: row))
    case .jsonLines: try output.write(JSONValue.object(row.json).line + "\n")
    case .json: break
    }
  }
}

import Foundation
import HackerNews

/// Writes a list of stories in its order while they arrive in any order.
///
/// A story is written as soon as all those before it are; ``finish()`` writes what still waits, leaving gaps out. Ranks
/// count the stories that are written.
@MainActor
final class StoryListWriter {
  private let format: ListFormat
  private let text: StoryText
  private let output: any TextOutput
  private let asEvents: Bool
  private var list: StoryList?
  /// How many ids of the list are dealt with.
  private var position = 0
  private var written: [StoryRow] = []

  /// - Parameter asEvents: whether JSON lines are `added` events, for a list that goes on changing.
  init(format: ListFormat, text: StoryText, output: any TextOutput, asEvents: Bool = false) {
    self.format = format
    self.text = text
    self.output = output
    self.asEvents = asEvents
  }

  /// Takes the list as it is so far; what is written already stays as it was.
  func update(_ list: StoryList) throws(OutputError) {
    self.list = list
    let stories = Dictionary(list.stories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    while position < list.ids.count, let story = stories[list.ids[position]] {
      position += 1
      try write(StoryRow(story, rank: written.count + 1))
    }
  }

  /// The list is complete.
  func finish() throws(OutputError) {
    if let list {
      let waiting = Set(list.ids.dropFirst(position))
      position = list.ids.count
      for story in list.stories where waiting.contains(story.id) {
        try write(StoryRow(story, rank: written.count + 1))
      }
    }
    if format == .json {
      let rows = written.map { JSONValue.object($0.json).line }
      try output.write(rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n")
    }
  }

  /// Writes the next row of a list that is known already.
  func write(_ row: StoryRow) throws(OutputError) {
    written.append(row)
    switch format {
    case .columns: try output.write(text.block(for: row))
    case .plain: try output.write(text.line(for: row))
    case .jsonLines where asEvents: try output.write(StoryChange.added(row).json.line + "\n")
    case .jsonLines: try output.write(JSONValue.object(row.json).line + "\n")
    case .json: break
    }
  }
}

extension StoryRow {
  /// The rows of a list, ranked by their places among the stories there are.
  static func rows(_ list: StoryList) -> [StoryRow] {
    list.stories.enumerated().map { StoryRow($1, rank: $0 + 1) }
  }
}

/// How a list is written.
enum ListFormat: Equatable, Sendable {
  /// For eyes: titles in bold, details below, as wide as the terminal.
  case columns
  /// One line of words for each record.
  case plain
  /// One JSON array, when all of it is there.
  case json
  /// One JSON object a line, each written as soon as it is known.
  case jsonLines
}

import KioskApp
import SwiftUITerminal

/// What `config.json5` says of the terminal, under `terminal`.
struct TerminalSettings: Equatable, Sendable {
  var options = TerminalOptions()
  /// Those that hold in a terminal alone.
  var keys = OwnKeys()
  /// Nil for Kiosk's own.
  var columns: [StoryColumn]?
  var rules: [ViewerRule] = []
}

extension TerminalSettings: Decodable {
  private enum Key: String, CaseIterable { case keys, columns, colors, pictures, open }

  init(from decoder: any Decoder) throws {
    let fields = try KnownFields<Key>(decoder)
    keys = try OwnKeys(try fields.decodeWords(.keys), at: "terminal.keys")
    let columns = try fields.decodeTexts(.columns) { text in
      guard let column = StoryColumn(rawValue: text) else {
        let all = StoryColumn.allCases.map(\.rawValue)
        throw ConfigurationProblem(
          sentence: Suggestion.added(
            to: "\"terminal.columns\" has \(ShownWord.quoted(text)), which is not a column", for: text, among: all),
          hint: "Columns are \(all.joined(separator: ", ")).")
      }
      return column
    }
    if !columns.isEmpty {
      guard columns.contains(.title), Set(columns).count == columns.count else {
        throw ConfigurationProblem(sentence: "\"terminal.columns\" must hold title, and each column once")
      }
      self.columns = columns
    }
    for (hue, color) in try fields.decodeWords(.colors) where !options.palette.set(hue, to: color) {
      throw ConfigurationProblem(
        sentence: "\"terminal.colors.\(ShownWord.of(hue))\": \(ShownWord.quoted(color)) cannot be set",
        hint:
          "\(TerminalPalette.hues.map(\.rawValue).joined(separator: ", ")) may be one of \(TerminalPalette.names.joined(separator: ", "))."
      )
    }
    options.showsPictures = try fields.decodeBool(.pictures) ?? true
    rules = try fields.decodeObjects(.open)
  }
}

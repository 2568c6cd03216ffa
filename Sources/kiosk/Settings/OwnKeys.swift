import FoundationExtras
import SwiftUITerminal

/// Keys of the reader's own, by `keys` or `terminal.keys` in `config.json5`: what is pressed, and the keys that it stands for.
struct OwnKeys: Equatable, Sendable {
  var strokes: [KeyStroke: [KeyStroke]] = [:]
  /// As the file has them, for people.
  var words: [String: String] = [:]

  init() {}

  /// - Parameter place: what the file calls them.
  /// - Throws: ``ConfigurationProblem`` that names the key.
  init(_ keys: [(name: String, text: String)], at place: String) throws {
    for (name, text) in keys {
      guard let stroke = KeyStroke(name) else {
        throw ConfigurationProblem(
          sentence: "\"\(place)\" names \(ShownWord.quoted(name)), which is no key",
          hint: "A key is a letter, F1 to F12, or one such as enter, esc, tab, space, up, pagedown, with ctrl+ or alt+."
        )
      }
      guard let keys = KeyStroke.keys(text) else {
        throw ConfigurationProblem(
          sentence:
            "\"\(place).\(ShownWord.of(name))\" must be keys with spaces between them, such as \"j Enter\"")
      }
      strokes[stroke] = keys
      words[name] = text
    }
  }

  /// These, and those of the other where both name a key.
  func changed(by other: OwnKeys) -> OwnKeys {
    var all = self
    all.strokes.merge(other.strokes) { $1 }
    all.words.merge(other.words) { $1 }
    return all
  }
}

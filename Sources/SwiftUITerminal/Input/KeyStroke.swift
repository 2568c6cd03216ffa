/// A key with what is held beside it, as it is written in a settings file: `J`, `ctrl+n`, `F5`, `enter`.
package struct KeyStroke: Hashable, Sendable {
  package var key: TerminalInput.Key
  package var modifiers: TerminalInput.Modifiers

  package init(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Nil for what is no key.
  package init?(_ text: String) {
    var rest = Substring(text)
    var modifiers: TerminalInput.Modifiers = []
    for (word, modifier) in [("ctrl+", TerminalInput.Modifiers.control), ("alt+", .alt), ("shift+", .shift)]
    where rest.lowercased().hasPrefix(word) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(word.count)
    }
    guard let key = KeyNames.key(named: String(rest)) else { return nil }
    self.init(key, modifiers)
  }

  /// The keys of a macro: words with spaces between them. Nil where one of them is no key, or there is none.
  package static func keys(_ text: String) -> [KeyStroke]? {
    let words = text.split(separator: " ").map { KeyStroke(String($0)) }
    let keys = words.compactMap { $0 }
    return keys.isEmpty || keys.count < words.count ? nil : keys
  }
}

/// A text that is being typed: what each key does to it. A value without effects.
struct FieldEditor: Equatable {
  enum Outcome: Equatable {
    /// The text is another.
    case changed
    /// Only the caret moved, or could not.
    case moved
    case submitted
    /// The key means nothing to a field.
    case ignored
  }

  private(set) var characters: [Character]
  private(set) var caret: Int
  let isMultiline: Bool

  /// The most characters that a field takes.
  static let limit = 1 << 20

  init(_ editing: ScreenState.Editing, isMultiline: Bool) {
    characters = Array(editing.text)
    caret = min(max(0, editing.caret), characters.count)
    self.isMultiline = isMultiline
  }

  var editing: ScreenState.Editing { ScreenState.Editing(text: String(characters), caret: caret) }

  mutating func press(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) -> Outcome {
    let byWord = !modifiers.isDisjoint(with: [.control, .alt])
    switch key {
    case .character(let text) where modifiers.isDisjoint(with: [.control, .alt]): return insert(text)
    case .space where modifiers.isDisjoint(with: [.control, .alt]): return insert(" ")
    case .character(let letter) where modifiers == .control: return control(letter)
    case .character(let letter) where modifiers == .alt: return alternate(letter)
    case .left: return move(to: byWord ? wordStart : caret - 1)
    case .right: return move(to: byWord ? wordEnd : caret + 1)
    case .home: return move(to: byWord ? 0 : lineStart)
    case .end: return move(to: byWord ? characters.count : lineEnd)
    case .up where isMultiline: return moveLine(by: -1)
    case .down where isMultiline: return moveLine(by: 1)
    case .backspace: return remove(byWord ? wordStart..<caret : caret - 1..<caret)
    case .delete: return remove(byWord ? caret..<wordEnd : caret..<caret + 1)
    case .enter where isMultiline && !modifiers.contains(.control): return insert("\n")
    case .enter: return .submitted
    default: return .ignored
    }
  }

  /// Whether the field has room for this text.
  func hasRoom(for text: String) -> Bool { characters.count + text.count <= Self.limit }

  /// Takes pasted text; a field of one line turns line breaks into spaces. Nothing of what has no room.
  @discardableResult
  mutating func insert(_ text: String) -> Outcome {
    let new = isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 })
    guard !new.isEmpty, hasRoom(for: new) else { return .moved }
    join(String(characters[..<caret]) + new, characters[caret...])
    return .changed
  }

  /// The text is now these two, with the caret between them. A mark that joins the character before it makes one of two.
  private mutating func join(_ head: String, _ tail: ArraySlice<Character>) {
    characters = Array(head + String(tail))
    caret = min(head.count, characters.count)
  }

  private mutating func control(_ letter: String) -> Outcome {
    switch letter {
    case "a": return move(to: lineStart)
    case "e": return move(to: lineEnd)
    case "b": return move(to: caret - 1)
    case "f": return move(to: caret + 1)
    case "d": return remove(caret..<caret + 1)
    case "h": return remove(caret - 1..<caret)
    case "k": return remove(caret..<lineEnd)
    case "u": return remove(lineStart..<caret)
    case "w": return remove(wordStart..<caret)
    default: return .ignored
    }
  }

  private mutating func alternate(_ letter: String) -> Outcome {
    switch letter {
    case "b": return move(to: wordStart)
    case "f": return move(to: wordEnd)
    case "d": return remove(caret..<wordEnd)
    default: return .ignored
    }
  }

  private mutating func move(to place: Int) -> Outcome {
    caret = min(max(0, place), characters.count)
    return .moved
  }

  private mutating func remove(_ range: Range<Int>) -> Outcome {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return .moved }
    join(String(characters[..<range.lowerBound]), characters[range.upperBound...])
    return .changed
  }

  private mutating func moveLine(by distance: Int) -> Outcome {
    let column = caret - lineStart
    if distance < 0 {
      guard lineStart > 0 else { return move(to: 0) }
      caret = lineStart - 1
      return move(to: min(lineStart + column, caret))
    }
    guard lineEnd < characters.count else { return move(to: characters.count) }
    caret = lineEnd + 1
    return move(to: min(caret + column, lineEnd))
  }

  private var lineStart: Int { characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0 }
  private var lineEnd: Int { characters[caret...].firstIndex(where: \.isNewline) ?? characters.count }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private var wordStart: Int {
    var place = caret
    while place > 0, !Self.isWord(characters[place - 1]) { place -= 1 }
    while place > 0, Self.isWord(characters[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = caret
    while place < characters.count, !Self.isWord(characters[place]) { place += 1 }
    while place < characters.count, Self.isWord(characters[place]) { place += 1 }
    return place
  }
}

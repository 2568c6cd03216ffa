/// The text of a keys file, changed in place: comments, order and other keys stay as they are.
///
/// It knows an object of names and texts and nothing more; who changes a file reads the result back before it is written.
struct KeysText: Equatable {
  private(set) var text: String

  /// What an empty or missing file begins as.
  static let beginning =
    "// The keys of the services that Kiosk reads. Nobody but you may read this file: mode 600.\n{\n}\n"

  /// A name with its value.
  private struct Member {
    var name: String
    var value: Range<String.Index>
    /// Name, colon, value and, where there is one, comma.
    var tokens: [Range<String.Index>]
    /// Whether nothing but white space stands between its parts.
    var isPlain: Bool

    var start: String.Index { tokens[0].lowerBound }
    var end: String.Index { tokens[tokens.count - 1].upperBound }
  }

  init(_ text: String) {
    self.text = text.allSatisfy(\.isWhitespace) ? Self.beginning : text
  }

  /// Sets a key, where the text has the form of a file of keys; false, and no change, where it has not.
  mutating func set(_ name: String, to key: String) -> Bool {
    guard let (object, members) = members() else { return false }
    let value = Self.quoted(key)
    let known = members.filter { $0.name == name }
    for member in known.reversed() { text.replaceSubrange(member.value, with: value) }
    if known.isEmpty {
      let indent = members.first.flatMap { self.indent(at: $0.start) } ?? "  "
      let isOneLine = !text[object].contains(where: \.isNewline)
      let line = isOneLine ? " \(name): \(value)," : "\n\(indent)\(name): \(value),"
      text.insert(contentsOf: line, at: text.index(after: object.lowerBound))
    }
    return true
  }

  /// Takes a key away; false, and no change, where the text has not the form of a file of keys.
  mutating func remove(_ name: String) -> Bool {
    guard let members = members()?.members else { return false }
    for member in members.reversed() where member.name == name {
      // Comments between its parts stay.
      let ranges = member.isPlain ? [line(of: member)] : member.tokens
      for range in ranges.reversed() { text.removeSubrange(range) }
    }
    return true
  }

  /// The line that a name stands in, from 1; nil where the text has not the form of a file of keys.
  func line(of name: String) -> Int? {
    guard let member = members()?.members.first(where: { $0.name == name }) else { return nil }
    return text[..<member.start].count(where: \.isNewline) + 1
  }

  /// A member with its line, where it has one of its own.
  private func line(of member: Member) -> Range<String.Index> {
    let rest = text[member.end...].drop { $0.isWhitespace && !$0.isNewline }
    guard let indent = indent(at: member.start), rest.first?.isNewline == true else { return member.start..<member.end }
    return text.index(member.start, offsetBy: -indent.count)..<text.index(after: rest.startIndex)
  }

  /// What stands before `index` on its line, where it is only white space and a line begins there.
  private func indent(at index: String.Index) -> String? {
    let before = text[..<index]
    let indent = String(before.reversed().prefix { $0.isWhitespace && !$0.isNewline }.reversed())
    let start = text.index(index, offsetBy: -indent.count)
    guard start > text.startIndex else { return nil }
    return text[text.index(before: start)].isNewline ? indent : nil
  }

  private static func quoted(_ key: String) -> String {
    "\"" + key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: - Reading

  /// The members, and the object from its opening to its closing bracket.
  private func members() -> (object: Range<String.Index>, members: [Member])? {
    var index = text.startIndex
    skipBlank(&index)
    guard index < text.endIndex, text[index] == "{" else { return nil }
    let opening = index
    index = text.index(after: index)
    var members: [Member] = []
    while true {
      skipBlank(&index)
      guard index < text.endIndex else { return nil }
      if text[index] == "}" { return (opening..<index, members) }
      let start = index
      guard let name = name(&index) else { return nil }
      var tokens = [start..<index]
      skipBlank(&index)
      guard let colon = skip(":", &index) else { return nil }
      tokens.append(colon)
      skipBlank(&index)
      let valueStart = index
      guard skipString(&index) else { return nil }
      let value = valueStart..<index
      tokens.append(value)
      skipBlank(&index)
      if let comma = skip(",", &index) {
        tokens.append(comma)
      } else if index == text.endIndex || text[index] != "}" {
        return nil
      }
      let gaps = zip(tokens, tokens.dropFirst()).map { text[$0.upperBound..<$1.lowerBound] }
      let isPlain = gaps.allSatisfy { $0.allSatisfy(\.isWhitespace) }
      members.append(Member(name: name, value: value, tokens: tokens, isPlain: isPlain))
    }
  }

  private func skip(_ character: Character, _ index: inout String.Index) -> Range<String.Index>? {
    guard index < text.endIndex, text[index] == character else { return nil }
    defer { index = text.index(after: index) }
    return index..<text.index(after: index)
  }

  /// White space and comments.
  private func skipBlank(_ index: inout String.Index) {
    while index < text.endIndex {
      if text[index].isWhitespace {
        index = text.index(after: index)
      } else if text[index...].hasPrefix("//") {
        index = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
      } else if text[index...].hasPrefix("/*"), let end = text[index...].dropFirst(2).firstRange(of: "*/") {
        index = end.upperBound
      } else {
        return
      }
    }
  }

  private func name(_ index: inout String.Index) -> String? {
    let start = index
    if text[index] == "\"" || text[index] == "'" {
      guard skipString(&index) else { return nil }
      return String(text[start..<index].dropFirst().dropLast())
    }
    while index < text.endIndex, text[index].isLetter || text[index].isNumber || "_$".contains(text[index]) {
      index = text.index(after: index)
    }
    return start == index ? nil : String(text[start..<index])
  }

  /// Moves behind a quoted text; false where there is none or it has no end.
  private func skipString(_ index: inout String.Index) -> Bool {
    guard index < text.endIndex, text[index] == "\"" || text[index] == "'" else { return false }
    let quote = text[index]
    index = text.index(after: index)
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == quote { return true }
      if character == "\\", index < text.endIndex { index = text.index(after: index) }
    }
    return false
  }
}

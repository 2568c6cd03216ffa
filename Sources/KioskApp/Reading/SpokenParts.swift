import Foundation

/// Texts in parts that a voice takes one at a time: a sentence or a few. Some voices fall silent within longer ones.
enum SpokenParts {
  /// In characters.
  private static let longest = 300
  /// More than a day of speaking.
  private static let most = 4000

  static func of(_ texts: [String]) -> [String] {
    var all: [String] = []
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) where all.count < most { all += parts(line) }
    }
    return Array(all.prefix(most))
  }

  private static func parts(_ text: Substring) -> [String] {
    var parts: [String] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let end = end(of: rest)
      parts.append(rest[..<end].trimmingCharacters(in: .whitespaces))
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Behind the last sentence that fits, else behind the last word.
  private static func end(of text: Substring) -> String.Index {
    guard let limit = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex), limit < text.endIndex
    else { return text.endIndex }
    let head = text[..<limit]
    if let sentence = head.lastIndex(where: { ".!?…。！？".contains($0) }) { return text.index(after: sentence) }
    if let space = head.lastIndex(where: \.isWhitespace) { return space }
    return limit
  }
}

import Foundation

/// A source text with what of it is code: neither comment nor text in quotes. Changes keep every line where it is.
struct SourceText {
  private(set) var text: String
  private var isCode: [Bool]

  init(_ text: String) {
    self.text = text
    isCode = Self.code(Array(text.utf8))
  }

  private static func code(_ bytes: [UInt8]) -> [Bool] {
    var result = [Bool](repeating: true, count: bytes.count)
    var place = 0
    func starts(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }
    func hide(until isEnd: () -> Int?) {
      while place < bytes.count {
        if let length = isEnd() {
          for _ in 0..<length where place < bytes.count {
            result[place] = false
            place += 1
          }
          return
        }
        result[place] = false
        place += 1
      }
    }
    while place < bytes.count {
      if starts("//") {
        hide { starts("\n") ? 0 : nil }
      } else if starts("/*") {
        var depth = 0
        hide {
          if starts("/*") { depth += 1 }
          if starts("*/") {
            depth -= 1
            if depth == 0 { return 2 }
          }
          return nil
        }
      } else if starts("\"\"\"") {
        let first = place
        hide { place > first + 2 && starts("\"\"\"") ? 3 : nil }
      } else if starts("\"") {
        let first = place
        hide {
          if starts("\n") { return 0 }
          return place > first && starts("\"") && bytes[place - 1] != UInt8(ascii: "\\") ? 1 : nil
        }
      } else {
        place += 1
      }
    }
    return result
  }

  /// Matches of a pattern whose first character is code, with the line of each.
  func matches(_ pattern: String) -> [(whole: Range<String.Index>, parts: [String], line: Int)] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines]) else { return [] }
    let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return found.compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      guard isCode.indices.contains(offset), isCode[offset] else { return nil }
      let parts = (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
      return (range, parts, 1 + text[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") })
    }
  }

  /// Replaces each match by what `new` makes of its parts; line ends within a match are kept.
  mutating func replace(_ pattern: String, _ new: ([String]) -> String) {
    let found = matches(pattern)
    guard !found.isEmpty else { return }
    for match in found.reversed() {
      let made = new(match.parts)
      let lost = match.parts[0].count { $0 == "\n" } - made.count { $0 == "\n" }
      text.replaceSubrange(match.whole, with: made + String(repeating: "\n", count: max(lost, 0)))
    }
    self = SourceText(text)
  }
}

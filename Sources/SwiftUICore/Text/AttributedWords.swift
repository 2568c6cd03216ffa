/// `^[words](attribute: value)`: Foundation's extension of Markdown. `inflect: true` is followed, other attributes change nothing.
enum AttributedWords {
  /// `text` with its words in the place of each such mark.
  /// - Parameter shown: the words of a mark with their values, of which the words before them have some, too.
  static func read(_ text: String, shown: (_ before: String, _ words: String) -> String = { $1 }) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstRange(of: "^["), let close = rest[mark.upperBound...].firstIndex(of: "]") {
      let words = rest[mark.upperBound..<close]
      let attributes = rest[close...].dropFirst()
      guard attributes.first == "(", let end = attributes.firstIndex(of: ")") else {
        result += rest[..<mark.upperBound]
        rest = rest[mark.upperBound...]
        continue
      }
      let pairs = attributes[..<end].dropFirst().filter { !$0.isWhitespace }.split(separator: ",")
      if pairs.contains(where: { $0.contains(":") }) {
        result += rest[..<mark.lowerBound]
        let words = String(words)
        result +=
          pairs.contains("inflect:true") ? GrammarAgreement.inflected(words, as: shown(result, words)) : words
      } else {
        result += rest[...end]
      }
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}

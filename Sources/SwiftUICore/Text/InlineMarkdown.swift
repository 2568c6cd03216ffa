import Foundation
import FoundationExtras

/// The part of Markdown that text literals may hold: emphasis, strong emphasis, code, strikethrough and links. Everything else is text.
enum InlineMarkdown {
  /// False where reading it as Markdown would change nothing.
  static func mayContainMarkup(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  static func runs(_ text: String) -> [TextContent.Run] {
    guard mayContainMarkup(text) else { return [TextContent.Run(text)] }
    var reader = Reader(Array(text))
    let runs = reader.read(until: nil, TextStyle(), link: nil)
    return runs.isEmpty ? [TextContent.Run("")] : merge(runs)
  }

  /// Neighbours of one look become one run.
  private static func merge(_ runs: [TextContent.Run]) -> [TextContent.Run] {
    runs.reduce(into: []) { merged, run in
      if let last = merged.last, last.style == run.style, last.link == run.link {
        merged[merged.count - 1].text += run.text
      } else {
        merged.append(run)
      }
    }
  }

  private struct Reader {
    private let characters: [Character]
    private var place = 0

    init(_ characters: [Character]) { self.characters = characters }

    /// Reads up to the closing `mark`, which is consumed, or to the end.
    mutating func read(until mark: String?, _ style: TextStyle, link: String?) -> [TextContent.Run] {
      var runs: [TextContent.Run] = []
      var plain = ""
      func flush() {
        if !plain.isEmpty { runs.append(TextContent.Run(plain, style: style, link: link)) }
        plain = ""
      }
      while place < characters.count {
        if let mark, starts(with: mark), canClose(mark) {
          place += mark.count
          break
        }
        let character = characters[place]
        if character == "\\", place + 1 < characters.count, characters[place + 1].isPunctuation {
          plain.append(characters[place + 1])
          place += 2
        } else if let opened = opening(), let inner = nested(opened, style, link) {
          flush()
          runs += inner
        } else if character == "`", let code = codeSpan() {
          flush()
          var look = style
          look.isMonospaced = true
          runs.append(TextContent.Run(code, style: look, link: link))
        } else if character == "[", link == nil, let found = linkSpan(style) {
          flush()
          runs += found
        } else if character == "^", let found = attributed(style, link) {
          flush()
          runs += found
        } else {
          plain.append(character)
          place += 1
        }
      }
      flush()
      return runs
    }

    private func starts(with mark: String) -> Bool {
      place + mark.count <= characters.count && zip(mark, characters[place...]).allSatisfy { $0 == $1 }
    }

    /// The mark that opens emphasis here, where one does.
    private func opening() -> String? {
      for mark in ["**", "__", "~~", "*", "_"] where starts(with: mark) {
        let after = place + mark.count
        guard after < characters.count, !characters[after].isWhitespace else { return nil }
        if mark.hasPrefix("_"), place > 0, characters[place - 1].isLetter || characters[place - 1].isNumber {
          return nil
        }
        return closing(of: mark, from: after) == nil ? nil : mark
      }
      return nil
    }

    private func closing(of mark: String, from start: Int) -> Int? {
      let mark = Array(mark)
      var index = start + 1
      while index + mark.count <= characters.count {
        if Array(characters[index..<index + mark.count]) == mark, !characters[index - 1].isWhitespace { return index }
        index += 1
      }
      return nil
    }

    private func canClose(_ mark: String) -> Bool { place > 0 && !characters[place - 1].isWhitespace }

    private mutating func nested(_ mark: String, _ style: TextStyle, _ link: String?) -> [TextContent.Run]? {
      place += mark.count
      var look = style
      switch mark {
      case "**", "__": look.isBold = true
      case "~~": look.isStruckThrough = true
      default: look.isItalic = true
      }
      return read(until: mark, look, link: link)
    }

    private mutating func codeSpan() -> String? {
      guard let end = characters[(place + 1)...].firstIndex(of: "`") else { return nil }
      defer { place = end + 1 }
      return String(characters[(place + 1)..<end])
    }

    /// `[words](address)`, where the address is http, https or mailto.
    private mutating func linkSpan(_ style: TextStyle) -> [TextContent.Run]? {
      guard let close = characters[place...].firstIndex(of: "]"), close + 1 < characters.count,
        characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
      else { return nil }
      let address = String(characters[(close + 2)..<end])
      guard let scheme = URL(string: address)?.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme)
      else { return nil }
      var words = Reader(Array(characters[(place + 1)..<close]))
      place = end + 1
      return words.read(until: nil, style, link: address)
    }

    /// `^[words](attribute: value)`: Foundation's extension of Markdown. `inflect: true` is followed, other attributes change nothing.
    private mutating func attributed(_ style: TextStyle, _ link: String?) -> [TextContent.Run]? {
      let open = place + 1
      guard open < characters.count, characters[open] == "[",
        let close = characters[open...].firstIndex(of: "]"), close + 1 < characters.count,
        characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
      else { return nil }
      let attributes = String(characters[(close + 2)..<end]).filter { !$0.isWhitespace }.split(separator: ",")
      guard attributes.contains(where: { $0.contains(":") }) else { return nil }
      let words = String(characters[(open + 1)..<close])
      var inner = Reader(Array(attributes.contains("inflect:true") ? GrammarAgreement.inflected(words) : words))
      place = end + 1
      return inner.read(until: nil, style, link: link)
    }
  }
}

extension AttributedString {
  /// The runs with their emphasis and links.
  var textRuns: [TextContent.Run] {
    runs.map { run in
      var style = TextStyle()
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { style.isBold = true }
        if intent.contains(.emphasized) { style.isItalic = true }
        if intent.contains(.code) { style.isMonospaced = true }
        if intent.contains(.strikethrough) { style.isStruckThrough = true }
      }
      return TextContent.Run(String(self[run.range].characters), style: style, link: run.link?.absoluteString)
    }
  }
}

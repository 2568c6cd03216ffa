import SwiftUIElements

/// What the name of a face says: "AvenirNext-DemiBoldItalic" is the family "Avenir Next", half bold and slanted.
///
/// Hosts know families; those that lack one still show its weight, and a face of its kind.
struct FontName {
  private(set) var family: String
  private(set) var weight = FontStyle.Weight.regular
  private(set) var isItalic = false

  init(_ name: String) {
    var words = Self.words(of: name)
    while words.count > 1, let last = words.last?.lowercased() {
      if Self.marks.contains(last) {
        words.removeLast()
      } else if Self.slants.contains(last) {
        isItalic = true
        words.removeLast()
      } else if let found = Self.weights[last] {
        words.removeLast()
        let halved = words.count > 1 ? words.last.flatMap { Self.weights[$0.lowercased() + last] } : nil
        if halved != nil { words.removeLast() }
        weight = halved ?? found
      } else {
        break
      }
    }
    family = words.joined(separator: " ")
  }

  var design: FontStyle.Design {
    let words = family.lowercased().split(separator: " ").map(String.init)
    if words.contains(where: Self.even.contains) { return .monospaced }
    if words.contains(where: Self.serifs.contains) { return .serif }
    return words.contains("rounded") ? .rounded : .standard
  }

  func style(role: FontStyle.Role? = nil, size: Double) -> FontStyle {
    FontStyle(role: role, size: size, weight: weight, design: design, family: family, isItalic: isItalic)
  }

  /// At spaces, lines and where a capital follows a small letter or begins a word after capitals: "IBMPlexSans" is "IBM Plex Sans".
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append("")
        continue
      }
      if letter.isUppercase, index > 0 {
        let follows = letters[index - 1].isLowercase
        let begins = letters[index - 1].isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
        if follows || begins { words.append("") }
      }
      words[words.count - 1].append(letter)
    }
    return words.filter { !$0.isEmpty }
  }

  private static let marks: Set<String> = ["mt", "ps", "psmt"]
  private static let slants: Set<String> = ["italic", "oblique", "ital", "it"]
  private static let weights: [String: FontStyle.Weight] = [
    "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "light": .light, "book": .regular,
    "regular": .regular, "medium": .medium, "semibold": .semibold, "demibold": .semibold,
    "demi": .semibold, "bold": .bold, "extrabold": .heavy, "ultrabold": .heavy, "heavy": .heavy, "black": .black,
  ]
  private static let even: Set<String> = ["mono", "monospaced", "menlo", "monaco", "courier", "code", "consolas"]
  private static let serifs: Set<String> = [
    "serif", "georgia", "times", "palatino", "baskerville", "didot", "bodoni", "garamond", "cochin", "hoefler",
    "charter", "york", "playfair", "merriweather", "lora", "rockwell", "typewriter",
  ]
}

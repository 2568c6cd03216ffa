/// Makes a noun agree with the number before it, as `^[3 book](inflect: true)` asks for. English only: other words stay as they are.
///
/// Source of the rules for regular plurals: any English grammar; the irregular nouns are those that apps count.
enum GrammarAgreement {
  /// `phrase` with its last word in the plural where the first number in it is not one.
  /// - Parameter shown: the phrase with its values.
  static func inflected(_ phrase: String, as shown: String? = nil) -> String {
    let numbers = (shown ?? phrase).split(separator: " ").filter { $0.contains(where: \.isNumber) }
    guard let number = numbers.first, number != "1", number != "-1",
      let noun = phrase.split(separator: " ", omittingEmptySubsequences: false).last,
      noun.allSatisfy(\.isLetter), noun.allSatisfy(\.isASCII), !noun.isEmpty
    else { return phrase }
    return phrase.dropLast(noun.count) + plural(String(noun))
  }

  private static func plural(_ noun: String) -> String {
    let lower = noun.lowercased()
    if let irregular = irregular[lower] {
      return noun.first?.isUppercase == true ? irregular.prefix(1).uppercased() + irregular.dropFirst() : irregular
    }
    if unchanged.contains(lower) { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  private static let irregular = [
    "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "half": "halves", "leaf": "leaves", "life": "lives", "shelf": "shelves",
    "knife": "knives", "loaf": "loaves", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes",
  ]
  private static let unchanged: Set = ["series", "species", "sheep", "fish", "aircraft"]
}

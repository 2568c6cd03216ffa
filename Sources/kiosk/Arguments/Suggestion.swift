import FoundationExtras

/// The known word that was probably meant.
enum Suggestion {
  /// The nearest of `known` to `word`, if it is near enough to be a slip of the fingers.
  static func nearest(to word: String, among known: [String]) -> String? {
    if known.contains(word) { return word }
    let word = word.lowercased()
    guard !word.isEmpty, word.count <= 40 else { return nil }
    let ranked = known.map { ($0, distance(word, $0.lowercased())) }.min { $0.1 < $1.1 }
    if let (best, distance) = ranked, distance <= max(1, min(word.count, best.count) / 3) { return best }
    let completions = known.filter { $0.lowercased().hasPrefix(word) }
    return completions.count == 1 ? completions[0] : nil
  }

  /// The sentence with ` (did you mean …?)`, where there is something to be meant.
  static func added(
    to sentence: String.LocalizationValue, for word: String, among known: [String]
  ) -> String.LocalizationValue {
    nearest(to: word, among: known).map { "\(sentence) (did you mean \($0)?)" } ?? sentence
  }

  /// How many characters must be inserted, removed, replaced or swapped with their neighbour to make one word the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var current = [i + 1]
      for (j, b) in second.enumerated() {
        var best = min(last[j + 1] + 1, current[j] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b { best = min(best, beforeLast[j - 1] + 1) }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}

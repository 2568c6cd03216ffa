import FoundationExtras
import FoundationNetworking
import Testing

/// What Foundation on Linux cannot do, by the names that apps use.
@Suite struct WordsOfTextTests {
  private func words(_ text: String, _ options: _WordEnumeration = .byWords) -> [String] {
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { word, _, _, _ in words.append(word ?? "-") }
    return words
  }

  @Test func textIsTakenApartByWords() {
    #expect(
      words("Don't panic, it's 3.5 miles – says “Ford”!") == ["Don't", "panic", "it's", "3.5", "miles", "says", "Ford"])
    #expect(words("") == [] && words("… !") == [])
    #expect(words("one two", [.byWords, .reverse]) == ["two", "one"])
    #expect(words("one two", [.byWords, .substringNotRequired]) == ["-", "-"])
    #expect(words("größer, naïve", [.byWords, .localized]) == ["größer", "naïve"])
  }

  @Test func placesAreThoseOfTheTextAndTheWalkStops() {
    let text = "ab cd. ef"
    var seen: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, word, enclosing, stops in
      seen += [String(text[word]), String(text[enclosing])]
      stops = seen.count == 4
    }
    #expect(seen == ["ab", "ab ", "cd", "cd. "])
  }

  @Test func unitsOfTimeAreDarwins() {
    #expect(UInt64(0.5 * Double(NSEC_PER_SEC)) == 500_000_000)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }

  @Test func aCacheNeedsNoFolder() {
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 0)
    #expect(cache.memoryCapacity == 1_000 && cache.diskCapacity == 0)
  }
}

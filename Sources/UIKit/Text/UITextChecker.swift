import Foundation
import Locks

/// Finds words that are not in the system's word list (`/usr/share/dict/words`, package `wamerican` and others). Without one every word
/// of letters counts as known.
open class UITextChecker: NSObject {
  private static let lists = Locked<[String: Set<String>]>([:])

  private static func words(at path: String) -> Set<String> {
    lists.withLock { lists in
      if let list = lists[path] { return list }
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let list = Set(text.split(separator: "\n").map { $0.lowercased() })
      lists[path] = list
      return list
    }
  }

  /// The place of the system's list of words; for tests another.
  package var listPath = "/usr/share/dict/words"

  /// English alone.
  public static var availableLanguages: [String] { ["en"] }

  private func isKnown(_ word: String) -> Bool {
    let list = Self.words(at: listPath)
    return list.isEmpty || list.contains(word.lowercased())
  }

  /// The first word within `range`, from `startingOffset` on, that is not known. Offsets count UTF-16 units; `NSNotFound` where all are known.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard let place = Range(range, in: stringToCheck) else { return nothing }
    var first = nothing
    for word in stringToCheck[place].split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
      guard !isKnown(String(word)) else { continue }
      let wrong = NSRange(word.startIndex..<word.endIndex, in: stringToCheck)
      if wrong.location >= startingOffset { return wrong }
      if wrapFlag, first.location == NSNotFound { first = wrong }
    }
    return first
  }

  /// Known words that begin as the text in `range` does.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let place = Range(range, in: string) else { return nil }
    let start = string[place].lowercased()
    return Self.words(at: listPath).filter { $0.hasPrefix(start) }.sorted()
  }

  /// Always nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

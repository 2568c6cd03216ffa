import Foundation
import Locks

extension Locale {
  /// The country of the locale as ISO 3166-1 in capitals: the one that it names, else the one where most who speak its language live, by the
  /// data of Unicode (`de` → `DE`, `zh-Hant` → `TW`). Nil where it names neither a country nor a language, as `C`, `POSIX` and the English of
  /// the whole world (`en_001`) do.
  package var likelyRegion: String? { Self.likelyRegions.answer(identifier) { findLikelyRegion() } }

  /// Each window asks many times, and Unicode's data are slow to answer.
  private static let likelyRegions = Memoized<String, String?>(limit: 128)

  private func findLikelyRegion() -> String? {
    if let named = region { return Self.isCountry(named.identifier) ? named.identifier : nil }
    guard language.languageCode != nil else { return nil }
    let likely = Locale.Language(identifier: language.maximalIdentifier).region?.identifier
    return likely.flatMap { Self.isCountry($0) ? $0 : nil }
  }

  /// Continents and the whole world have numbers.
  private static func isCountry(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}

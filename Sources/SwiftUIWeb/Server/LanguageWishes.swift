import Foundation
import Locks

/// The languages that a browser asks for, the best first (RFC 9110, 12.5.4).
struct LanguageWishes: Equatable {
  private(set) var tags: [String] = []

  /// - Parameter lines: the values of `Accept-Language`. What is no tag of a language is passed over.
  init(_ lines: [String]) {
    var wishes: [(tag: String, quality: Double)] = []
    for part in lines.joined(separator: ",").split(separator: ",").prefix(Self.most) {
      let pieces = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = pieces.first, Self.isTag(tag) else { continue }
      let quality = pieces.dropFirst().first { $0.lowercased().hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      guard quality ?? 1 > 0 else { continue }
      wishes.append((tag, quality ?? 1))
    }
    // Sorting keeps the order of equals only with their places.
    tags = wishes.enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.tag)
  }

  /// The first wish whose language and script are offered, with the region wished for; without one the first offer.
  func locale(of offered: [String]) -> Locale {
    Self.best.answer(Choice(wishes: tags, offers: offered)) {
      for tag in tags {
        let wish = Written(tag)
        if offered.contains(where: { Written($0) == wish }) { return Locale(identifier: tag) }
      }
      return Locale(identifier: offered.first ?? "en")
    }
  }

  private struct Choice: Hashable {
    let wishes: [String]
    let offers: [String]
  }

  private static let best = Memoized<Choice, Locale>(limit: 256)

  /// The first wish that is a language, whether or not it is offered; nil where there is none.
  var first: Locale? {
    tags.lazy.map { Locale(identifier: $0) }.first { $0.language.languageCode?.isISOLanguage == true }
  }

  /// More than a browser lists is not looked at.
  private static let most = 30

  private static func isTag(_ text: String) -> Bool {
    (2...35).contains(text.utf8.count) && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isAlphanumeric($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// What decides whether somebody can read a text.
  private struct Written: Equatable {
    var language: String?
    var script: String?

    init(_ tag: String) {
      let whole = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
      language = whole.languageCode?.identifier
      script = whole.script?.identifier
    }
  }
}

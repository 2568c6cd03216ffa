import Foundation
import Locks

/// The language that a page is in.
struct PageLanguage: Equatable, Sendable {
  let locale: Locale
  let isRightToLeft: Bool

  static let english = Locale(identifier: "en")

  /// By the locale, which browsers choose: only so many are kept.
  private static let tags = Memoized<String, String>(limit: 128)

  init(_ locale: Locale, isRightToLeft: Bool? = nil) {
    self.locale = locale
    self.isRightToLeft = isRightToLeft ?? (locale.language.characterDirection == .rightToLeft)
  }

  /// Those of the root of a document.
  var attributes: [Attribute] {
    let tag = Self.tags.answer(locale.identifier) {
      // What is chosen of clocks is nobody's language.
      Locale(identifier: locale.language.minimalIdentifier).identifier(.bcp47)
    }
    return [Attribute("lang", tag)] + (isRightToLeft ? [Attribute("dir", "rtl")] : [])
  }
}

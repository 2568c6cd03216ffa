import Foundation

/// The language that a page is in.
struct PageLanguage: Equatable, Sendable {
  let locale: Locale
  let isRightToLeft: Bool

  static let english = Locale(identifier: "en")

  init(_ locale: Locale, isRightToLeft: Bool? = nil) {
    self.locale = locale
    self.isRightToLeft = isRightToLeft ?? (locale.language.characterDirection == .rightToLeft)
  }

  /// Those of the root of a document.
  var attributes: [Attribute] {
    // What is chosen of clocks is nobody's language.
    let tag = Locale(identifier: locale.language.minimalIdentifier).identifier(.bcp47)
    return [Attribute("lang", tag)] + (isRightToLeft ? [Attribute("dir", "rtl")] : [])
  }
}

import Foundation

/// The language that a text is known to be in.
package struct TextLanguage: Hashable, Sendable {
  /// A BCP 47 tag.
  package let tag: String
  package let isRightToLeft: Bool

  package init(_ language: Locale.Language) {
    tag = Locale(identifier: language.minimalIdentifier).identifier(.bcp47)
    isRightToLeft = language.characterDirection == .rightToLeft
  }
}

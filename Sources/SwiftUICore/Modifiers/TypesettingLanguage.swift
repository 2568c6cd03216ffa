import Foundation

/// The language that texts are set in.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// Each text as its letters say.
  public static let automatic = TypesettingLanguage(language: nil)

  /// One language for all texts.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Says which language the texts of this view are in: it decides their fonts, hyphens and quotation marks, the order of their letters,
  /// and the voice that reads them.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// With `automatic`, each text is in the language of its letters.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    modifier(AccessibilityChange { if isEnabled { $0.language = language.language.map { TextLanguage($0) } } })
  }
}

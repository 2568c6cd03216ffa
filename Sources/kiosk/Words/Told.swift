import Foundation
import FoundationExtras
import KioskApp

/// What the command line says, by the interface's catalog.
enum Told {
  /// The reader's language, by `LC_ALL`, `LC_MESSAGES` or `LANG`.
  static var locale: Locale { ._inForce }

  static let english = Locale(identifier: "en")

  static func text(_ words: String.LocalizationValue, in locale: Locale = locale) -> String {
    InterfaceCatalog.join()
    return String(localized: words, locale: locale)
  }
}

extension Locale {
  /// Whether its language is written in Latin letters.
  var isWrittenInLatin: Bool {
    Locale.Language(identifier: language.maximalIdentifier).script == .latin
  }
}

extension TextOutput {
  /// A sentence about what the command does, in the reader's language.
  func tell(_ words: String.LocalizationValue) throws(OutputError) { try write("kiosk: \(Told.text(words))\n") }

  /// A sentence that was asked for, in the reader's language, as a line.
  func say(_ words: String.LocalizationValue) throws(OutputError) { try write(Told.text(words) + "\n") }
}

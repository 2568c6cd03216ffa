import Foundation
import FoundationExtras
import Testing

@testable import KioskApp

/// The catalog in a language of its own: each sentence longer by four tenths, with marks around it and accents in it.
enum Pseudo {
  static let language = "eo"
  static let locale = Locale(identifier: language)

  /// Adds the language to the program's tables.
  @MainActor static func join() throws {
    InterfaceCatalog.join()
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/InterfaceStrings/Localizable.xcstrings")
    let catalog = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any])
    let keys = try #require(catalog["strings"] as? [String: Any]).keys
    let strings = keys.reduce(into: [String: Any]()) { strings, key in
      strings[key] = ["localizations": [language: ["stringUnit": ["state": "translated", "value": text(of: key)]]]]
    }
    let data = try JSONSerialization.data(withJSONObject: [
      "sourceLanguage": "en", "version": "1.0", "strings": strings,
    ])
    #expect(StringTables.add(catalog: data))
  }

  private static func text(of key: String) -> String {
    "⟦" + key + String(repeating: "é", count: max(3, key.count * 4 / 10)) + "⟧"
  }

  /// What is left of a text without the sentences of the catalog and the values in them, in the pieces between dots and commas.
  static func unmarked(_ text: String) -> [String] {
    var depth = 0
    var rest = ""
    for character in text {
      switch character {
      case "⟦": depth += 1
      case "⟧": depth -= 1
      case _ where depth == 0: rest.append(character)
      default: continue
      }
    }
    return rest.split { "·,;:()–\n⁨⁩|".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { $0.contains(where: \.isLetter) }
  }

  /// Letters and digits alone, by which a piece is looked for in what the services have said.
  static func letters(_ text: some StringProtocol) -> String {
    String(text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
  }

  /// What has the same name in every language or a name by Unicode's data: countries, languages, months, services, keys.
  static func isName(_ piece: String) -> Bool {
    let bare = piece.trimmingCharacters(in: .letters.inverted)
    if names.contains(piece) || ownNames.contains(piece) || ownNames.contains(bare) { return true }
    let words = piece.split { !$0.isLetter }.map { $0.lowercased() }
    return words.allSatisfy { $0.count < 3 || calendarWords.contains($0) || keyNames.contains($0) }
  }

  private static let names: Set<String> = {
    let countries = Locale.Region.isoRegions.compactMap { locale.localizedString(forRegionCode: $0.identifier) }
    let languages = Locale.LanguageCode.isoLanguageCodes.compactMap {
      locale.localizedString(forLanguageCode: $0.identifier)
    }
    return Set(countries + languages)
  }()

  private static let ownNames: Set<String> = [
    "English", "العربية", "Deutsch", "Русский", "简体中文", "Hacker News", "Kiosk", "TMDb", "NewsAPI.org", "Enter", "space",
    "This product uses the TMDB API but is not endorsed or certified by TMDB.", "esc", "shift", "ctrl",
  ]

  private static let keyNames: Set<String> = ["alt", "enter", "pgdn", "pgup"]

  /// The words of dates and of ages, by Unicode's data.
  private static let calendarWords: Set<String> = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let symbols =
      calendar.monthSymbols + calendar.shortMonthSymbols + calendar.weekdaySymbols + calendar.shortWeekdaySymbols
      + calendar.standaloneMonthSymbols + [calendar.amSymbol, calendar.pmSymbol]
    let ages = [1.0, 5, 70, 300, 4000, 20_000, 90_000, 200_000, 700_000, 3e6, 9e6, 4e7, 9e7].flatMap { seconds in
      [Date.RelativeFormatStyle.Presentation.named, .numeric].map { presentation in
        (Date.now - seconds).formatted(
          Date.RelativeFormatStyle(presentation: presentation, unitsStyle: .wide, locale: locale))
      }
    }
    return Set((symbols + ages).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
  }()
}

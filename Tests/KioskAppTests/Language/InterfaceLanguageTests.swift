import FakeHackerNews
import Foundation
import FoundationExtras
import Library
import SwiftUI
import SwiftUITesting
import Testing

@testable import KioskApp

/// The reader in its languages.
@MainActor @Suite(.timeLimit(.minutes(4))) struct InterfaceLanguageTests {
  private func words(in language: String, _ number: Int) -> String {
    let screen = TestScreen(locale: Locale(identifier: language)) { Counted(number: number) }
    return screen.words.joined()
  }

  /// A sentence of a view, and one that the view asks for as a string.
  private struct Counted: View {
    let number: Int
    var body: some View { Text(verbatim: Arrivals.sentence(number)) }
  }

  @Test func theInterfaceHasFiveLanguages() {
    #expect(InterfaceCatalog.languages.filter { $0 != Pseudo.language } == ["en", "ar", "de", "ru", "zh-Hans"])
  }

  @Test func numbersTakeTheFormsOfEachLanguage() {
    #expect([1, 2].map { words(in: "en_US", $0) } == ["1 new story", "2 new stories"])
    #expect([1, 2].map { words(in: "de", $0) } == ["1 neue Meldung", "2 neue Meldungen"])
    #expect(
      [1, 2, 5, 11, 21, 22].map { words(in: "ru", $0) } == [
        "1 новая запись", "2 новые записи", "5 новых записей", "11 новых записей", "21 новая запись",
        "22 новые записи",
      ])
    #expect(
      [0, 1, 2, 3, 11, 100].map { words(in: "ar", $0) } == [
        "لا أخبار جديدة", "خبر جديد", "خبران جديدان", "3 أخبار جديدة", "11 خبرًا جديدًا", "100 خبر جديد",
      ])
    #expect(words(in: "zh-CN", 3) == "3 条新内容")
  }

  @Test func twoWindowsSpeakTheirOwnLanguages() {
    let library = Library(work: .immediate, watchInterval: nil)
    func screen(_ language: String) -> TestScreen {
      TestScreen(locale: Locale(identifier: language)) { HistoryList(window: window, library: library) }
    }
    let window = WindowContext(
      services: KioskServices(hackerNews: FakeHackerNews().api, origin: .live), library: library)
    let (german, russian) = (screen("de"), screen("ru"))
    #expect(german.words.contains("Hier erscheint, was Sie öffnen, das Neueste zuerst."))
    #expect(russian.words.contains("Здесь появляется то, что вы открываете, сначала новое."))
  }

  @Test func noSentenceOfTheMainScreensIsMissingFromTheCatalog() throws {
    try Pseudo.join()
    let library = Library(work: .immediate, watchInterval: nil)
    let services = KioskServices(hackerNews: FakeHackerNews().api, origin: .samples)
    let window = WindowContext(services: services, library: library)
    let locale = Locale(identifier: Pseudo.language)
    var parts = SavedScreen.Part.allCases.map { part in
      TestScreen(locale: locale) { SavedScreen(window: window, part: .constant(part)) }
    }
    parts.append(TestScreen(locale: locale) { KeysSheet() })
    parts.append(TestScreen(locale: locale) { SettingsScreen(services: services, library: library) })
    parts += Pane.allCases.map { pane in TestScreen(locale: locale) { NothingChosen(pane: pane) } }
    parts.append(TestScreen(locale: locale) { OriginBanner(origin: .samples, service: "TMDb") })
    var seen = 0
    for screen in parts {
      for word in screen.words where word.contains(where: \.isLetter) && !Pseudo.isContent(word) {
        #expect(word.hasPrefix(Pseudo.mark), "not from the catalog: \(word)")
        seen += 1
      }
    }
    #expect(seen > 60)
  }
}

/// The catalog in a language of its own: each sentence longer by four tenths, and marked.
private enum Pseudo {
  static let language = "eo"
  static let mark = "⟦"

  /// Countries and languages have the names that Unicode's data gives them in the language.
  private static let names: Set<String> = {
    let locale = Locale(identifier: language)
    let countries = Locale.Region.isoRegions.compactMap { locale.localizedString(forRegionCode: $0.identifier) }
    let languages = Locale.LanguageCode.isoLanguageCodes.compactMap {
      locale.localizedString(forLanguageCode: $0.identifier)
    }
    return Set(countries + languages)
  }()

  /// Languages, as their speakers call them.
  private static let ownNames: Set<String> = ["English", "العربية", "Deutsch", "Русский", "简体中文"]

  /// Names and keys are the same in every language.
  static func isContent(_ word: String) -> Bool {
    if names.contains(word) || ownNames.contains(word) { return true }
    return ["Hacker News", "Enter", "space"].contains { word.contains($0) && word.count < 14 } || word.count < 4
  }

  @MainActor static func join() throws {
    InterfaceCatalog.join()
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/InterfaceStrings/Localizable.xcstrings")
    let catalog = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any])
    let keys = try #require(catalog["strings"] as? [String: Any]).keys
    let strings = keys.reduce(into: [String: Any]()) { strings, key in
      let text = mark + key + String(repeating: "é", count: max(3, key.count * 4 / 10)) + "⟧"
      strings[key] = ["localizations": [language: ["stringUnit": ["state": "translated", "value": text]]]]
    }
    let data = try JSONSerialization.data(withJSONObject: [
      "sourceLanguage": "en", "version": "1.0", "strings": strings,
    ])
    #expect(StringTables.add(catalog: data))
  }
}

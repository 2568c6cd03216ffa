import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import ExampleScreens

/// An app of a stranger with a string catalog and a `.stringsdict`, in its five languages.
@MainActor @Suite struct OrchardTests {
  private func screen(_ language: String) -> TestScreen {
    TestScreen(locale: Locale(identifier: language)) { Orchard() }
  }

  @Test(arguments: [
    ("en_US", "Good morning", "One apple on the tree", "0 baskets carried home", "September 21, 2026"),
    ("de_DE", "Guten Morgen", "1 Apfel am Baum", "0 Körbe heimgetragen", "21. September 2026"),
    ("ru_RU", "Доброе утро", "1 яблоко на дереве", "0 корзин унесено домой", "21 сентября 2026"),
    ("zh_CN", "早上好", "树上有 1 个苹果", "已带回 0 篮", "2026年9月21日"),
    ("ar_AE", "صباح الخير", "تفاحة واحدة على الشجرة", "لم تُحمل أي سلة إلى البيت", "21 سبتمبر"),
    ("fr_FR", "Good morning", "One apple on the tree", "0 baskets carried home", "21 septembre 2026"),
  ])
  func sentencesFormsAndDatesAreInTheReadersLanguage(
    language: String, greeting: String, apples: String, baskets: String, day: String
  ) {
    let words = screen(language).words
    #expect(words.contains(greeting) && words.contains(apples) && words.contains(baskets), "\(words)")
    #expect(words.contains { $0.contains(day) }, "\(words)")
  }

  private struct Asked: View {
    let key: String
    let value: String?
    var body: some View { Text(verbatim: Bundle.words._localizedString(forKey: key, value: value, table: nil)) }
  }

  @Test func aBundleIsAskedInTheWindowsLanguage() {
    func words(_ key: String, _ value: String?, _ language: String) -> [String] {
      TestScreen(locale: Locale(identifier: language)) { Asked(key: key, value: value) }.words
    }
    #expect(
      words("Good morning", nil, "de_DE") == ["Guten Morgen"] && words("Good morning", "x", "ru") == ["Доброе утро"])
    #expect(words("Good night", nil, "de_DE") == ["Good night"] && words("Good night", "Nacht", "de_DE") == ["Nacht"])
  }
}

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
}

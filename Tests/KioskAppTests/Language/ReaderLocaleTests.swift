import Foundation
import FoundationExtras
import Library
import Testing

@testable import KioskApp

/// The language and the clock that a reader has chosen.
@MainActor @Suite struct ReaderLocaleTests {
  private func locale(_ language: String?, _ clock: String?, over window: String) -> Locale {
    let library = Library(work: .immediate, watchInterval: nil)
    library.set(ReaderSettings.Name.interfaceLanguage, to: language)
    library.set(ReaderSettings.Name.clock, to: clock)
    return ReaderSettings(library).locale(over: Locale(identifier: window))
  }

  private func time(_ locale: Locale) -> String {
    let moment = Date(timeIntervalSince1970: 1_700_000_000)
    return moment.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: .gmt))
  }

  @Test func nothingChosenLeavesTheWindowsOwn() {
    #expect(locale(nil, nil, over: "de_AT").identifier == "de_AT")
    #expect(locale("xx", "thirteen", over: "de_AT").identifier == "de_AT", "what Kiosk does not know counts as nothing")
  }

  @Test func aLanguageGoesBeforeTheWindows() {
    #expect(locale("ar", nil, over: "en_US").language.languageCode == .arabic)
    #expect(locale("zh-Hans", nil, over: "en_US").language.languageCode == .chinese)
    #expect(locale("de", nil, over: "de_AT").identifier == "de_AT", "its region stays")
  }

  @Test func theClockIsTheLanguagesUnlessChosen() {
    #expect(time(locale(nil, nil, over: "de_DE")) == "22:13")
    #expect(time(locale(nil, "twentyFour", over: "en_US")) == "22:13")
    #expect(time(locale(nil, "twelve", over: "de_DE")).hasPrefix("10:13"))
    #expect(time(locale("ru", "twelve", over: "en_US")).hasPrefix("10:13"))
  }
}

import Combine
import FakeHackerNews
import Foundation
import FoundationExtras
import Library
import Networking
import NewsAPI
import SwiftUITesting
import TMDb
import Testing

@testable import KioskApp
@testable import SwiftUICore

/// In which language and for which country a window asks for news and films.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ContentPlaceTests {
  private typealias Name = ReaderSettings.Name

  private func place(_ window: String?, _ settings: [String: String] = [:]) -> ContentPlace {
    ContentPlace(window.map { Locale(identifier: $0) }) { settings[$0] }
  }

  private func films(_ place: ContentPlace) -> [String] {
    let locale = place.filmLocale(MovieLocale(language: "en-US", region: "US"))
    return [locale.language, locale.region]
  }

  @Test func theWindowsOwnHoldsWhereNothingIsChosen() {
    #expect(place("de-AT").newsLanguage == "de" && place("de-AT").country?.code == "at")
    #expect(films(place("de-AT")) == ["de-AT", "AT"])
    #expect(films(place("fr")) == ["fr-FR", "FR"], "a language that Kiosk itself does not speak")
    #expect(place("nb-NO").newsLanguage == "no" && place("ur-PK").newsLanguage == "ud")
  }

  @Test func aLanguageWithoutACountryHasTheLikelyOne() {
    #expect(place("ar").country?.code == "eg" && place("de").country?.code == "de")
    #expect(place("zh-Hant").country?.code == "tw")
  }

  @Test func whereNobodySaysAnythingTheServicesAreAskedAsSetUp() {
    #expect(place(nil).newsLanguage == nil && place(nil).country == nil)
    #expect(films(place(nil)) == ["en-US", "US"])
    #expect(place("en_001").country == nil && place("en_001").newsLanguage == "en")
  }

  @Test func aChoiceWins() {
    #expect(place("de-AT", [Name.region: "fr"]).country?.code == "fr")
    #expect(films(place("de-AT", [Name.region: "fr", Name.language: "ru"])) == ["ru-RU", "FR"])
    #expect(place("de-AT", [Name.interfaceLanguage: "ar"]).newsLanguage == "ar", "that of Kiosk, too")
    #expect(place("de-AT", [Name.interfaceLanguage: "ar"]).country?.code == "at", "which says nothing of the country")
    #expect(place("de-AT", [Name.interfaceLanguage: "ar", Name.language: "en"]).newsLanguage == "en")
    #expect(films(place("pt-PT", [Name.language: "pt"])) == ["pt-PT", "PT"], "as the window's country writes it")
    #expect(place("de-AT", [Name.language: "ud"]).newsLanguage == "ud")
  }

  @Test func whatIsNoChoiceCountsAsNone() {
    #expect(place("de-AT", [Name.region: "../x", Name.interfaceLanguage: "xx"]) == place("de-AT"))
  }

  @Test func newsInAllLanguagesAreFilmsInTheReadersOwn() {
    let all = place("de-AT", [Name.language: ContentPlace.allLanguages])
    #expect(all.newsLanguage == nil && films(all) == ["de-AT", "AT"])
  }

  @Test func whatKioskIsSetUpWithHoldsUntilTheReaderChooses() {
    let library = Library(work: .immediate, watchInterval: nil)
    library.standardSettings[Name.region] = "ru"
    var seen: [String?] = []
    let subscription = library.contentPlaces(of: Locale(identifier: "de-AT")).sink { seen.append($0.country?.code) }
    library.set(Name.region, to: "fr")
    library.set(Name.region, to: nil)
    #expect(seen == ["ru", "fr", "ru"])
    subscription.cancel()
  }

  // MARK: - Windows

  /// What is asked of films and news by windows of the same server whose readers come from different countries.
  private func addresses(of screen: TestScreen, _ stage: Stage) -> [String] {
    stage.pass(5)
    screen.settle()
    stage.pass(5)
    return stage.scripted.transport.requests.map(\.url.absoluteString)
  }

  private func window(_ stage: Stage, _ path: String, _ persons: String, kind: HostTraits.Kind) -> TestScreen {
    // A reader from France whose Kiosk speaks English, as it does not speak French.
    let traits = HostTraits(
      kind: kind, locale: Locale(identifier: "en"), timeZone: .gmt, personsLocale: Locale(identifier: persons))
    return TestScreen(traits: traits, path: path) { [services = stage.services, library = stage.library] in
      KioskRootView(services: services, library: library, terminal: kind == .terminal ? TerminalReading() : nil)
    }
  }

  @Test(arguments: [HostTraits.Kind.browser, .terminal])
  func eachWindowAsksForFilmsAsItsOwnReader(kind: HostTraits.Kind) throws {
    let stage = try Stage()
    let austria = window(stage, "/place/movies", "de-AT", kind: kind)
    #expect(addresses(of: austria, stage).contains { $0.contains("language=de-AT") && $0.contains("region=AT") })
    let canada = window(stage, "/place/movies", "fr-CA", kind: kind)
    #expect(addresses(of: canada, stage).contains { $0.contains("language=fr-CA") && $0.contains("region=CA") })
    stage.library.set(Name.region, to: "it")
    #expect(addresses(of: austria, stage).contains { $0.contains("language=de-AT") && $0.contains("region=IT") })
    #expect(!addresses(of: austria, stage).contains { $0.contains("language=en") && $0.contains("region=") })
  }

  @Test func eachWindowSearchesNewsInItsReadersLanguage() throws {
    let stage = try Stage()
    let library = stage.library
    for (persons, code) in [("fr-CA", "fr"), ("de-AT", "de")] {
      let model = ArticlesViewModel(
        services: stage.services, library: library, locale: Locale(identifier: persons), index: 1, text: "bridge",
        scheduler: stage.main.any)
      stage.pass(5)
      #expect(
        stage.scripted.transport.requests.contains { $0.url.absoluteString.contains("language=\(code)") }, "\(persons)")
      withExtendedLifetime(model) {}
    }
  }

  @Test func theSettingsSayWhatIsAutomatic() throws {
    let stage = try Stage()
    let screen = window(stage, "/place/settings", "de-AT", kind: .browser)
    stage.pass(1)
    screen.settle()
    #expect(screen.words.contains("Automatic: Austria"), "\(screen.words)")
    #expect(screen.words.contains("Automatic: German") && screen.words.contains("All languages"))
  }
}

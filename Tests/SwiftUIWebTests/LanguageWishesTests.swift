import Foundation
import HTTPServer
import Testing

@testable import SwiftUIWeb

@Suite struct LanguageWishesTests {
  private let offered = ["en", "ar", "de", "ru", "zh-Hans"]

  private func language(_ line: String) -> String {
    LanguageWishes([line]).locale(of: offered).identifier(.bcp47)
  }

  @Test func theBestWishThatIsOfferedIsTakenWithItsRegion() {
    #expect(language("de-AT,de;q=0.9,en;q=0.8") == "de-AT")
    #expect(language("fr,ru;q=0.7,en;q=0.3") == "ru")
    #expect(language("en;q=0.3, ar-EG;q=0.7") == "ar-EG")
    #expect(language("ja") == "en")
    #expect(language("") == "en")
  }

  @Test func chineseIsToldApartByItsScript() {
    #expect(language("zh-CN,en;q=0.5") == "zh-CN")
    #expect(language("zh-TW,de;q=0.5") == "de")
    #expect(language("zh-Hant-HK") == "en")
  }

  @Test func whatIsNoWishIsPassedOver() {
    #expect(language("*;q=0.5, de;q=0, ru;q=0.1") == "ru")
    #expect(language("../../etc, <b>, de") == "de")
    #expect(language(String(repeating: "x", count: 5000) + ",de") == "de")
    #expect(language("de;q=nan, ru;q=0.5").isEmpty == false)
    #expect(LanguageWishes([Array(repeating: "de", count: 1000).joined(separator: ",")]).tags.count == 30)
  }

  @Test func theFirstWishIsKeptWhateverIsOffered() {
    #expect(LanguageWishes(["fr-CA,de;q=0.9"]).first?.identifier(.bcp47) == "fr-CA")
    #expect(LanguageWishes(["de;q=0.4, uk;q=0.9"]).first?.identifier(.bcp47) == "uk")
    #expect(LanguageWishes(["xxxxxxx, de"]).first?.identifier(.bcp47) == "de", "what is no language is passed over")
    #expect(LanguageWishes([]).first == nil)
  }

  @MainActor @Test func aPageKnowsWhatItsBrowserAsksForBesideWhatItSpeaks() {
    let request = HTTPRequest(
      path: "/", headers: ["Accept-Language": "fr-CA,fr;q=0.9,de;q=0.5"], remoteAddress: "127.0.0.1")
    let traits = request.traits(request.locale(of: offered))
    #expect(traits.locale.identifier(.bcp47) == "de" && traits.personsLocale.identifier(.bcp47) == "fr-CA")
    let plain = HTTPRequest(path: "/", headers: [:], remoteAddress: "127.0.0.1")
    #expect(plain.traits(plain.locale(of: offered)).personsLocale.identifier(.bcp47) == "en")
  }

  @Test func anAppInOneLanguageHasItsOwn() {
    #expect(LanguageWishes(["de"]).locale(of: ["fr"]).identifier == "fr")
    #expect(LanguageWishes(["de"]).locale(of: []).identifier == "en")
  }
}

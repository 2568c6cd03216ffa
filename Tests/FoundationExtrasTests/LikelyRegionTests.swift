import Foundation
import Testing

@testable import FoundationExtras

@Suite struct LikelyRegionTests {
  @Test(arguments: [
    ("de_AT", "AT"), ("de", "DE"), ("ar", "EG"), ("ru", "RU"), ("zh-Hant", "TW"), ("zh-Hans", "CN"), ("en", "US"),
    ("pt-BR", "BR"), ("sr_Latn_RS", "RS"),
  ])
  func aLocaleHasTheCountryThatItNamesOrElseTheLikelyOne(locale: String, region: String) {
    #expect(Locale(identifier: locale).likelyRegion == region)
  }

  @Test(arguments: ["en_001", "es_419", "C", "POSIX", ""])
  func theWholeWorldAndAContinentAreNoCountry(locale: String) {
    #expect(Locale(identifier: locale).likelyRegion == nil)
  }
}

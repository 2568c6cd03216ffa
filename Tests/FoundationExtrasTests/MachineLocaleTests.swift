import Testing

import struct Foundation.Locale

@testable import FoundationExtras

/// The machine's language and region, from the environment of a process.
struct MachineLocaleTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE", "DE"), (["LC_ALL": "pt_BR", "LANG": "de_DE"], "pt_BR", "BR"),
    (["LC_ALL": "", "LANG": "en_GB@euro"], "en_GB", "GB"), (["LANG": "C.UTF-8"], "en_US", "US"),
    (["LANG": "POSIX"], "en_US", "US"), (["LANG": "../../etc"], "en_US", "US"), ([:], "en_US", "US"),
  ])
  func theEnvironmentNamesTheLocale(environment: [String: String], identifier: String, region: String) {
    let locale = Locale(environment: environment, standard: Locale(identifier: "en_US"))
    #expect(locale.identifier == identifier)
    #expect(locale.region?.identifier == region)
  }

  /// With the locale of a country that no other test asks for: all in the process that ask for it get the other from then on.
  @Test func aLocaleOfFoundationTakesAnotherIdentifier() {
    let locale = Locale(identifier: "en_PW")
    #expect(locale.takeIdentifier("de_DE"))
    #expect(Locale(identifier: "en_PW").identifier == "de_DE")
    #expect(1234.5.formatted(.currency(code: "USD").locale(locale)) == "1.234,50\u{A0}$")
    #expect(locale.region?.identifier == "DE" && locale.currency?.identifier == "EUR")
  }
}

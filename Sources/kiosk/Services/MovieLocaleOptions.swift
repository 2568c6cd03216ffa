import TMDb

/// The language and the country of films, where the command line names them.
struct MovieLocaleOptions: Equatable, Sendable {
  var region: String?
  var language: String?

  static let declared: [any CommandOption] = [regionOption, languageOption]

  private static let regionOption = Option<String>(
    "region", "CC", "whose cinemas and providers, by two letters; else the settings' or the locale's country"
  ) { text throws(InvalidValue) in
    guard let region = MovieLocale.region(text) else { throw InvalidValue(expected: "two letters, such as us") }
    return region
  }
  private static let languageOption = Option<String>("language", "LL", "the language of texts, such as de or de-AT") {
    text throws(InvalidValue) in
    guard let language = MovieLocale.language(text) else {
      throw InvalidValue(expected: "a language such as de or de-AT")
    }
    return language
  }

  init(region: String? = nil, language: String? = nil) {
    self.region = region
    self.language = language
  }

  init(_ line: ParsedArguments) {
    self.init(region: line[Self.regionOption], language: line[Self.languageOption])
  }
}

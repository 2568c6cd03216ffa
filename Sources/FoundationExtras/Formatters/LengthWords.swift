import Foundation

/// Words for lengths of time that the system has none for: years and months, and phrases around a length.
enum LengthWords {
  private struct Language {
    /// What the length takes the place of `%@` in.
    let about: String
    let remaining: String
    /// By the unit in English, then by the form for the number, which takes the place of `%@`.
    let units: [String: [PluralCategory: String]]
    let shortUnits: [String: String]
  }

  private static let languages: [String: Language] = [
    "de": Language(
      about: "Etwa %@", remaining: "%@ verbleibend",
      units: [
        "year": [.one: "%@ Jahr", .other: "%@ Jahre"], "month": [.one: "%@ Monat", .other: "%@ Monate"],
      ], shortUnits: ["year": "%@ J", "month": "%@ Mon."]),
    "ru": Language(
      about: "Примерно %@", remaining: "Осталось %@",
      units: [
        "year": [.one: "%@ год", .few: "%@ года", .other: "%@ лет"],
        "month": [.one: "%@ месяц", .few: "%@ месяца", .other: "%@ месяцев"],
      ], shortUnits: ["year": "%@ г.", "month": "%@ мес."]),
    "ar": Language(
      about: "حوالي %@", remaining: "%@ متبقية",
      units: [
        "year": [.one: "سنة", .two: "سنتان", .few: "%@ سنوات", .other: "%@ سنة"],
        "month": [.one: "شهر", .two: "شهران", .few: "%@ أشهر", .many: "%@ شهرًا", .other: "%@ شهر"],
      ], shortUnits: ["year": "%@ سنة", "month": "%@ شهر"]),
    "zh": Language(
      about: "大约%@", remaining: "剩余%@", units: ["year": [.other: "%@年"], "month": [.other: "%@个月"]],
      shortUnits: ["year": "%@年", "month": "%@个月"]),
  ]

  private static func language(of locale: Locale) -> Language? {
    languages[String(locale.identifier.prefix { $0 != "-" && $0 != "_" })]
  }

  static func about(_ length: String, in locale: Locale) -> String {
    (language(of: locale)?.about ?? "About %@").replacing("%@", with: length)
  }

  static func remaining(_ length: String, in locale: Locale) -> String {
    (language(of: locale)?.remaining ?? "%@ remaining").replacing("%@", with: length)
  }

  /// - Returns: nil for other units than years and months, and for languages that are not here.
  static func text(of count: Int, _ unit: String, isWhole: Bool, in locale: Locale) -> String? {
    guard let language = language(of: locale), let forms = language.units[unit] else { return nil }
    let form =
      isWhole ? forms[PluralCategory(of: String(count), in: locale)] ?? forms[.other] : language.shortUnits[unit]
    return form?.replacing("%@", with: count.formatted(.number.grouping(.never).locale(locale)))
  }
}

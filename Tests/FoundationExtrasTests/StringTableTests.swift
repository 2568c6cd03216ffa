import Foundation
import Testing

@testable import FoundationExtras

/// The forms of numbers, each language's as runs over 0…200 worked out by hand from the published rules.
@Suite struct PluralCategoryTests {
  private func forms(_ language: String) -> [PluralCategory] {
    (0...200).map { PluralCategory(of: "\($0)", in: Locale(identifier: language)) }
  }

  private func numbers(_ language: String, _ category: PluralCategory) -> [Int] {
    forms(language).enumerated().filter { $1 == category }.map(\.offset)
  }

  @Test func wholeNumbersHaveTheFormsOfTheirLanguage() {
    for language in ["en", "de", "es", "tr", "hu", "bg", "sw", "it"] {
      #expect(numbers(language, .one) == [1], "\(language)")
    }
    for language in ["fr", "pt_BR", "hi", "fa"] { #expect(numbers(language, .one) == [0, 1], "\(language)") }
    for language in ["ja", "zh_Hans", "ko", "vi", "th"] {
      #expect(numbers(language, .other).count == 201, "\(language)")
    }
    #expect(numbers("pt_PT", .one) == [1])

    #expect(numbers("ar", .zero) == [0] && numbers("ar", .one) == [1] && numbers("ar", .two) == [2])
    #expect(numbers("ar", .few) == Array(3...10) + Array(103...110))
    #expect(numbers("ar", .many) == Array(11...99) + Array(111...199))
    #expect(numbers("ar", .other) == [100, 101, 102, 200])

    let russianOnes = [1] + stride(from: 21, through: 101, by: 10) + stride(from: 121, through: 191, by: 10)
    #expect(numbers("ru", .one) == russianOnes && numbers("uk", .one) == russianOnes)
    let tens = [0, 2, 3, 4, 5, 6, 7, 8, 9].map { $0 * 10 }
    let fews = [0, 100].flatMap { hundred in tens.flatMap { ten in (2...4).map { hundred + ten + $0 } } }
    #expect(numbers("ru", .few) == fews && numbers("pl", .few) == fews)
    #expect(numbers("ru", .other).isEmpty)
    #expect(numbers("pl", .one) == [1] && numbers("pl", .other).isEmpty)

    #expect(numbers("cs", .few) == [2, 3, 4] && numbers("cs", .one) == [1])
    #expect(
      numbers("sl", .one) == [1, 101] && numbers("sl", .two) == [2, 102] && numbers("sl", .few) == [3, 4, 103, 104])
    #expect(numbers("ro", .few) == [0] + Array(2...19) + Array(101...119))
    #expect(numbers("he", .two) == [2])
    #expect(numbers("lt", .one).contains(21) && !numbers("lt", .one).contains(111) && numbers("lt", .few).contains(129))
    #expect(numbers("lv", .zero).prefix(3) == [0, 10, 11] && numbers("lv", .one).prefix(3) == [1, 21, 31])
    #expect(numbers("ga", .many) == [7, 8, 9, 10] && numbers("cy", .many) == [6])
  }

  @Test(arguments: [
    ("en", "1.0", "other"), ("en", "-1", "one"), ("es", "1.0", "one"), ("fr", "1.5", "one"), ("fr", "2.0", "other"),
    ("ru", "1.5", "other"), ("cs", "1.5", "many"), ("pl", "1.0", "other"), ("lt", "1.5", "many"),
    ("es", "1000000", "many"),
    ("ar", "many", "other"), ("en", "", "other"), ("ru", "123456789012345678901", "one"),
  ])
  func decimalsAndOddTexts(language: String, number: String, expected: String) {
    #expect(PluralCategory(of: number, in: Locale(identifier: language)).rawValue == expected)
  }
}

@Suite struct StringTableTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "你好"}}}},
      "%lld apples": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "no apples"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld яблоко"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld яблока"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld яблок"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld яблока"}}}}}}},
      "%@ has %lld cats and %lld dogs": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@: %#@cats@, %#@dogs@ (100%%)"},
        "substitutions": {
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg cat"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}},
          "dogs": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg dog"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg dogs"}}}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Press"}}}}}}},
      "Untranslated": {}
    }}
    """#

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ here</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>
      </dict></dict></dict></plist>
    """

  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID()).bundle")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func text(_ value: String.LocalizationValue, _ language: String, _ bundle: Bundle) -> String {
    String(localized: value, bundle: bundle, locale: Locale(identifier: language))
  }

  @Test func catalogsGiveTextsInTheLanguageAsked() throws {
    let bundle = try bundle(["Localizable.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(text("Hello", "de_AT", bundle) == "Hallo")
    #expect(text("Hello", "zh_CN", bundle) == "你好")
    #expect(text("Hello", "zh_TW", bundle) == "Hello")
    #expect(text("Hello", "fr", bundle) == "Hello")
    #expect(text("Untranslated", "de", bundle) == "Untranslated")
    #expect(text("Not there \(3)", "de", bundle) == "Not there 3")
    #expect(text("Tap", "en", bundle) == "Press")
  }

  @Test func numbersTakeTheirForms() throws {
    let bundle = try bundle(["Localizable.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect([0, 1, 2].map { text("\($0) apples", "en", bundle) } == ["no apples", "1 apple", "2 apples"])
    #expect(
      [1, 3, 5, 21].map { text("\($0) apples", "ru", bundle) } == ["1 яблоко", "3 яблока", "5 яблок", "21 яблоко"])
    // A language without the text falls back to that it was written in, by its rules.
    #expect(text("\(1) apples", "fr", bundle) == "1 apple")
    #expect(text("\("Ada") has \(1) cats and \(2) dogs", "en", bundle) == "Ada: 1 cat, 2 dogs (100%)")
  }

  @Test func foldersOfLanguagesGiveTextsAndForms() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.stringsdict": Self.dictionary,
      "de.lproj/Localizable.strings": "/* a */ \"Hello\" = \"Hallo \\\"du\\\"\";\n\"a %@ b %@\" = \"%2$@-%1$@\";",
      "pt-BR.lproj/Localizable.strings": "\"Hello\" = \"Olá\";", "en.lproj/Other.strings": "\"Hello\" = \"Hi\";",
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(text("Hello", "de", bundle) == "Hallo \"du\"")
    #expect(text("Hello", "pt_BR", bundle) == "Olá")
    #expect(text("a \("x") b \("y")", "de", bundle) == "y-x")
    #expect(String(localized: "Hello", table: "Other", bundle: bundle, locale: Locale(identifier: "de")) == "Hi")
    let found = try #require(
      StringTables.find("%d files", table: nil, bundle: bundle, locale: Locale(identifier: "de")))
    #expect(found.entry.format(for: ["1"], in: found.locale) == "%1$d Datei here")
    #expect(found.entry.format(for: ["7"], in: found.locale) == "%1$d Dateien here")
  }

  @Test(arguments: [
    "", "{", "[]", #"{"sourceLanguage": 3}"#,
    #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {}}}}}"#,
  ])
  func brokenCatalogsLeaveTheKey(text broken: String) throws {
    let bundle = try bundle(["Localizable.xcstrings": broken, "en.lproj/Localizable.strings": "\"a"])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(text("a", "en", bundle) == "a")
  }

  @Test func partsThatNameEachOtherEnd() {
    let forms: [PluralCategory: String] = [.other: "%#@b@%#@a@"]
    let entry = StringEntry(
      "%#@a@",
      variables: [
        "a": .init(position: 0, specifier: "d", forms: forms), "b": .init(position: 0, specifier: "d", forms: forms),
      ])
    #expect(entry.format(for: ["3"], in: Locale(identifier: "en")) == "")
    #expect(StringEntry("100% %#@ %#@x@").format(for: [], in: Locale(identifier: "en")) == "100% %#@ %#@x@")
  }

  @Test func theBestLanguageComesFirst() {
    #expect(
      StringTables.candidates(Locale(identifier: "zh_TW"), source: "en").prefix(4) == [
        "zh-Hant-TW", "zh-TW", "zh_TW", "zh-Hant",
      ])
    #expect(StringTables.candidates(Locale(identifier: "en"), source: "en") == ["en-Latn", "en", "Base"])
  }
}

import Foundation
import FoundationExtras
import Testing

/// String catalogs that are part of a program, and the languages that it offers with them.
@Suite struct ProgramCatalogTests {
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Program-\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try #require(Bundle(path: folder.path))
  }

  private let catalog = Data(
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Back": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Zurück"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "返回"}}}},
      "%lld new since %@": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "One new since %2$@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld new since %@"}}}}}}},
      "%lld stories": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld story"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld stories"}}}}}}}}}
    """.utf8)

  @Test func itsTextsAreFoundInTheLanguageOfTheReader() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(StringTables.languages(bundle: bundle) == [])
    #expect(StringTables.add(catalog: catalog, bundle: bundle))
    #expect(StringTables.languages(bundle: bundle) == ["en", "de", "zh-Hans"])
    #expect(String(localized: "Back", bundle: bundle, locale: Locale(identifier: "de-AT")) == "Zurück")
    #expect(String(localized: "Back", bundle: bundle, locale: Locale(identifier: "zh-CN")) == "返回")
    #expect(String(localized: "Back", bundle: bundle, locale: Locale(identifier: "zh-TW")) == "Back")
  }

  @Test func aTextThatALanguageLacksIsEnglishWithEnglishNumbers() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(StringTables.add(catalog: catalog, bundle: bundle))
    let german = Locale(identifier: "de")
    #expect(String(localized: "\(1) stories", bundle: bundle, locale: german) == "1 story")
    #expect(String(localized: "\(2) stories", bundle: bundle, locale: german) == "2 stories")
  }

  @Test func aFormTakesTheOtherValuesInTheirOrder() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(StringTables.add(catalog: catalog, bundle: bundle))
    let english = Locale(identifier: "en")
    #expect(
      String(localized: "\(3) new since \("noon")", bundle: bundle, locale: english) == "3 new since noon")
    #expect(
      String(localized: "\(1) new since \("noon")", bundle: bundle, locale: english) == "One new since noon")
  }

  @Test func whatAToolAddsIsPassedOverAndEscapesAreRead() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let catalog = #"""
      {"version": "1.0", "notes": [1, -2.5e3, true, null, {"a": ["}", "\\"]}], "sourceLanguage": "en", "strings": {
        "\"Line\"\n": {"comment": "a \"}\" in words", "localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "Z\u00e4hler \ud83d\ude00 \/ \t\\"}}}},
        "Empty": {}}, "more": {}}
      """#
    #expect(StringTables.add(catalog: Data(catalog.utf8), bundle: bundle))
    #expect(StringTables.languages(bundle: bundle) == ["en", "de"])
    let german = Locale(identifier: "de")
    #expect(String(localized: "\"Line\"\n", bundle: bundle, locale: german) == "Zähler 😀 / \t\\")
    #expect(String(localized: "Empty", bundle: bundle, locale: german) == "Empty")
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"sourceLanguage": "en"}"#, #"{"sourceLanguage": "en", "strings": {"a": {"b": "}}"#,
    #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": ]}}}}"#, #"{"sourceLanguage": "\"#,
    #"{"sourceLanguage": "en", "strings": {} "more": 1}"#,
  ])
  func brokenCatalogsAreRefused(_ text: String) throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(!StringTables.add(catalog: Data(text.utf8), bundle: bundle))
  }

  @Test func anyIndentationReadsAlikeAndAnyPartIsRefused() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let text = String(decoding: catalog, as: UTF8.self)
    for spaces in 0...25 {
      let indented = text.replacing("{\"", with: "{\n" + String(repeating: " ", count: spaces) + "\"")
      #expect(StringTables.add(catalog: Data(indented.utf8), bundle: bundle), "\(spaces)")
      #expect(StringTables.languages(bundle: bundle) == ["en", "de", "zh-Hans"], "\(spaces)")
      #expect(String(localized: "Back", bundle: bundle, locale: Locale(identifier: "zh-CN")) == "返回", "\(spaces)")
    }
    for count in 0..<catalog.count {
      #expect(!StringTables.add(catalog: catalog.prefix(count), bundle: bundle), "\(count)")
    }
  }

  @Test func whatIsNoCatalogChangesNothing() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(!StringTables.add(catalog: Data("{".utf8), bundle: bundle))
    #expect(String(localized: "Back", bundle: bundle, locale: Locale(identifier: "de")) == "Back")
  }
}

import Foundation
import Locks

/// The texts of apps in the languages that they have them in: string catalogs, and tables in folders of languages. Each file is read once.
/// Any thread.
///
/// As on Apple's systems: of the languages that a bundle has, the one that fits the locale best, then the one that it was written in, then
/// the key itself.
package enum StringTables {
  /// A text and the locale whose rules its numbers follow.
  package struct Found: Equatable, Sendable {
    package var entry: StringEntry
    package var locale: Locale
    package var isRightToLeft = false
  }

  private struct Place: Hashable {
    private let bundle: String
    private let table: String

    init(_ table: String, _ bundle: Bundle) {
      self.table = table
      self.bundle = bundle === Bundle.main ? Self.main : bundle.bundlePath
    }

    /// Nearly all texts are asked for there, and making a path of the bundle's address each time takes longer than all else.
    private static let main = Bundle.main.bundlePath
  }

  private struct Table {
    /// Of files of one language, by language, as in `pt-BR`.
    var files: [String: [String: StringEntry]] = [:]
    /// Texts of later ones win.
    var catalogs: [StringCatalog] = []
    /// The language that the app was written in.
    var source: String

    var languages: Set<String> { catalogs.reduce(into: Set(files.keys)) { $0.formUnion($1.languages) } }

    mutating func merge(_ catalog: StringCatalog) {
      source = catalog.sourceLanguage
      catalogs.append(catalog)
    }

    func entry(_ key: String, in language: String) -> StringEntry? {
      for catalog in catalogs.reversed() {
        if let entry = catalog.entry(key, in: language) { return entry }
      }
      return files[language]?[key]
    }
  }

  /// What is asked in, and where.
  private struct Asked: Hashable {
    var place: Place
    var locale: String
  }

  /// A language and its texts, of which each is read once.
  private struct Language {
    var name: String
    var locale: Locale
    var isRightToLeft: Bool
    var table: Table
    /// Keys may be anything that an app has made: only so many are kept.
    let known = Memoized<String, StringEntry?>(limit: 4096)

    func entry(_ key: String) -> StringEntry? { known.answer(key) { table.entry(key, in: name) } }
  }

  private static let tables = Locked<[Place: Table]>([:])
  /// Of each locale, the languages to look in, the best first. Locales come from browsers: only so many are kept.
  private static let fitting = Memoized<Asked, [Language]>(limit: 128)

  /// The text of a key; nil where the bundle has none in any language that fits.
  /// - Parameter count: how many values there are for its placeholders. A text that wants more is a translator's slip, and the next
  ///   language's is taken; nil for any number.
  package static func find(
    _ key: String, taking count: Int? = nil, table: String?, bundle: Bundle, locale: Locale
  ) -> Found? {
    for language in languages(table ?? "Localizable", bundle, locale) {
      guard let entry = language.entry(key) else { continue }
      if let count, entry.valueCount > count { continue }
      return Found(entry: entry, locale: language.locale, isRightToLeft: language.isRightToLeft)
    }
    return nil
  }

  /// Adds a string catalog that is part of the program to a bundle's own tables; its texts win over theirs.
  /// - Returns: false where the data is no string catalog.
  @discardableResult
  package static func add(catalog data: Data, table name: String = "Localizable", bundle: Bundle = .main) -> Bool {
    guard let catalog = StringCatalog(data) else { return false }
    var table = table(name, bundle)
    table.merge(catalog)
    let made = table
    tables.withLock { $0[Place(name, bundle)] = made }
    fitting.forget()
    if bundle === Bundle.main { isMainAddedTo.withLock { $0 = true } }
    return true
  }

  /// The languages that a bundle has texts in, the one it was written in first; none without tables.
  package static func languages(table name: String = "Localizable", bundle: Bundle = .main) -> [String] {
    let table = table(name, bundle)
    let languages = table.languages
    guard !languages.isEmpty else { return [] }
    return [table.source] + languages.filter { $0 != table.source && $0 != "Base" }.sorted()
  }

  /// Whether the program itself has texts, in files or added. Cheap.
  package static var mainHasTexts: Bool { mainHasFiles || isMainAddedTo.withLock { $0 } }

  private static let mainHasFiles = hasTables(.main)
  private static let isMainAddedTo = Locked(false)

  /// Whether a bundle holds texts at all. Looks into its folder each time.
  package static func hasTables(_ bundle: Bundle) -> Bool {
    folders(bundle).contains { !entries($0, [".xcstrings", ".lproj"]).isEmpty }
  }

  private static func languages(_ name: String, _ bundle: Bundle, _ locale: Locale) -> [Language] {
    let asked = Asked(place: Place(name, bundle), locale: locale.identifier)
    return fitting.answer(asked) {
      let table = table(name, bundle)
      let languages = table.languages
      return candidates(locale, source: table.source).filter(languages.contains).map { name in
        let isRightToLeft = Locale.Language(identifier: name).characterDirection == .rightToLeft
        return Language(name: name, locale: Locale(identifier: name), isRightToLeft: isRightToLeft, table: table)
      }
    }
  }

  /// What ends so in a folder, which may be that of all programs: other names are passed over.
  private static func entries(_ folder: URL, _ endings: [String]) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.map { folder.appendingPathComponent($0) }
  }

  private static func folders(_ bundle: Bundle) -> [URL] { [bundle.resourceURL ?? bundle.bundleURL] }

  /// The languages to look for, the best first.
  static func candidates(_ locale: Locale, source: String) -> [String] {
    let language = locale.language
    let maximal = Locale.Language(identifier: language.maximalIdentifier)
    let (code, script, region) = (
      language.languageCode?.identifier ?? "en", maximal.script?.identifier, locale.region?.identifier
    )
    var names: [String] = []
    if let script, let region { names.append("\(code)-\(script)-\(region)") }
    if let region { names += ["\(code)-\(region)", "\(code)_\(region)"] }
    if let script { names.append("\(code)-\(script)") }
    names += [code, source, "Base"]
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func table(_ name: String, _ bundle: Bundle) -> Table {
    let place = Place(name, bundle)
    if let known = tables.withLock({ $0[place] }) { return known }
    var table = Table(source: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en")
    for folder in folders(bundle) {
      for language in entries(folder, [".lproj"]) {
        let code = language.deletingPathExtension().lastPathComponent
        func data(_ kind: String) -> Data? {
          try? Data(contentsOf: language.appendingPathComponent("\(name).\(kind)"))
        }
        if let data = data("strings") { table.files[code, default: [:]].merge(StringFiles.strings(data)) { $1 } }
        if let data = data("stringsdict") {
          table.files[code, default: [:]].merge(StringFiles.stringsDictionary(data)) { $1 }
        }
      }
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).xcstrings")),
        let catalog = StringCatalog(data)
      else { continue }
      table.merge(catalog)
    }
    let made = table
    tables.withLock { $0[place] = made }
    return made
  }
}

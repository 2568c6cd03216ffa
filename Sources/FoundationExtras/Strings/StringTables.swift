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
  }

  private struct Place: Hashable {
    var bundle: String
    var table: String
  }

  private struct Table {
    /// By language, as in `pt-BR`.
    var languages: [String: [String: StringEntry]]
    /// The language that the app was written in.
    var source: String
  }

  private static let tables = Locked<[Place: Table]>([:])
  private static let bare = Locked<[String: Bool]>([:])

  /// The text of a key; nil where the bundle has none in any language that fits.
  package static func find(_ key: String, table: String?, bundle: Bundle, locale: Locale) -> Found? {
    guard hasTables(bundle) else { return nil }
    let known = self.table(table ?? "Localizable", bundle)
    for language in candidates(locale, source: known.source) {
      if let entry = known.languages[language]?[key] {
        return Found(entry: entry, locale: Locale(identifier: language))
      }
    }
    return nil
  }

  /// Whether a bundle holds texts at all; found out once, for looking up costs more than drawing.
  package static func hasTables(_ bundle: Bundle) -> Bool {
    let path = bundle.bundlePath
    if let known = bare.withLock({ $0[path] }) { return known }
    let has = folders(bundle).contains { folder in
      entries(folder).contains { $0.pathExtension == "xcstrings" || $0.pathExtension == "lproj" }
    }
    bare.withLock { $0[path] = has }
    return has
  }

  private static func entries(_ folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  private static func folders(_ bundle: Bundle) -> [URL] { [bundle.resourceURL ?? bundle.bundleURL] }

  /// The languages to look for, the best first.
  static func candidates(_ locale: Locale, source: String) -> [String] {
    let language = Locale.Language(identifier: locale.identifier)
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
    let place = Place(bundle: bundle.bundlePath, table: name)
    if let known = tables.withLock({ $0[place] }) { return known }
    var table = Table(
      languages: [:], source: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en")
    for folder in folders(bundle) {
      for language in entries(folder) where language.pathExtension == "lproj" {
        let code = language.deletingPathExtension().lastPathComponent
        func data(_ kind: String) -> Data? {
          try? Data(contentsOf: language.appendingPathComponent("\(name).\(kind)"))
        }
        if let data = data("strings") { table.languages[code, default: [:]].merge(StringFiles.strings(data)) { $1 } }
        if let data = data("stringsdict") {
          table.languages[code, default: [:]].merge(StringFiles.stringsDictionary(data)) { $1 }
        }
      }
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).xcstrings")),
        let catalog = StringFiles.catalog(data)
      else { continue }
      table.source = catalog.sourceLanguage
      for language in catalog.languages {
        table.languages[language, default: [:]].merge(catalog.entries(language)) { $1 }
      }
    }
    let made = table
    tables.withLock { $0[place] = made }
    return made
  }
}

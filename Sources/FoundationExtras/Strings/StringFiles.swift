import Foundation

/// Reads the files in which apps keep their texts.
enum StringFiles {
  /// `"key" = "value";` or a property list.
  static func strings(_ data: Data) -> [String: StringEntry] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return (list as? [String: Any] ?? [:]).compactMapValues { ($0 as? String).map { StringEntry($0) } }
  }

  /// A property list of texts whose parts depend on numbers.
  static func stringsDictionary(_ data: Data) -> [String: StringEntry] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return (list as? [String: Any] ?? [:]).compactMapValues { value in
      guard let parts = value as? [String: Any], let format = parts["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      let variables = parts.compactMapValues { part -> StringEntry.Variable? in
        guard let part = part as? [String: Any] else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = part[category.rawValue] as? String }
        let specifier = part["NSStringFormatValueTypeKey"] as? String ?? "d"
        return StringEntry.Variable(position: nil, specifier: specifier, forms: forms)
      }
      return StringEntry(format, variables: variables)
    }
  }

  /// A string catalog: the texts of each language.
  static func catalog(_ data: Data) -> StringCatalog? { try? JSONDecoder().decode(StringCatalog.self, from: data) }
}

/// A string catalog as Xcode writes it (`.xcstrings`).
struct StringCatalog: Decodable {
  struct Text: Decodable {
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String
  }

  /// One of `stringUnit`, for a text as it is, and `variations`, for forms.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  var sourceLanguage: String
  var strings: [String: Text]

  /// The texts of a language; those without a translation are left out.
  func entries(_ language: String) -> [String: StringEntry] {
    strings.compactMapValues { text in text.localizations?[language].flatMap { Self.entry($0) } }
  }

  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { $0.formUnion($1.localizations?.keys.map { $0 } ?? []) }
  }

  private static func entry(_ text: Localization) -> StringEntry? {
    // A window is neither a phone nor a watch: the form for all others.
    if let device = text.variations?.device { return (device["other"] ?? device["iphone"]).flatMap(entry) }
    if let forms = text.variations?.plural { return StringEntry(forms: plain(forms)) }
    guard let format = text.stringUnit?.value else { return nil }
    let variables = (text.substitutions ?? [:]).mapValues { part in
      StringEntry.Variable(
        position: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }, specifier: part.formatSpecifier ?? "lld",
        forms: plain(part.variations?.plural ?? [:]))
    }
    return StringEntry(format, variables: variables)
  }

  private static func plain(_ forms: [String: Localization]) -> [PluralCategory: String] {
    var result: [PluralCategory: String] = [:]
    for (name, text) in forms { PluralCategory(rawValue: name).map { result[$0] = text.stringUnit?.value } }
    return result
  }
}

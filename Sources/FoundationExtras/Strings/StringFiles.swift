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
}

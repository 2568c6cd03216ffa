import Foundation

/// A string catalog as Xcode writes it (`.xcstrings`). It has many texts in many languages, of which a process shows few: a text is
/// read when it is asked for.
struct StringCatalog: Sendable {
  private let data: Data
  private(set) var sourceLanguage = "en"
  private(set) var languages: Set<String> = []
  /// Where the translations of each key stand.
  private var places: [String: Int] = [:]

  /// - Returns: nil where the data is no string catalog.
  init?(_ data: Data) {
    self.data = data
    do {
      try data.withUnsafeBytes { bytes in
        var reader = JSONBytes(bytes)
        var isComplete = (language: false, strings: false)
        try reader.members { (reader, name) throws(JSONBytes.Malformed) in
          switch name {
          case "sourceLanguage":
            sourceLanguage = try reader.string()
            isComplete.language = true
          case "strings":
            try findTexts(&reader)
            isComplete.strings = true
          default: try reader.skip()
          }
        }
        guard isComplete.language, isComplete.strings else { throw JSONBytes.Malformed() }
        languages.insert(sourceLanguage)
      }
    } catch {
      return nil
    }
  }

  /// The text of a key; nil where it has none in this language, or an empty one.
  func entry(_ key: String, in language: String) -> StringEntry? {
    guard let place = places[key] else { return nil }
    return data.withUnsafeBytes { bytes in
      var reader = JSONBytes(bytes, at: place)
      var found: StringEntry?
      try? reader.members { (reader, name) throws(JSONBytes.Malformed) in
        if name == language { found = try Localization(&reader).entry } else { try reader.skip() }
      }
      return found
    }
  }

  private mutating func findTexts(_ reader: inout JSONBytes) throws(JSONBytes.Malformed) {
    // Few, which most texts have: a look through them is faster than a hash.
    var languages: [String] = []
    try reader.members { (reader, key) throws(JSONBytes.Malformed) in
      try reader.members { (reader, name) throws(JSONBytes.Malformed) in
        guard name == "localizations" else { return try reader.skip() }
        places[key] = reader.place
        try reader.members { (reader, language) throws(JSONBytes.Malformed) in
          if !languages.contains(language) { languages.append(language) }
          try reader.skip()
        }
      }
    }
    self.languages = Set(languages)
  }
}

/// One of a text as it is, and forms of it.
private struct Localization {
  private var text: String?
  private var plural: [String: Localization]?
  private var device: [String: Localization]?
  private var substitutions: [String: StringEntry.Variable] = [:]

  init(_ reader: inout JSONBytes) throws(JSONBytes.Malformed) {
    try reader.members { (reader, name) throws(JSONBytes.Malformed) in
      switch name {
      case "stringUnit":
        try reader.members { (reader, name) throws(JSONBytes.Malformed) in
          if name == "value" { text = try reader.string() } else { try reader.skip() }
        }
      case "variations": (plural, device) = try Self.variations(&reader)
      case "substitutions":
        try reader.members { (reader, name) throws(JSONBytes.Malformed) in
          substitutions[name] = try Self.substitution(&reader)
        }
      default: try reader.skip()
      }
    }
  }

  var entry: StringEntry? {
    // A window is neither a phone nor a watch: the form for all others.
    if let device { return (device["other"] ?? device["iphone"]).flatMap(\.entry) }
    if let forms = plural.map(Self.plain) { return forms.isEmpty ? nil : StringEntry(forms: forms) }
    return text.flatMap { $0.isEmpty ? nil : StringEntry($0, variables: substitutions) }
  }

  private static func variations(
    _ reader: inout JSONBytes
  ) throws(JSONBytes.Malformed) -> (plural: [String: Localization]?, device: [String: Localization]?) {
    var found: [String: [String: Localization]] = [:]
    try reader.members { (reader, kind) throws(JSONBytes.Malformed) in
      var forms: [String: Localization] = [:]
      try reader.members { (reader, form) throws(JSONBytes.Malformed) in
        forms[form] = try Localization(&reader)
      }
      found[kind] = forms
    }
    return (found["plural"], found["device"])
  }

  private static func substitution(_ reader: inout JSONBytes) throws(JSONBytes.Malformed) -> StringEntry.Variable {
    var variable = StringEntry.Variable(position: nil, specifier: "lld", forms: [:])
    try reader.members { (reader, name) throws(JSONBytes.Malformed) in
      switch name {
      case "argNum": variable.position = try reader.integer().flatMap { $0 > 0 ? $0 - 1 : nil }
      case "formatSpecifier": variable.specifier = try reader.string()
      case "variations": variable.forms = plain(try variations(&reader).plural ?? [:])
      default: try reader.skip()
      }
    }
    return variable
  }

  private static func plain(_ forms: [String: Localization]) -> [PluralCategory: String] {
    var result: [PluralCategory: String] = [:]
    for (name, form) in forms where form.text?.isEmpty == false {
      PluralCategory(rawValue: name).map { result[$0] = form.text }
    }
    return result
  }
}

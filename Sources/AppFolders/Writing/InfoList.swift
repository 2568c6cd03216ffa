import Foundation

/// What an app says of itself: its `Info.plist` with the project's settings put in, and what Xcode adds to it.
package struct InfoList {
  private let settings: [String: String]
  private let name: String

  package init(settings: [String: String], name: String) {
    self.settings = settings
    self.name = name
  }

  /// The file that `Bundle.main` reads; nil where the app's own is no list of values.
  package func data(of own: Data?) -> Data? {
    var values: [String: Any] = [:]
    if let own {
      guard let read = try? PropertyListSerialization.propertyList(from: own, format: nil) as? [String: Any] else {
        return nil
      }
      values = filled(read) as? [String: Any] ?? read
    }
    for (key, value) in settings {
      guard key.hasPrefix("INFOPLIST_KEY_") else { continue }
      let key = String(key.dropFirst("INFOPLIST_KEY_".count))
      if values[key] == nil { values[key] = Self.typed(text(value)) }
    }
    let version = settings["MARKETING_VERSION"].map { text($0) } ?? "1.0"
    let build = settings["CURRENT_PROJECT_VERSION"].map { text($0) } ?? "1"
    let added: [(String, String)] = [
      ("CFBundleName", name), ("CFBundleExecutable", name), ("CFBundleIdentifier", identifier),
      ("CFBundleShortVersionString", version), ("CFBundleVersion", build), ("CFBundlePackageType", "APPL"),
      ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleDevelopmentRegion", "en"),
    ]
    for (key, value) in added where values[key] == nil { values[key] = value }
    if values["DTXcode"] == nil { values["DTXcode"] = settings["XCODE_VERSION_ACTUAL"] }
    return try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private var identifier: String {
    settings["PRODUCT_BUNDLE_IDENTIFIER"].map { text($0) } ?? "app."
      + name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: self.text(text)
    case let list as [Any]: list.map(filled)
    case let values as [String: Any]: values.mapValues(filled)
    default: value
    }
  }

  /// `$(MARKETING_VERSION)` and `${MARKETING_VERSION}` with what they stand for; unknown settings are empty, as in Xcode.
  private func text(_ original: String, depth: Int = 0) -> String {
    guard depth < 8, original.contains("$") else { return original }
    var result = ""
    var rest = original[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let after = rest.index(after: start)
      guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
        let end = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest[after...]
        continue
      }
      let words = rest[rest.index(after: after)..<end].split(separator: ":")
      let value = words.first.map { setting(String($0)) } ?? ""
      result += text(value, depth: depth + 1)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private func setting(_ key: String) -> String {
    switch key {
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME":
      let own = settings[key] ?? name
      return own.contains("$(TARGET_NAME") || own.isEmpty ? name : own
    case "DEVELOPMENT_LANGUAGE": return settings[key] ?? "en"
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": return "APPL"
    case "MARKETING_VERSION": return settings[key] ?? "1.0"
    case "CURRENT_PROJECT_VERSION": return settings[key] ?? "1"
    default: return settings[key] ?? ""
    }
  }

  private static func typed(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }
}

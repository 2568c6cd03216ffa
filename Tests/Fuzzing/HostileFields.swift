import Foundation

/// Good answers in which one text after the other tries to turn round what stands beside it.
package enum HostileFields {
  /// Overrides, embeddings, isolates and marks, unbalanced, as they are and as entities.
  package static let controls = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    "\u{200E}", "\u{200F}", "\u{61C}", "&#x202e;", "&#8238;", "&rlm;", "&lrm;", "&#x2067;",
  ]

  /// All of them within a text.
  package static func around(_ text: String) -> String {
    controls.joined() + text + controls.reversed().joined() + "שלום"
  }

  /// The JSON once for each text in it, with that text hostile. A text that has to be of a form — an address, a date — makes
  /// its row unreadable then, and that is an answer, too.
  package static func variants(of json: String) throws -> [Data] {
    let whole = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    var count = 0
    _ = changed(whole, at: -1, &count)
    return try (0..<count).map { place in
      var seen = 0
      return try JSONSerialization.data(withJSONObject: changed(whole, at: place, &seen), options: .fragmentsAllowed)
    }
  }

  private static func changed(_ json: Any, at place: Int, _ seen: inout Int) -> Any {
    switch json {
    case let text as String:
      defer { seen += 1 }
      return seen == place ? around(text) : text
    case let list as [Any]: return list.map { changed($0, at: place, &seen) }
    case let object as [String: Any]:
      var result: [String: Any] = [:]
      for (key, value) in object.sorted(by: { $0.key < $1.key }) { result[key] = changed(value, at: place, &seen) }
      return result
    default: return json
    }
  }

  /// The markup once for each text between its tags, with that text hostile.
  package static func variants(ofMarkup markup: String) -> [String] {
    let places = markup.matches(of: #/>[^<>]*[A-Za-z0-9][^<>]*</#).map(\.range)
    return places.map { place in
      let text = String(markup[place].dropFirst().dropLast())
      return markup.replacingCharacters(in: place, with: ">" + around(text) + "<")
    }
  }

  /// The texts of a value, however deep, that hold such a control. Addresses are percent-encoded and hold none.
  package static func steering(in value: Any) -> [String] {
    if let text = value as? String { return text.unicodeScalars.contains(where: isControl) ? [text] : [] }
    if value is URL || value is Date || value is UUID || value is Data { return [] }
    return Mirror(reflecting: value).children.flatMap { child in
      steering(in: child.value).map { "\(child.label ?? "?"): \($0)" }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

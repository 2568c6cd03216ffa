import Foundation
import OutsideText

/// What a page tells machines about its article in JSON (schema.org's `Article` and its kinds).
struct LinkedData: Equatable {
  var headline: String?
  var authors: String?
  var publisher: String?
  var published: Date?
  var language: String?
  var body: String?

  init(_ object: [String: Any]) {
    headline = Self.text(object["headline"] ?? object["name"])
    let names = Self.names(object["author"] ?? object["creator"])
    authors = names.isEmpty ? nil : names.prefix(4).joined(separator: ", ")
    publisher = Self.names(object["publisher"]).first
    published = (object["datePublished"] as? String).flatMap(PageDate.read)
    language = object["inLanguage"] as? String
    body = (object["articleBody"] as? String).flatMap { $0.count > 200 ? String($0.prefix(400_000)) : nil }
  }

  /// The articles in a script.
  static func articles(in script: PageElement) -> [[String: Any]] {
    var text = ""
    for case .text(let piece) in script.children { text += piece }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // What is nested too deeply is no description of an article, and costs its reader the stack.
    guard trimmed.utf8.count <= 1 << 20, depth(of: trimmed) <= 40,
      let value = try? JSONSerialization.jsonObject(with: Data(trimmed.utf8))
    else { return [] }
    var found: [[String: Any]] = []
    func look(_ value: Any) {
      guard found.count < 8 else { return }
      if let list = value as? [Any] {
        list.prefix(50).forEach(look)
      } else if let object = value as? [String: Any] {
        let types = (object["@type"] as? [String]) ?? [object["@type"] as? String].compactMap { $0 }
        if types.contains(where: { $0.hasSuffix("Article") || $0.hasSuffix("BlogPosting") || $0 == "Report" }) {
          found.append(object)
        }
        if let graph = object["@graph"] { look(graph) }
        if let entity = object["mainEntity"] { look(entity) }
      }
    }
    look(value)
    return found
  }

  private static func depth(of text: String) -> Int {
    var depth = 0
    var deepest = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
    }
    return deepest
  }

  private static func text(_ value: Any?) -> String? {
    guard let text = value as? String else { return nil }
    let title = PlainText.title(String(text.prefix(2000)))
    return title.isEmpty ? nil : title
  }

  private static func names(_ value: Any?) -> [String] {
    if let list = value as? [Any] { return list.prefix(8).flatMap { names($0) } }
    let name = text((value as? [String: Any])?["name"] ?? value)
    return name.map { $0.count <= 120 && !$0.contains("://") ? [$0] : [] } ?? []
  }
}

import Foundation
import JSON

/// Checks values against the parts of JSON Schema that ``JSONSchema`` uses.
struct SchemaCheck {
  private let definitions: JSONObject

  /// - Parameter document: a schema with `$defs`.
  init(_ document: JSONValue) {
    if case .object(let members) = document, case .object(let definitions)? = members["$defs"] {
      self.definitions = definitions
    } else {
      definitions = [:]
    }
  }

  /// What is wrong with the value as one of the named shapes, each trouble with its place; empty where it fits one.
  func problems(_ value: JSONValue, as names: String...) -> [String] { problems(value, asOneOf: names) }

  func problems(_ value: JSONValue, asOneOf names: [String]) -> [String] {
    let found = names.map { check(value, definitions[$0] ?? ["enum": .array([])], at: $0) }
    return found.contains(where: \.isEmpty) ? [] : found.first ?? ["no shape"]
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    guard case .object(let schema) = schema else { return ["\(place): no schema"] }
    if case .text(let reference)? = schema["$ref"] {
      let name = String(reference.split(separator: "/").last ?? "")
      return check(value, definitions[name] ?? .null, at: place)
    }
    for word in ["anyOf", "oneOf"] {
      guard case .array(let choices)? = schema[word] else { continue }
      let found = choices.map { check(value, $0, at: place) }
      return found.contains(where: \.isEmpty) ? [] : found.min { $0.count < $1.count } ?? ["\(place): no choice"]
    }
    if case .array(let words)? = schema["enum"] {
      return words.contains(value) ? [] : ["\(place): \(value.line) is none of \(JSONValue.array(words).line)"]
    }
    switch (schema["type"], value) {
    case ("string"?, .text(let text)): return format(text, schema["format"], at: place)
    case ("integer"?, .integer), ("null"?, .null), ("boolean"?, .bool): return []
    case ("array"?, .array(let elements)):
      return elements.enumerated().flatMap { check($1, schema["items"] ?? .null, at: "\(place)[\($0)]") }
    case ("object"?, .object(let members)): return check(members, schema, at: place)
    default: return ["\(place): \(value.line) is not of type \(schema["type"]?.line ?? "?")"]
    }
  }

  /// Members that the schema does not know are faults too: what is written must be documented.
  private func check(_ members: JSONObject, _ schema: JSONObject, at place: String) -> [String] {
    guard case .object(let known)? = schema["properties"], case .array(let required)? = schema["required"] else {
      return ["\(place): no members"]
    }
    let missing = required.filter { name in !members.names.contains { .text($0) == name } }
    return missing.map { "\(place): \($0.line) is missing" }
      + members.flatMap { name, value in
        known[name].map { check(value, $0, at: "\(place).\(name)") } ?? ["\(place).\(name) is not documented"]
      }
  }

  private func format(_ text: String, _ format: JSONValue?, at place: String) -> [String] {
    let fits =
      switch format {
      case "date-time"?: (try? Date(text, strategy: .iso8601)) != nil
      case "date"?: text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
      case "uri"?: URL(string: text)?.scheme != nil
      default: true
      }
    return fits ? [] : ["\(place): \"\(text)\" is not in the format \(format?.line ?? "")"]
  }
}

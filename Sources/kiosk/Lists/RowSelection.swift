import Foundation
import JSON

/// What is written of each row in place of all of it.
enum RowSelection: Equatable, Sendable {
  /// The values of these keys, separated by tabs; in JSON these keys alone, in this order.
  case fields([String])
  case template(RowTemplate)

  /// The row as one line of text.
  func line(_ row: JSONObject) -> String {
    switch self {
    case .fields(let names): names.map { Self.text(row[$0]) }.joined(separator: "\t")
    case .template(let template): template.text { Self.text(row[$0]) }
    }
  }

  /// The row with what is chosen of it; a key that it lacks is null.
  func object(_ row: JSONObject) -> JSONObject {
    guard case .fields(let names) = self else { return row }
    return JSONObject(names.map { ($0, row[$0] ?? .null) })
  }

  /// A value in one line: nothing for null, the members of a list separated by commas.
  private static func text(_ value: JSONValue?) -> String {
    switch value {
    case nil, .null?: ""
    case .text(let text)?: ListText.clean(text)
    case .array(let values)?: values.map { text($0) }.joined(separator: ", ")
    case let value?: ListText.clean(value.line)
    }
  }
}

extension RowSelection {
  /// What rows are told with beside their own keys.
  private static let always = ["rank", "event"]

  static let fields = fields(of: [])
  static let template = template(of: [])

  /// The options of a list whose rows have the keys of `rows`.
  static func options(of rows: [ListRow]) -> [any CommandOption] {
    var known = always
    for name in rows.flatMap(\.json.names) where !known.contains(name) { known.append(name) }
    return [fields(of: known), template(of: known)]
  }

  private static func fields(of known: [String]) -> Option<RowSelection> {
    Option("fields", "NAMES", "only these keys, as title,url: separated by tabs, or in JSON") {
      text throws(InvalidValue) in
      let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard !names.isEmpty else { throw InvalidValue(expected: "names such as \(known.joined(separator: ","))") }
      try check(names, among: known)
      return .fields(names)
    }
  }

  private static func template(of known: [String]) -> Option<RowSelection> {
    Option("template", "TEXT", "a line of your own for each row, as '{rank} {title}\\t{url}'") {
      text throws(InvalidValue) in
      let template = try RowTemplate(text)
      try check(template.names, among: known)
      return .template(template)
    }
  }

  private static func check(_ names: [String], among known: [String]) throws(InvalidValue) {
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw InvalidValue(
      expected: Suggestion.added(to: "keys among \(known.joined(separator: ", "))", for: unknown, among: known))
  }
}

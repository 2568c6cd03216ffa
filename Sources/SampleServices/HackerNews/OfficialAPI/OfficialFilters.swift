import HTTPServer

/// The Realtime Database's query parameters, as far as lists of numbers offer them.
enum OfficialFilters {
  struct Refusal: Error {
    let message: String
  }

  private static let filters = ["limitToFirst", "limitToLast", "startAt", "endAt", "equalTo"]

  /// Applies `shallow`, `orderBy="$key"` and its limits.
  static func apply(_ query: HTTPQuery, to value: JSONValue) throws(Refusal) -> JSONValue {
    let used = filters.filter { query[$0] != nil }
    if query["shallow"] == "true" {
      guard used.isEmpty, query["orderBy"] == nil else {
        throw Refusal(message: "Mixing 'shallow' and querying parameters is not supported")
      }
      return shallow(value)
    }
    guard let order = query["orderBy"] else {
      guard used.isEmpty else {
        throw Refusal(message: "orderBy must be defined when other query parameters are defined")
      }
      return value
    }
    guard order.hasPrefix("\""), order.hasSuffix("\""), order.utf8.count >= 2 else {
      throw Refusal(message: "orderBy must be a valid JSON encoded path")
    }
    guard order == "\"$key\"" else {
      let path = order.dropFirst().dropLast()
      throw Refusal(message: "Index not defined, add \".indexOn\": \"\(path)\", for path \"/v0\", to the rules")
    }
    guard case .array(let elements) = value else { return value }
    return try select(elements, query)
  }

  private static func select(_ elements: [JSONValue], _ query: HTTPQuery) throws(Refusal) -> JSONValue {
    var range = 0..<elements.count
    func number(_ name: String) throws(Refusal) -> Int? {
      guard let text = query[name] else { return nil }
      guard let value = Int(text.filter { $0 != "\"" }) else { throw Refusal(message: "\(name) must be a number") }
      return value
    }
    if let start = try number("startAt") {
      range = range.clamped(to: min(max(0, start), elements.count)..<elements.count)
    }
    if let end = try number("endAt") { range = range.clamped(to: 0..<min(max(0, end + 1), elements.count)) }
    if let only = try number("equalTo") {
      range = range.contains(only) ? only..<(only + 1) : 0..<0
    }
    for name in ["limitToFirst", "limitToLast"] {
      guard let limit = try number(name) else { continue }
      guard limit > 0 else { throw Refusal(message: "\(name) must be positive") }
      range = name == "limitToFirst" ? range.prefix(limit) : range.suffix(limit)
    }
    // Only what begins at zero is still an array to the database.
    if range.lowerBound == 0 { return .array(Array(elements[range])) }
    guard !range.isEmpty else { return [:] }
    return .object(Dictionary(uniqueKeysWithValues: range.map { (String($0), elements[$0]) }))
  }

  private static func shallow(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements):
      .object(Dictionary(uniqueKeysWithValues: elements.indices.map { (String($0), JSONValue.bool(true)) }))
    case .object(let members):
      .object(
        members.mapValues { member in
          switch member {
          case .array, .object: true
          default: member
          }
        })
    default: value
    }
  }
}

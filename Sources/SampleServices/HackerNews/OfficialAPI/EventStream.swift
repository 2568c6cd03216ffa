import JSON

/// How a change is told on an event stream of the official API.
enum EventStream {
  static let keepAlive = event("keep-alive", "null")

  /// The first event: the whole value.
  static func first(_ value: JSONValue) -> String {
    put("/", value)
  }

  /// The fewest words that turn `old` into `new`: one child by `put`, some by `patch`, else everything anew.
  static func changes(from old: JSONValue, to new: JSONValue) -> String {
    if old == new { return "" }
    switch (old, new) {
    case (.array(let before), .array(let after)):
      let count = max(before.count, after.count)
      let changed = (0..<count).filter { before[at: $0] != after[at: $0] }
      guard changed.count * 2 <= count, !after.isEmpty else { return put("/", new) }
      return children(changed.map { (String($0), after[at: $0] ?? .null) })
    case (.object(let before), .object(let after)):
      let keys = Set(before.names).union(after.names).filter { before[$0] != after[$0] }.sorted()
      return children(keys.map { ($0, after[$0] ?? .null) })
    default:
      return put("/", new)
    }
  }

  private static func children(_ changed: [(String, JSONValue)]) -> String {
    if changed.count == 1 { return put("/" + changed[0].0, changed[0].1) }
    let data: JSONValue = [
      "path": "/", "data": .object(JSONObject(changed)),
    ]
    return event("patch", data.text())
  }

  private static func put(_ path: String, _ value: JSONValue) -> String {
    event("put", JSONValue.object(["path": .text(path), "data": value]).text())
  }

  private static func event(_ name: String, _ data: String) -> String {
    "event: \(name)\ndata: \(data)\n\n"
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

import JSON

/// The rows of a list and its changes as JSON objects, one a line.
enum ListJSON {
  /// - Parameters:
  ///   - service: named where rows of several services stand together.
  ///   - isEvent: whether the list goes on changing, so that rows too are told as events.
  static func line(_ row: ListRow, rank: Int, of service: String?, isEvent: Bool) -> String {
    line(event: isEvent ? "added" : nil, service, [:], row, rank)
  }

  static func line(_ change: ListChange<ListRow>, of service: String?) -> String {
    switch change {
    case .removed(let row, let from): line(event: "removed", service, [:], row, from + 1)
    case .inserted(let row, let place): line(event: "added", service, [:], row, place + 1)
    case .moved(let row, let from, let to): line(event: "moved", service, ["from": .integer(from + 1)], row, to + 1)
    case .updated(let row, let old, let place):
      line(event: "updated", service, ["changed": changedKeys(row, old)], row, place + 1)
    }
  }

  /// A whole list, one row a line.
  static func array(_ rows: [String]) -> String {
    rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  private static func line(
    event: String?, _ service: String?, _ more: JSONObject, _ row: ListRow, _ rank: Int
  ) -> String {
    var object: JSONObject = [:]
    if let event { object["event"] = .text(event) }
    if let service { object["service"] = .text(service) }
    return JSONValue.object(object + more + ["rank": .integer(rank)] + row.json).line
  }

  private static func changedKeys(_ new: ListRow, _ old: ListRow) -> JSONValue {
    .array(new.json.names.filter { new.json[$0] != old.json[$0] }.map { .text($0) })
  }
}

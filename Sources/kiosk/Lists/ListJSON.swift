import JSON

/// The rows of a list and its changes as JSON objects.
enum ListJSON {
  /// - Parameter isEvent: whether the list goes on changing, so that rows too are told as events.
  static func object(_ row: ListRow, rank: Int, isEvent: Bool) -> JSONObject {
    object(event: isEvent ? "added" : nil, [:], row, rank)
  }

  static func object(_ change: ListChange<ListRow>) -> JSONObject {
    switch change {
    case .removed(let row, let from): object(event: "removed", [:], row, from + 1)
    case .inserted(let row, let place): object(event: "added", [:], row, place + 1)
    case .moved(let row, let from, let to): object(event: "moved", ["from": .integer(from + 1)], row, to + 1)
    case .updated(let row, let old, let place):
      object(event: "updated", ["changed": changedKeys(row, old)], row, place + 1)
    }
  }

  /// What stands in place of rows that could not be had.
  static func missing(_ service: ServiceName, _ failure: CommandFailure, isEvent: Bool) -> JSONObject {
    let event: JSONObject = isEvent ? ["event": "partial"] : [:]
    return event + [
      "kind": "partial", "service": .text(service.rawValue),
      "reason": .text(ListText.clean(Told.text(failure.words, in: Told.english))),
      "code": .integer(Int(failure.code.rawValue)),
    ]
  }

  /// A whole list, one row a line.
  static func array(_ rows: [String]) -> String {
    rows.isEmpty ? "[]\n" : "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  private static func object(event: String?, _ more: JSONObject, _ row: ListRow, _ rank: Int) -> JSONObject {
    let event: JSONObject = event.map { ["event": .text($0)] } ?? [:]
    return event + more + ["rank": .integer(rank)] + row.json
  }

  private static func changedKeys(_ new: ListRow, _ old: ListRow) -> JSONValue {
    .array(new.json.names.filter { new.json[$0] != old.json[$0] }.map { .text($0) })
  }
}

/// What could not be taken along, as a table for people.
package enum LeftOutTable {
  package static func text(_ rows: [LeftOut]) -> String {
    guard !rows.isEmpty else { return "" }
    let cells = rows.sorted().map { row in
      (row.kind.rawValue, row.what, row.line > 0 ? "\(row.file):\(row.line)" : row.file)
    }
    let (kinds, whats) = (cells.map(\.0.count).max() ?? 0, min(cells.map(\.1.count).max() ?? 0, 60))
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    return
      (["Not taken along:"]
      + cells.map { "  \(padded($0.0, kinds))  \(padded($0.1, whats))  \($0.2)" }).joined(separator: "\n") + "\n"
  }
}

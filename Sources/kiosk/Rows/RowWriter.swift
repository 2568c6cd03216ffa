/// Writes rows as they come, in one of the formats.
@MainActor
final class RowWriter {
  private let format: ListFormat
  private let text: RowText
  private let output: any TextOutput
  private let asEvents: Bool
  private var waiting: [String] = []

  /// - Parameter asEvents: whether JSON lines are `added` events, for a list that goes on changing.
  init(format: ListFormat, text: RowText, output: any TextOutput, asEvents: Bool) {
    self.format = format
    self.text = text
    self.output = output
    self.asEvents = asEvents
  }

  /// A heading, for people only.
  func write(heading: String) throws(OutputError) {
    if format == .columns { try output.write(text.heading(heading)) }
  }

  /// - Parameter service: named where rows of several services stand together.
  func write(_ row: ListRow, of service: String? = nil) throws(OutputError) {
    switch format {
    case .columns: try output.write(text.block(row))
    case .plain: try output.write((service.map { $0 + " " } ?? "") + text.line(row))
    case .jsonLines: try output.write(json(row, service) + "\n")
    case .json: waiting.append(json(row, service))
    }
  }

  /// A row that came while watching.
  func write(new row: ListRow, of service: String? = nil) throws(OutputError) {
    guard format != .jsonLines else { return try write(row, of: service) }
    let paint = Painter(usesColour: text.traits.usesColour && format == .columns)
    try output.write(paint(.green, "new") + (service.map { " at \($0)" } ?? "") + ": \(text.summary(row))\n")
  }

  /// Everything has come.
  func finish() throws(OutputError) {
    guard format == .json else { return }
    try output.write(waiting.isEmpty ? "[]\n" : "[\n" + waiting.joined(separator: ",\n") + "\n]\n")
  }

  private func json(_ row: ListRow, _ service: String?) -> String {
    let event: [JSONMember] = asEvents ? [("event", .text("added"))] : []
    return JSONValue.object(event + (service.map { [("service", .text($0))] } ?? []) + row.json).line
  }
}

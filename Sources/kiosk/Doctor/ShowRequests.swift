import Foundation
import JSON
import Networking

/// `kiosk doctor --requests`: the latest requests of this and other runs, oldest first, as the log keeps them: redacted.
@MainActor
struct ShowRequests {
  let options: DoctorOptions
  let context: CommandContext

  static let limit = 100

  func run() throws {
    let file = UserFolders(environment: context.environment).requestsFile
    let records = RequestLog.records(in: file, limit: Self.limit)
    if options.asJSON {
      let rows = records.map { Self.json($0).line }
      try context.output.write(ListJSON.array(rows))
    } else {
      try context.output.write(records.map { Self.line($0) + "\n" }.joined())
    }
    if records.isEmpty { try context.messages.say("No requests yet.") }
  }

  /// `2026-11-21T09:12:05Z  200    5312 bytes   120 ms  GET https://…`
  static func line(_ record: RequestRecord) -> String {
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let outcome = [
      record.date.formatted(.iso8601), column(record.status.map(String.init) ?? "–", 4),
      column(Told.text("\(record.bodySize) bytes"), 14), column(Told.text("\(Int(record.duration * 1000)) ms"), 9),
    ]
    let problem = record.problem.map { "  " + $0 } ?? ""
    return ListText.clean(outcome.joined(separator: " ")) + "  "
      + ListText.clean("\(record.method) \(record.url.absoluteString)\(problem)")
  }

  private static func json(_ record: RequestRecord) -> JSONValue {
    [
      "time": .time(record.date), "method": .text(record.method), "url": .text(record.url.absoluteString),
      "status": .optional(record.status), "bytes": .integer(record.bodySize),
      "milliseconds": .integer(Int(record.duration * 1000)), "problem": .optional(record.problem),
    ]
  }
}

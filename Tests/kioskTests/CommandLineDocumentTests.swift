import Foundation
import Testing

@testable import kiosk

/// `Documentation/command-line.md`: every block that begins with `$ kiosk` is run against the samples.
@Suite(.timeLimit(.minutes(4)))
struct CommandLineDocumentTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/command-line.md")

  /// A line such as `NEWSAPI_KEY= kiosk news --plain | head -n 3`.
  private struct Line {
    var variables: [String: String] = ["COLUMNS": "80"]
    var words: [String] = []
    var head: Int?
    var tail: Int?

    init(_ text: some StringProtocol) {
      var parts = text.components(separatedBy: " | ")
      for part in parts.dropFirst() {
        let words = part.split(separator: " ")
        if words.first == "head" { head = words.last.flatMap { Int($0) } }
        if words.first == "tail" { tail = words.last.flatMap { Int($0) } }
      }
      words = parts.removeFirst().split(separator: " ").map(String.init)
      while let assignment = words.first, assignment != "kiosk" {
        let sides = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        variables[String(sides[0])] = String(sides.last ?? "")
        words.removeFirst()
      }
      words = Array(words.dropFirst())
    }

    func cut(_ output: String) -> String {
      var lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast()
      if let head { lines = lines.prefix(head) }
      if let tail { lines = lines.suffix(tail) }
      return lines.map { $0 + "\n" }.joined()
    }
  }

  /// What differs from run to run, made the same.
  private static func settled(_ text: String) -> String {
    text.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:8090")
      .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "2026-11-21T09:00:00Z")
      .replacing(/answered in \d+ ms/, with: "answered in 2 ms")
      .replacing(/\/\S*\/kiosk-tests-[0-9A-F-]+\/home/, with: "/home/ann")
  }

  /// The same without ages, which a slow run moves, and without the days of films, which move with the calendar.
  private static func comparable(_ text: String) -> String {
    settled(text).replacing(/(\d+ (minute|hour|day|month)s? ago|just now)/, with: "some time ago")
      .replacing(/\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d\d/, with: "some day")
      .replacing(/\(20\d\d\)/, with: "(some year)")
  }

  @Test func everyBlockIsWhatTheCommandWrites() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let document = try String(contentsOf: Self.file, encoding: .utf8)
    var parts = document.components(separatedBy: "```")
    var count = 0
    for index in parts.indices where parts[index].hasPrefix("console\n$ ") {
      let block = parts[index].dropFirst("console\n$ ".count)
      let command = block.prefix { $0 != "\n" }
      let line = Line(command)
      let ended = try await KioskProcess.run(
        line.words, environment: world.environment.merging(line.variables) { $1 })
      let output = Self.settled(line.cut(ended.output) + ended.messages)
      let expected = String(block.dropFirst(command.count + 1))
      count += 1
      if ProcessInfo.processInfo.environment["KIOSK_WRITE_DOCUMENTS"] != nil {
        parts[index] = "console\n$ \(command)\n\(output)"
      } else {
        #expect(Self.comparable(output) == Self.comparable(expected), "\(command)")
      }
    }
    #expect(count >= 15)
    let written = parts.joined(separator: "```")
    if written != document { try written.write(to: Self.file, atomically: true, encoding: .utf8) }
  }

  @Test func everyCommandIsInTheTable() throws {
    let document = try String(contentsOf: Self.file, encoding: .utf8)
    for command in KioskCommands.root.subcommands where command.name != "help" {
      #expect(
        document.contains("kiosk \(command.name)") || document.contains("kiosk [\(command.name)]"), "\(command.name)")
    }
    for code in ExitCode.allCases { #expect(document.contains("| \(code.rawValue) | \(code.meaning) |")) }
  }
}

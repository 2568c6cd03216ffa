import Eventually
import Foundation
import Testing

/// An example of the documentation, with the lines it says it prints.
struct DocumentationExample: Sendable, CustomTestStringConvertible {
  let source: String
  let printed: [String]
  let run: @Sendable () async throws -> Void

  var testDescription: String { source }
}

/// What the running example has printed so far.
enum DocumentationOutput {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var text = ""

  static func append(_ more: String) {
    lock.withLock { text += more }
  }

  static func clear() {
    lock.withLock { text = "" }
  }

  static var lines: [String] {
    var lines = lock.withLock { text }.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    // A comment cannot show spaces at the end of a line.
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  /// Waits, a minute at most, for what an example prints from another thread.
  static func waitForLines(_ count: Int) async throws {
    try await eventually("\(count) lines are printed", seeing: lines, within: .seconds(60)) { lines.count >= count }
  }
}

@Suite(.serialized, .timeLimit(.minutes(4)))
struct DocumentationTests {
  @Test(arguments: DocumentationExample.all)
  func theExamplePrintsWhatItSays(_ example: DocumentationExample) async throws {
    DocumentationOutput.clear()
    try await example.run()
    #expect(DocumentationOutput.lines == example.printed)
  }

  @Test func theTestsAreThoseOfTheDocumentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      .standardizedFileURL
    let generator = Process()
    generator.executableURL = root.appendingPathComponent("scripts/documentation-examples")
    let output = Pipe()
    generator.standardOutput = output
    try generator.run()
    let generated = output.fileHandleForReading.readDataToEndOfFile()
    generator.waitUntilExit()
    #expect(generator.terminationStatus == 0)
    let checkedIn = try Data(
      contentsOf: root.appendingPathComponent("Tests/CombineTests/Documentation/DocumentationExamples.swift"))
    #expect(
      generated == checkedIn,
      "the documentation has changed: run scripts/documentation-examples --write and commit the result")
  }
}

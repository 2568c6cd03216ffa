import Foundation
import Testing

/// `Documentation/combine-tests.md`: which test suites hold each operator and publisher to its behaviour. It is made of the sources
/// and the tests: `KIOSK_WRITE_DOCUMENTS=1 swift test --filter OperatorTableTests`.
@Suite(.timeLimit(.minutes(4))) struct OperatorTableTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// The columns of the table, each with the files of tests that it stands for.
  private static let columns: [(title: String, files: [String])] = [
    ("its model", ["Model/"]),
    (
      "events out of turn",
      ["OwnSubscription", "JoiningOperator", "TransparentOperator", "LateUpstream", "EarlyEvent"]
    ),
    ("what is asked, and when", ["RequestTests", "OrderTests", "TrapTests", "SourceTests"]),
    ("what it shows", ["MirrorTests", "SourceTests"]),
    ("its type", ["Surface/"]),
  ]

  /// Publishers that are made rather than applied, and how a test makes them.
  private static let publishers: [(name: String, call: String)] = [
    ("Just", "Just("), ("Empty", "Empty<"), ("Fail", "Fail<"), ("Record", "Record"), ("Deferred", "Deferred"),
    ("Future", "Future<"), ("sequences", ".publisher"), ("Optional.Publisher", "Optional(1).publisher"),
    ("Result.Publisher", "Result<Int, TestError>"), ("PassthroughSubject", "PassthroughSubject<"),
    ("CurrentValueSubject", "CurrentValueSubject<"), ("Published", "@Published"),
    ("ObservableObjectPublisher", "ObservableObjectPublisher"), ("Timer.publish", "Timer.publish("),
    ("NotificationCenter", "NotificationCenter"), ("dataTaskPublisher", ".dataTaskPublisher("),
    ("publisher(for:)", ".publisher(for: \\"),
  ]

  /// Functions that are no operators, or of whose kinds one alone is: that one is listed by its label.
  private static let unlisted: Set = ["receive", "subscribe", "connect"]
  private static let labelled = ["receive(on:", "subscribe(on:"]

  /// Operators that sequences have by the same name, so that a call in a test need not be one of a publisher.
  private static let ofSequences: Set = [
    "allSatisfy", "append", "compactMap", "contains", "count", "drop", "dropFirst", "filter", "first", "flatMap",
    "last", "map", "max", "merge", "min", "prefix", "print", "reduce",
  ]

  @Test func everyOperatorHasItsTestsAndTheDocumentNamesThem() throws {
    let tests = try Self.files(in: "Tests/CombineTests").filter { !$0.path.hasPrefix("Documentation/") }
    var lines = Self.introduction
    for operation in try Self.operators() {
      let marks = Self.columns.map { column in
        tests.contains { file in
          column.files.contains { file.path.contains($0) } && Self.applies(operation, in: file.text)
        }
      }
      let others =
        Self.ofSequences.contains(operation) ? [] : Self.others(in: tests) { Self.applies(operation, in: $0) }
      #expect(marks[1] || marks[2] || !others.isEmpty, "no test of how \(operation) behaves")
      #expect(marks[4], "no test of the type of \(operation)")
      lines.append(Self.row(operation.hasSuffix(":") ? "`\(operation))`" : "`\(operation)`", marks, others))
    }
    lines += ["", "## Publishers", ""] + Self.heading
    for (name, call) in Self.publishers {
      let marks = Self.columns.map { column in
        tests.contains { file in column.files.contains { file.path.contains($0) } && file.text.contains(call) }
      }
      let others = Self.others(in: tests) { $0.contains(call) }
      #expect(!others.isEmpty || marks.contains(true), "\(name)")
      lines.append(Self.row("`\(name)`", marks, others))
    }
    let document = lines.joined(separator: "\n") + "\n"
    let file = Self.root.appending(path: "Documentation/combine-tests.md")
    if ProcessInfo.processInfo.environment["KIOSK_WRITE_DOCUMENTS"] != nil { try Data(document.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == document, "KIOSK_WRITE_DOCUMENTS=1 writes it anew")
  }

  private static let heading = [
    "| | " + columns.map { $0.title }.joined(separator: " | ") + " | and |", String(repeating: "|---", count: 7) + "|",
  ]

  private static let introduction =
    [
      "# Which tests hold which operator", "",
      "Made of the sources and the tests (`KIOSK_WRITE_DOCUMENTS=1 swift test --filter OperatorTableTests`). [What the folders of tests",
      "claim](combine.md#tests) stands with the rest about Combine.", "",
      "- **Its model**: `Model`, random inputs and demands against a plain function.",
      "- **Events out of turn**: what comes before the subscription, a second one, what comes after the end and after a cancellation; in",
      "  tables of `OwnSubscriptionTests`, `JoiningOperatorTests`, `TransparentOperatorTests`, `LateUpstreamTests` and `EarlyEventTests`.",
      "- **What is asked, and when**: `RequestTests`, `OrderTests`, `TrapTests`; for publishers `SourceTests`.",
      "- **What it shows**: names and mirrors, in `MirrorTests` and `SourceTests`.",
      "- **Its type**: `Surface`, by the compiler.",
      "- **And**: other suites that apply it.", "",
      "The laws (`Laws/LawTests`) hold for every operator that has a model.", "", "## Operators", "",
    ] + heading

  private static func row(_ name: String, _ marks: [Bool], _ others: [String]) -> String {
    "| \(name) | " + marks.map { $0 ? "✓" : "" }.joined(separator: " | ") + " | \(others.joined(separator: ", ")) |"
  }

  /// The suites that no column stands for.
  private static func others(in tests: [(path: String, text: String)], where uses: (String) -> Bool) -> [String] {
    let others = tests.filter { file in
      file.path.hasSuffix("Tests.swift") && uses(file.text)
        && !columns.contains { $0.files.contains { file.path.contains($0) } }
    }
    return others.map { String($0.path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }.sorted()
  }

  private static func applies(_ operation: String, in text: String) -> Bool {
    if operation.hasSuffix(":") { return text.contains(".\(operation)") }
    return text.contains(".\(operation)(") || text.contains(".\(operation) {") || text.contains(".`\(operation)`")
  }

  /// The names of all operators, in order.
  private static func operators() throws -> [String] {
    let declaration = #/\n  public func `?(?<name>\w+)`?[<(]/#
    var names: Set<String> = []
    for file in try files(in: "Sources/Combine") where file.path.hasPrefix("Operators/") {
      for match in file.text.matches(of: declaration) { names.insert(String(match.name)) }
    }
    #expect(names.count > 60)
    return names.subtracting(unlisted).union(labelled).sorted()
  }

  private static func files(in folder: String) throws -> [(path: String, text: String)] {
    let folder = root.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }
}

import Foundation
import Testing

/// The tests that a table of a document names, in the last cell of each row.
struct DocumentedTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Rows, without the heads of tables.
  private let rows: [Substring]

  /// - Parameters:
  ///   - document: its name in `Documentation`.
  ///   - section: the heading of the part that counts; nil for all of the document.
  init(_ document: String, section: String? = nil) throws {
    let text = try String(contentsOf: Self.root.appending(path: "Documentation/\(document)"), encoding: .utf8)
    let part =
      section.map { section in
        text.components(separatedBy: "\n## ").first { $0.hasPrefix(section + "\n") } ?? ""
      } ?? text
    let lines = part.split(separator: "\n")
    rows = lines.indices.filter { place in
      lines[place].hasPrefix("| ") && !(place + 1 < lines.count && lines[place + 1].hasPrefix("|---"))
    }.map { lines[$0] }
  }

  /// Each row names tests, and each of them is there.
  func expectThatEachIsThere(atLeast count: Int) throws {
    #expect(rows.count >= count, "\(rows.count) rows")
    var sources = ""
    let files = FileManager.default.enumerator(at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      sources += try String(contentsOf: file, encoding: .utf8)
    }
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let tests = (cells.last ?? "").split(separator: "`").map(String.init).filter { $0.first?.isLetter == true }
      #expect(!tests.isEmpty, "\(row)")
      for test in tests { #expect(sources.contains("func \(test)("), "\(test)") }
    }
  }
}

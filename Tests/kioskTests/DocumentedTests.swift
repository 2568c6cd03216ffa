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
    let sources = try Self.files().joined()
    for row in rows {
      let tests = Self.proof(of: row).split(separator: "`").map(String.init).filter { $0.first?.isLetter == true }
      #expect(!tests.isEmpty, "\(row)")
      for test in tests { #expect(sources.contains("func \(test)("), "\(test)") }
    }
  }

  /// Each row has a proof or a reason in its last cell, and what stands there between backquotes is there: a suite, a test of a suite
  /// (`Suite.test`, or `.test` behind it), a test by itself, or a folder or file of tests.
  func expectThatEachProofIsThere(atLeast count: Int) throws {
    #expect(rows.count >= count, "\(rows.count) rows")
    let files = try Self.files().map(DeclaredNames.init)
    for row in rows {
      let proof = Self.proof(of: row)
      #expect(!proof.isEmpty, "\(row)")
      var suite = ""
      for (index, part) in proof.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where index % 2 == 1 {
        let names = part.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if part.contains("/") || Self.isThere(String(part)) {
          #expect(Self.isThere(String(part)), "\(part)")
        } else if names.count == 2 {
          if !names[0].isEmpty { suite = names[0] }
          // "…ViewModelTests.x": of several suites.
          let isThere = files.contains {
            (suite.hasPrefix("…") || $0.suites.contains(suite)) && $0.tests.contains(names[1])
          }
          #expect(isThere, "\(suite).\(names[1])")
        } else if part.first?.isUppercase == true, !part.contains(" ") {
          suite = String(part)
          #expect(files.contains { $0.suites.contains(suite) }, "\(suite)")
        } else if part.first?.isLowercase == true, part.allSatisfy({ $0.isLetter || $0.isNumber }), part.count > 12 {
          #expect(files.contains { $0.tests.contains(String(part)) }, "\(part)")
        }
      }
    }
  }

  private static func proof(of row: Substring) -> String {
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return cells.last ?? ""
  }

  private static func isThere(_ name: String) -> Bool {
    let path = name.hasPrefix("Tests/") ? name : "Tests/\(name)"
    return FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func files() throws -> [String] {
    let files = FileManager.default.enumerator(at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    var found: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      found.append(try String(contentsOf: file, encoding: .utf8))
    }
    return found
  }
}

/// The types and functions that a file of tests declares.
private struct DeclaredNames {
  private(set) var suites: Set<String> = []
  private(set) var tests: Set<String> = []

  init(_ file: String) {
    var last = ""
    // Words, by their bytes: all files of tests are some millions of them.
    for word in file.utf8.split(whereSeparator: { !Self.isOfWords($0) }) {
      let name = String(Substring(word))
      switch last {
      case "struct", "class", "enum", "extension": suites.insert(name)
      case "func": tests.insert(name)
      default: break
      }
      last = name
    }
  }

  private static func isOfWords(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

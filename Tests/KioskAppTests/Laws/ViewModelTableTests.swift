import Foundation
import Testing

/// Keeps `Documentation/view-models.md` true.
@Suite struct ViewModelTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func sources(in folder: String) throws -> [String] {
    let folder = Self.root.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The rows of tables with so many columns, headings left out.
  private func rows(_ columns: Int) throws -> [[String]] {
    let text = try String(contentsOf: Self.root.appending(path: "Documentation/view-models.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == columns && !["short", "model"].contains($0[0]) }
  }

  @Test func everyObservableClassHasARow() throws {
    let classes = try sources(in: "Sources/KioskApp").flatMap { text in
      text.matches(of: /class (\w+)[^{\n]*\bObservableObject\b/).map { String($0.output.1) }
        + text.matches(of: /@Observable\b[^{]*class (\w+)/).map { String($0.output.1) }
    }
    #expect(classes.count > 10)
    #expect(Set(try rows(7).map { $0[0] }) == Set(classes))
  }

  @Test func everyCellNamesATestThatExistsOrAReason() throws {
    let tests = try sources(in: "Tests").filter { $0.contains("import Testing") }
    let shorts = try rows(2)
    for row in try rows(7) {
      for cell in row.dropFirst() {
        let names = cell.matches(of: /\*\w+\*/).map { String($0.output) }
        #expect(names.allSatisfy { name in shorts.contains { $0[0] == name } }, "\(row[0]): \(cell)")
        #expect(!names.isEmpty || cell.contains("`") || cell.wholeMatch(of: /– .{8,}/) != nil, "\(row[0]): \(cell)")
      }
    }
    for cell in try (shorts + rows(7)).flatMap({ $0.dropFirst() }) {
      for name in cell.matches(of: /`(\w+)(?:\.(\w+))?`/) {
        let (suite, test) = (name.output.1, name.output.2)
        let exists = tests.contains { text in
          text.contains("struct \(suite) ") && (test == nil || text.contains("func \(test ?? "")("))
        }
        #expect(exists, "\(name.output.0)")
      }
    }
  }
}

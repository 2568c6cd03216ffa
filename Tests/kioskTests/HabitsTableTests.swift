import Foundation
import Testing

/// The table of habits in `Documentation/terminal.md` names a test for each; each must be there.
@Suite struct HabitsTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func eachHabitHasItsTest() throws {
    let document = try String(contentsOf: Self.root.appending(path: "Documentation/terminal.md"), encoding: .utf8)
    let table = document.components(separatedBy: "## Habits").last ?? ""
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 20)
    var sources = ""
    for folder in ["SwiftUITerminalTests", "kioskTests", "KioskAppTests"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appending(path: "Tests/\(folder)"), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        sources += try String(contentsOf: file, encoding: .utf8)
      }
    }
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let tests = (cells.last ?? "").split(separator: "`").map(String.init).filter { $0.first?.isLetter == true }
      #expect(!tests.isEmpty, "\(row)")
      for test in tests { #expect(sources.contains("func \(test)("), "\(test)") }
    }
  }
}

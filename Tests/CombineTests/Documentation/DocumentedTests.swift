import Foundation
import Testing

/// Whether everything that is public has a documentation comment. What begins with an underscore is nobody else's.
@Suite(.timeLimit(.minutes(4))) struct DocumentedTests {
  @Test func everyPublicDeclarationIsDocumented() throws {
    let declaration =
      #/
    ^\s*(?:@\S+\s+)*public\s+(?:(?:final|static|mutating|override|nonisolated|private\(set\))\s+)*
    (?:func|var|let|init|typealias|struct|class|enum|protocol|subscript)\b[?(\s]*(?<name>\w*)
    /#
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    var undocumented: [String] = []
    var count = 0
    for module in ["Combine", "CombineTesting"] {
      let files = FileManager.default.enumerator(atPath: sources.appendingPathComponent(module).path)
      for case let path as String in try #require(files) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: sources.appendingPathComponent("\(module)/\(path)"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          guard let match = try declaration.firstMatch(in: line), !match.name.hasPrefix("_") else { continue }
          count += 1
          // The protocol says what it does, for all publishers.
          if line.contains("func receive<S>(subscriber: S)") { continue }
          let above = lines[..<index].reversed().drop { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("@") }
          if above.first?.trimmingPrefix(while: \.isWhitespace).hasPrefix("///") != true {
            undocumented.append("\(module)/\(path):\(index + 1):\(line)")
          }
        }
      }
    }
    #expect(count > 1000)
    #expect(undocumented.isEmpty, "\(undocumented.joined(separator: "\n"))")
  }
}

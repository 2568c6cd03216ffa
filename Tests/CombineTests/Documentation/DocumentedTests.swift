import Foundation
import Testing

/// Whether everything that is public has a documentation comment. What begins with an underscore is nobody else's.
@Suite(.timeLimit(.minutes(4))) struct DocumentedTests {
  @Test func everyPublicDeclarationIsDocumented() throws {
    let found = try undocumented(in: ["Combine", "CombineTesting"])
    #expect(found.all > 1000)
    #expect(found.declarations.isEmpty, "\(found.declarations.joined(separator: "\n"))")
  }

  /// Most of Apple's names here have no comment of their own yet. Who documents some lowers the number.
  @Test(arguments: [("SwiftUICore", 3450), ("UIKit", 1480)])
  func noMoreDeclarationsAreUndocumentedThanThereWere(module: String, most: Int) throws {
    let count = try undocumented(in: [module]).declarations.count
    #expect(count <= most, "\(count) of \(module) have no documentation comment, and there were \(most)")
  }

  private func undocumented(in modules: [String]) throws -> (declarations: [String], all: Int) {
    let declaration =
      #/
    ^\s*(?:@\S+\s+)*public\s+(?:(?:final|static|mutating|override|nonisolated|private\(set\))\s+)*
    (?<keyword>func|var|let|init|typealias|struct|class|enum|protocol|subscript)\b[?(\s]*(?<name>\w*)
    /#
    let witness = #/typealias (?:Output|Failure) =/#
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    var undocumented: [String] = []
    var count = 0
    for module in modules {
      let files = FileManager.default.enumerator(atPath: sources.appendingPathComponent(module).path)
      for case let path as String in try #require(files) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: sources.appendingPathComponent("\(module)/\(path)"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          guard let match = try declaration.firstMatch(in: line), !match.name.hasPrefix("_") else { continue }
          count += 1
          // What the protocol requires it documents itself, for all publishers.
          if line.contains("func receive<S>(subscriber: S)") || line.contains(witness) { continue }
          // And so are the operators documented that publishers of known values have besides.
          if path.hasSuffix("+Operators.swift"), match.keyword == "func" { continue }
          let above = lines[..<index].reversed().drop { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("@") }
          if above.first?.trimmingPrefix(while: \.isWhitespace).hasPrefix("///") != true {
            undocumented.append("\(module)/\(path):\(index + 1):\(line)")
          }
        }
      }
    }
    return (undocumented, count)
  }
}

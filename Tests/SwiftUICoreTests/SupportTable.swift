import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct SupportTable {
  /// The package's root, whether the tests are built there or elsewhere.
  private var root: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test func theTableIsWhatItsScriptMakesOfTheSourcesAndTests() throws {
    let script = Process()
    script.executableURL = root.appendingPathComponent("scripts/swiftui-support")
    script.arguments = ["--check"]
    let said = Pipe()
    (script.standardOutput, script.standardError) = (said, said)
    try script.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "\(text)")
  }

  @Test func everyPublicModifierAndViewStandsInTheTableOfSupport() throws {
    let table = try String(
      contentsOf: root.appendingPathComponent("Documentation/swiftui-support.md"), encoding: .utf8)
    let sources = root.appendingPathComponent("Sources/SwiftUICore")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var checked = 0
    var missing: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.folder != "Graph" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\n(?:  public nonisolated func|public nonisolated struct) ([a-zA-Z]\w*)/) {
        // Methods of shapes, gestures, effects and tabs are theirs alone.
        let own = ["Shapes", "Gesture", "GeometryEffect", "TabContent"]
        if own.contains(where: { file.path.contains($0) }) { continue }
        checked += 1
        if !table.contains("| `\(match.1)` |"), !match.1.hasSuffix("Configuration") { missing.insert(String(match.1)) }
      }
    }
    #expect(checked > 300)
    #expect(missing == ["concat"] || missing.isEmpty, "run scripts/swiftui-support")
  }

  @Test(arguments: 1...40)
  func whatStaysInPlaceIsALongestIncreasingRun(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let count = Int.random(in: 0...9, using: &random)
    let places = (0..<count).map { $0 }.shuffled(using: &random).map { Bool.random(using: &random) ? Int?($0) : nil }
    let staying = ChildChanges.longestIncreasingRun(places)
    let kept = zip(places, staying).compactMap { $1 ? $0 : nil }
    #expect(kept == kept.sorted())
    var longest = 0
    for mask in 0..<(1 << count) {
      let chosen = (0..<count).filter { mask >> $0 & 1 == 1 }.map { places[$0] }
      let values = chosen.compactMap { $0 }
      if values.count == chosen.count, values == values.sorted() { longest = max(longest, values.count) }
    }
    #expect(staying.filter { $0 }.count == longest)
  }
}

extension URL {
  fileprivate var folder: String { deletingLastPathComponent().lastPathComponent }
}

import Foundation
import Testing

/// The public names of Apple's SwiftUI and Combine, and which of them are declared here.
struct AppleNamesTests {
  /// One list of names, each in a line of its own.
  private struct Names {
    let title: String
    let file: String
    /// Which folders of `Sources` declare them.
    let modules: [String]
    /// The words before the name where it is declared.
    let declaration: String

    static let types = #"(?:struct|enum|class|protocol|actor|typealias|macro|func)"#

    static let all = [
      Names(title: "Types and functions of SwiftUI", file: "SwiftUI", modules: swiftUI, declaration: types),
      Names(
        title: "Modifiers of views, scenes and rows", file: "SwiftUI-modifiers", modules: swiftUI, declaration: "func"),
      Names(title: "Values of the environment", file: "SwiftUI-environment", modules: swiftUI, declaration: "var"),
      Names(title: "Types of Combine", file: "Combine", modules: ["Combine"], declaration: types),
      Names(
        title: "Operators and methods of Combine", file: "Combine-operators", modules: ["Combine"],
        declaration: "(?:func|var)"),
    ]

    private static let swiftUI = ["SwiftUI", "SwiftUICore", "SwiftUIElements", "Combine"]
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The names that follow such words in public declarations.
  private func declared(in modules: [String], after words: String) throws -> Set<String> {
    let declaration = try Regex(
      #"(?:public|open)\s(?:[a-z]+(?:\([a-z]+\))?\s)*?"# + words + #"\s`?([A-Za-z_]\w*)"#,
      as: (Substring, Substring).self)
    // What a public protocol asks for, and what a public extension holds, is as public as they are.
    let container = try Regex(#"(?ms)^public (?:protocol|extension) .*?^\}"#)
    let member = try Regex(#"(?m)^  (?:func|var) `?([a-z]\w*)"#, as: (Substring, Substring).self)
    var found: Set<String> = []
    for module in modules {
      let folder = Self.root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try Self.text(of: file)
        for match in text.matches(of: declaration) { found.insert(String(match.output.1)) }
        for part in text.matches(of: container) {
          for match in text[part.range].matches(of: member) { found.insert(String(match.output.1)) }
        }
      }
    }
    return found
  }

  private func document() throws -> String {
    var lines = [
      "# Apple's names, and which of them are here", "",
      "Made by a test (`KIOSK_WRITE_DOCUMENTS=1 swift test --filter AppleNamesTests`) from the lists in `Tests/SurfaceTests/AppleNames`, which",
      "hold names as Apple's documentation gives them, and from the sources. A name counts as here where something public is called so;",
      "what it does is told in [what of SwiftUI works](swiftui-support.md), [Combine](combine.md) and",
      "[where it differs](combine-differences.md).", "", "| | names | here | share |", "|---|---|---|---|",
    ]
    var missing: [String] = []
    for names in Names.all {
      let file = Self.root.appending(path: "Tests/SurfaceTests/AppleNames/\(names.file).txt")
      let listed = try Self.text(of: file).split(separator: "\n").map(String.init)
      let found = try declared(in: names.modules, after: names.declaration)
      let absent = listed.filter { !found.contains($0) }
      let here = listed.count - absent.count
      lines.append("| \(names.title) | \(listed.count) | \(here) | \(share(here, of: listed.count)) |")
      let told = absent.isEmpty ? "None." : absent.map { "`\($0)`" }.joined(separator: ", ")
      missing += ["", "## \(names.title) that are missing", "", told]
    }
    return (lines + missing).joined(separator: "\n") + "\n"
  }

  private func share(_ part: Int, of all: Int) -> String {
    let tenths = part * 1000 / max(all, 1)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  @Test func theDocumentTellsWhatIsMissing() throws {
    let file = Self.root.appending(path: "Documentation/apple-names.md")
    let text = try document()
    if ProcessInfo.processInfo.environment["KIOSK_WRITE_DOCUMENTS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(try Self.text(of: file) == text, "KIOSK_WRITE_DOCUMENTS=1 writes it anew")
  }

  @Test(arguments: ["SwiftUI", "SwiftUI-modifiers", "SwiftUI-environment", "Combine", "Combine-operators"])
  func theListsHoldEachNameOnce(file: String) throws {
    let names = try Self.text(of: Self.root.appending(path: "Tests/SurfaceTests/AppleNames/\(file).txt"))
      .split(separator: "\n")
    #expect(names == Array(Set(names)).sorted() && names.count > 60)
  }
}

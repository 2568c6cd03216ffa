import Foundation
import Testing

/// How much of what reader apps use is compiled by the files beside this one. The counts are of 32 public apps; see `usage.tsv`.
@Suite(.timeLimit(.minutes(4)))
struct UsageShare {
  private struct Row {
    var name: String
    var kind: String
    var uses: Int
  }

  /// Names of other frameworks than SwiftUI (SwiftData, WidgetKit, StoreKit, AppKit), which nothing here stands for.
  private let elsewhere: Set<String> = [
    "@Query", #"\.modelContext"#, "modelContainer", #"\.widgetFamily"#, "ProductView", "NSViewRepresentable",
  ]

  private let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

  private func rows() throws -> [Row] {
    try String(contentsOf: folder.appendingPathComponent("usage.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().compactMap { line in
        let cells = line.split(separator: "\t").map(String.init)
        return cells.count == 4 ? Row(name: cells[0], kind: cells[1], uses: Int(cells[2]) ?? 0) : nil
      }
  }

  /// The strangers' sources, in which each counted name must stand as its kind is written.
  private func sources() throws -> String {
    try ["TextAndPaint", "ContainersAndControls", "StateAndLife", "Navigation", "PreviewsAndEntries"].map {
      try String(contentsOf: folder.appendingPathComponent("\($0).swift"), encoding: .utf8)
    }.joined(separator: "\n").replacingOccurrences(of: "\\(\n *", with: "(", options: .regularExpression)
  }

  private func isUsed(_ row: Row, in text: String) -> Bool {
    let name = row.name
    switch row.kind {
    case "modifier":
      return text.contains(".\(name)(") || text.contains(".\(name){") || text.contains(".\(name) {")
        || text.contains("func \(name)(")
        || text.contains("\\.\(name)")
    case "wrapper" where name == "@main": return text.contains("SurfaceApp.main")
    case "wrapper", "macro", "environment key": return text.contains(name)
    case "font", "color": return text.contains(".\(name)") || text.contains("static let \(name) ")
    case "style":
      let parts = name.split(separator: " ").map(String.init)
      return text.contains(".\(parts[0])(.\(parts[1])") || text.contains(".\(parts[0])(\(parts[1])(")
    case "init": return text.contains(name.prefix { $0 != "(" })
    default: return text.range(of: "\\b\(name)\\b", options: .regularExpression) != nil
    }
  }

  @Test func atLeastNinetyEightOfAHundredUsesCompile() throws {
    let (rows, text) = (try rows(), try sources())
    let missing = rows.filter { elsewhere.contains($0.name) || !isUsed($0, in: text) }
    let all = rows.reduce(0) { $0 + $1.uses }
    let lost = missing.reduce(0) { $0 + $1.uses }
    let share = Double(all - lost) / Double(all) * 100
    print("SwiftUI: \(rows.count - missing.count) of \(rows.count) names, \(String(format: "%.2f", share)) % of uses")
    #expect(rows.count > 400)
    #expect(share >= 98)
    #expect(Set(missing.map(\.name)).subtracting(elsewhere).isEmpty)
  }

  @Test func theTableOfSupportNamesEveryCountedViewAndModifier() throws {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    let table = try String(contentsOf: root.appendingPathComponent("Documentation/swiftui-support.md"), encoding: .utf8)
    // Macros, language words and what Combine and Observation declare stand elsewhere.
    let others: Set<String> = [
      "@MainActor", "@main", "@Published", "@Observable", "@ViewBuilder", "ObservableObject", "requestReview",
    ]
    let kinds: Set<String> = ["view", "modifier", "wrapper", "protocol", "value", "function"]
    var unnamed: [String] = []
    for row in try rows() where kinds.contains(row.kind) && !elsewhere.contains(row.name) && !others.contains(row.name)
    {
      let name = row.name.hasPrefix("@") ? String(row.name.dropFirst()) : row.name
      if !table.contains("| `\(name)` |") { unnamed.append(name) }
    }
    #expect(unnamed == [])
  }
}

import Foundation

/// How three programs fared in a network that lies.
package struct LyingNetworkReport {
  /// What did not hold, a sentence each.
  package var complaints: [String] = []
  package internal(set) var lies = 0
  /// Stories that were made while nothing was wrong.
  package internal(set) var truths = 0
  /// Milliseconds until the truth was known after a lie, of each program.
  package internal(set) var waits: [String: [Double]] = [:]
  /// What each program has made itself, in kB, at seconds from the start.
  var memory: [String: [(time: Double, value: Double)]] = [:]

  package var holds: Bool { complaints.isEmpty }

  /// kB that may come in ten minutes behind the first quarter of a run, as in the hour of use.
  private static let growth = 1024.0

  /// Memory is judged by a straight line where there are enough measurements for one: caches and pools fill up first.
  mutating func judgeMemory() {
    for name in memory.keys.sorted() {
      guard let added = growth(of: name), added > Self.growth else { continue }
      complaints.append("\(name) grows by \(Int(added)) kB in 10 minutes")
    }
  }

  private func growth(of name: String) -> Double? {
    let points = memory[name] ?? []
    guard let last = points.last, last.time >= 600 else { return nil }
    return Trend(points.filter { $0.time >= last.time / 4 }).map { $0.slope * 600 }
  }

  package var table: String {
    var lines = ["\(lies) lies, \(truths) truths"]
    for name in waits.keys.sorted() {
      let all = (waits[name] ?? []).sorted()
      guard let most = all.last, let memory = memory[name], let first = memory.first, let end = memory.last else {
        continue
      }
      let middle = all[all.count / 2]
      let growth = growth(of: name).map { String(format: ", %+.0f kB in 10 min", $0) } ?? ""
      lines.append(
        String(
          format: "%@: right again after %.0f ms in the middle, %.0f ms at most; own memory %.1f → %.1f MB%@", name,
          middle, most, first.value / 1024, end.value / 1024, growth))
    }
    return (lines + complaints).joined(separator: "\n")
  }
}

import Foundation

/// What a run has found: whether everything held, what it measured, and a table of both.
package struct EnduranceReport: Sendable {
  /// A claim about a whole run.
  package struct Claim: Sendable {
    package let name: String
    package let measured: String
    package let bound: String
    package let holds: Bool
  }

  /// What went wrong, with its time.
  package let troubles: [String]
  package let claims: [Claim]
  /// One line for each measurement.
  package let commaSeparated: String
  /// The course of the run, one line for each tenth of it.
  package let course: String

  package var holds: Bool { claims.allSatisfy(\.holds) }

  /// Growth is judged behind the first quarter of the run: caches and pools fill up first.
  init(_ found: Notebook.Contents, seconds: Double, isBrief: Bool) {
    troubles = found.troubles
    let begin = seconds / 4
    let server = found.server.filter { $0.time >= begin }
    let page = found.page.filter { $0.time >= begin }
    func trend(_ points: [(Double, Double)]) -> Trend? { Trend(points.map { (time: $0.0, value: $0.1) }) }
    var claims: [Claim] = []
    func claim(_ name: String, _ measured: String, _ bound: String, _ holds: Bool) {
      claims.append(Claim(name: name, measured: measured, bound: bound, holds: holds))
    }
    /// What may be added in ten minutes.
    func growth(_ name: String, _ points: [(Double, Double)], _ unit: String, at most: Double) {
      guard !isBrief, let trend = trend(points) else { return }
      let added = trend.slope * 600
      claim(
        "\(name), growth in 10 min", "\(Self.text(added)) \(unit)", "\(Self.text(most)) \(unit)", added <= most)
    }
    claim("troubles", "\(found.troubles.count)", "0", found.troubles.isEmpty)
    claim("rounds", "\(found.rounds)", "at least 1", found.rounds > 0)
    claim("stories that came in sight, all seen", "\(found.stories)", "at least 1", found.stories > 0)
    claim("comments that came in sight, all seen", "\(found.comments)", "at least 1", found.comments > 0)
    claim("lists equal to the service's", "\(found.comparisons)", "at least 1", found.comparisons > 0)
    let delays = found.delays.sorted()
    if !delays.isEmpty {
      let (middle, last) = (delays[delays.count / 2], delays[min(delays.count - 1, delays.count * 95 / 100)])
      claim("until they were, middle and 95 %", "\(Int(middle)) / \(Int(last)) ms", "12 s", true)
    }
    let memory = server.map { ($0.time, Double($0.figures.memory) / 1024) }
    if let last = found.server.last {
      claim(
        "resident memory of the server at the end", "\(Self.text(Double(last.figures.resident) / 1024)) MB", "250 MB",
        last.figures.resident < 250 * 1024)
      claim("of it made by itself", "\(Self.text(Double(last.figures.memory) / 1024)) MB", "", true)
    }
    growth("memory made by the server itself", memory, "MB", at: 1)
    growth("descriptors of the server", server.map { ($0.time, Double($0.figures.descriptors)) }, "", at: 1)
    growth("threads of the server", server.map { ($0.time, Double($0.figures.threads)) }, "", at: 1)
    if let first = server.first, let last = server.last, last.time > first.time {
      let share = (last.figures.processorTime - first.figures.processorTime) / (last.time - first.time) * 100
      claim("processor time of the server", "\(Self.text(share)) %", "100 %", share < 100)
    }
    if let last = found.page.last {
      claim(
        "memory of the page's script at the end", "\(Self.text(last.heap / 1_048_576)) MB", "30 MB", last.heap < 30e6)
      claim("nodes of the page at the end", "\(Int(last.nodes))", "20000", last.nodes < 20_000)
    }
    growth("memory of the page's script", page.map { ($0.time, $0.heap / 1_048_576) }, "MB", at: 0.25)
    growth("nodes of the page", page.map { ($0.time, $0.nodes) }, "", at: 50)
    growth("event listeners of the page", page.map { ($0.time, $0.listeners) }, "", at: 5)
    self.claims = claims
    commaSeparated = Self.commaSeparated(found)
    course = Self.course(found, seconds: seconds)
  }

  /// The claims, and the course of the run.
  package var table: String {
    let rows = claims.map { [$0.name, $0.measured, $0.bound, $0.holds ? "" : "BROKEN"] }
    return Self.aligned([["", "measured", "bound", ""]] + rows) + "\n" + course
      + (troubles.isEmpty ? "" : "\n" + troubles.joined(separator: "\n") + "\n")
  }

  private static func course(_ found: Notebook.Contents, seconds: Double) -> String {
    let rows = (0...10).compactMap { part -> [String]? in
      let time = seconds * Double(part) / 10
      guard let server = found.server.last(where: { $0.time <= time + 1 }) else { return nil }
      let page = found.page.last { $0.time <= time + 1 }
      return [
        "\(Int(time / 60 * 10) / 10) min", "\(text(Double(server.figures.resident) / 1024)) MB",
        "\(text(Double(server.figures.memory) / 1024)) MB",
        "\(server.figures.threads)", "\(server.figures.descriptors)",
        page.map { "\(text($0.heap / 1_048_576)) MB" } ?? "", page.map { "\(Int($0.nodes))" } ?? "",
      ]
    }
    return aligned([["time", "server", "its own", "threads", "descriptors", "page's script", "nodes"]] + rows)
  }

  private static func commaSeparated(_ found: Notebook.Contents) -> String {
    let header = "seconds,resident_kB,own_kB,threads,descriptors,cpu_seconds,script_bytes,nodes,listeners,documents"
    let server = found.server.map { sample in
      let figures = sample.figures
      return (
        sample.time,
        "\(Int(sample.time)),\(figures.resident),\(figures.memory),\(figures.threads),\(figures.descriptors),\(figures.processorTime),,,,"
      )
    }
    let page = found.page.map {
      ($0.time, "\(Int($0.time)),,,,,,\(Int($0.heap)),\(Int($0.nodes)),\(Int($0.listeners)),\(Int($0.documents))")
    }
    let lines = (server + page).sorted { $0.0 < $1.0 }.map(\.1)
    return ([header] + lines).joined(separator: "\n") + "\n"
  }

  private static func text(_ number: Double) -> String { String(format: abs(number) < 10 ? "%.2f" : "%.0f", number) }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

import FaultyServer
import Foundation
import KioskRunning
import LoopbackClient
import TerminalEmulator

/// A network that lies to `kiosk serve`, `kiosk tui` and `kiosk hn new --watch` for a while: event streams that are silent,
/// end inside an event or at once, or come byte by byte. What must hold: after each lie all three know the newest story
/// within ten seconds, and their memory does not grow.
package struct LyingNetwork {
  package var minutes = 60.0
  /// How long each lie lasts, in seconds.
  package var lieSeconds = 20.0
  package var tells = true
  let program: URL

  package init(program: URL) { self.program = program }

  package struct Report {
    /// What did not hold, a sentence each.
    package var complaints: [String] = []
    package var lies = 0
    /// The longest time until the truth was known again, in seconds, of each program.
    package var slowest: [String: Double] = [:]
    /// What each program has made itself, in kB, behind the first quarter and at the end.
    package var memory: [String: (first: Int, last: Int)] = [:]

    package var holds: Bool { complaints.isEmpty }

    package var table: String {
      var lines = ["\(lies) lies"]
      for name in slowest.keys.sorted() {
        let memory = memory[name].map { "\($0.first) → \($0.last) kB" } ?? "?"
        lines.append("\(name): right again within \(Int((slowest[name] ?? 0) * 1000)) ms at most, \(memory)")
      }
      return (lines + complaints).joined(separator: "\n")
    }
  }

  /// Seconds in which the truth must be known again.
  static let patience = 10.0
  /// kB that a program may have more at the end than behind the first quarter.
  static let growth = 6000

  package func run() async throws -> Report {
    let world = try SampleWorld()
    defer { world.stop() }
    var environment = world.environment
    guard let base = environment["KIOSK_HN_URL"].flatMap(URL.init(string:)), let port = base.port,
      let upstream = UInt16(exactly: port)
    else { return Report(complaints: ["the samples have no address"]) }
    let proxy = try LyingProxy(upstream: upstream)
    defer { proxy.stop() }
    environment["KIOSK_HN_URL"] = "http://127.0.0.1:\(proxy.port)\(base.path())"
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-lies-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = environment.merging(
      ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"]) { $1 }
    let serve = try KioskProcess(
      program: program, ["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: environment)
    let watch = try KioskProcess(program: program, ["hn", "new", "--watch", "--jsonl"], environment: environment)
    let tui = try PseudoTerminal(program: program, ["tui"], environment: terminal, columns: 100, rows: 40)
    defer {
      serve.send(signal: SIGTERM)
      watch.send(signal: SIGTERM)
      tui.send(signal: SIGTERM)
    }
    let address = try await ReaderPage.address(of: serve)
    let page = UInt16(address.split(separator: ":").last ?? "") ?? 0
    let know: [(name: String, process: pid_t, has: (String) -> Bool)] = [
      ("serve", serve.process, { title in Self.page(at: page).contains(title) }),
      ("watch", watch.process, { title in watch.outputSoFar.contains(title) }),
      ("tui", tui.processID, { title in tui.screen.text.contains(title) }),
    ]
    var report = Report()
    // The time counts once all three are there.
    var quarter = Date.distantFuture
    var number = 0
    func truth(after lie: String) async throws {
      number += 1
      let title = "Truth number \(number)"
      try world.make("story", ["title": title])
      let start = Date()
      var missing = know
      while !missing.isEmpty, Date().timeIntervalSince(start) < Self.patience {
        missing.removeAll { one in
          guard one.has(title) else { return false }
          report.slowest[one.name] = max(report.slowest[one.name] ?? 0, Date().timeIntervalSince(start))
          return true
        }
        try await Task.sleep(for: .milliseconds(50))
      }
      for one in missing { report.complaints.append("\(one.name) did not know \(title) 10 s after \(lie)") }
      for one in know where Date() > quarter {
        guard let memory = ProcessFigures(of: one.process)?.memory else {
          report.complaints.append("\(one.name) has ended")
          continue
        }
        report.memory[one.name] = (report.memory[one.name]?.first ?? memory, memory)
      }
    }
    try await truth(after: "the start")
    let end = Date(timeIntervalSinceNow: minutes * 60)
    quarter = Date(timeIntervalSinceNow: minutes * 15)
    while Date() < end, report.complaints.count < 20 {
      for lie in LyingProxy.Lie.allCases {
        proxy.tell(lie)
        let half = lieSeconds / 2
        try await Task.sleep(for: .seconds(half))
        try world.make("story", ["title": "Told during \(lie.rawValue) \(report.lies)"])
        try await Task.sleep(for: .seconds(half))
        proxy.tell(nil)
        report.lies += 1
        try await truth(after: lie.rawValue)
        if tells { print(report.table) }
      }
    }
    for (name, memory) in report.memory where memory.last - memory.first > Self.growth {
      report.complaints.append("\(name) grew from \(memory.first) to \(memory.last) kB")
    }
    return report
  }

  private static func page(at port: UInt16) -> String {
    guard let connection = try? LoopbackConnection(port: port) else { return "" }
    defer { connection.close() }
    return (try? connection.request("GET", "/", body: nil).text) ?? ""
  }
}

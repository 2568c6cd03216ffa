import Eventually
import FaultyServer
import Foundation
import KioskRunning
import TerminalEmulator

/// A network that lies to `kiosk serve`, `kiosk tui` and `kiosk hn new --watch` for a while: event streams are silent, end
/// inside an event or at once, or come byte by byte. What must hold: after each lie all three know the newest story within ten
/// seconds, and their memory does not grow.
package struct LyingNetwork {
  /// After so long the last round begins, and after so many rounds at the earliest. A round is each lie once.
  package var minutes = 60.0
  package var leastRounds = 1
  /// How long each lie lasts, in seconds.
  package var lieSeconds = 20.0
  /// Seconds in which the truth must be known again.
  package var patience = 10.0
  /// Whether figures are told on standard error after each round of lies.
  package var tells = true
  let program: URL

  package init(program: URL) { self.program = program }

  /// One of the programs that are lied to.
  private struct Follower {
    let name: String
    let process: pid_t
    let knows: (String) -> Bool
    /// What it shows and says instead.
    let story: () -> String
  }

  package func run() async throws -> LyingNetworkReport {
    let world = try SampleWorld()
    defer { world.stop() }
    var environment = world.environment
    let base = environment["KIOSK_HN_URL"].flatMap(URL.init(string:))
    guard let base, let upstream = base.port.flatMap({ UInt16(exactly: $0) }) else { throw NoPort() }
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
    guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else { throw NoPort() }
    let page = FollowedPage(port: port)
    defer { page.stop() }
    return try await lie(
      through: proxy, in: world,
      to: [
        Follower(name: "serve", process: serve.process, knows: page.has) {
          "\(page.story), messages: \(serve.messagesSoFar.suffix(600))"
        },
        Follower(name: "watch", process: watch.process) {
          watch.outputSoFar.contains($0)
        } story: {
          "…\(watch.outputSoFar.suffix(600)), messages: \(watch.messagesSoFar.suffix(600))"
        },
        Follower(name: "tui", process: tui.processID) {
          tui.screen.text.contains($0)
        } story: {
          tui.screen.text
        },
      ])
  }

  private struct NoPort: Error {}

  private func lie(
    through proxy: LyingProxy, in world: SampleWorld, to followers: [Follower]
  ) async throws -> LyingNetworkReport {
    var report = LyingNetworkReport()
    let start = ContinuousClock.now
    try await tellTruth(after: "the start", through: proxy, in: world, to: followers, &report)
    var rounds = 0
    while rounds < leastRounds || ContinuousClock.now - start < .seconds(minutes * 60), report.complaints.count < 20 {
      rounds += 1
      for lie in LyingProxy.Lie.allCases {
        proxy.tell(lie)
        try await Task.sleep(for: .seconds(lieSeconds / 2))
        try world.make("story", ["title": "Told during lie \(report.lies)."])
        try await Task.sleep(for: .seconds(lieSeconds / 2))
        proxy.tell(nil)
        report.lies += 1
        try await tellTruth(after: lie.rawValue, through: proxy, in: world, to: followers, &report)
      }
      let seconds = Double((ContinuousClock.now - start).components.seconds)
      for one in followers {
        guard let memory = ProcessFigures(of: one.process)?.memory else {
          report.complaints.append("\(one.name) has ended")
          continue
        }
        report.memory[one.name, default: []].append((time: seconds, value: Double(memory)))
      }
      if tells { FileHandle.standardError.write(Data("\(report.table)\n".utf8)) }
    }
    report.judgeMemory()
    return report
  }

  /// A story arrives: who knows it, and when?
  private func tellTruth(
    after lie: String, through proxy: LyingProxy, in world: SampleWorld, to followers: [Follower],
    _ report: inout LyingNetworkReport
  ) async throws {
    report.truths += 1
    let title = "Truth number \(report.truths)."
    try world.make("story", ["title": title])
    let start = ContinuousClock.now
    var missing = followers
    // The start takes its time.
    let limit = report.truths == 1 ? 60 : patience
    var patience = Patience(.seconds(limit))
    while !missing.isEmpty, !patience.isOver() {
      let known = missing.filter { $0.knows(title) }
      let wait = (ContinuousClock.now - start) / .milliseconds(1)
      if report.truths > 1 { for one in known { report.waits[one.name, default: []].append(wait) } }
      missing.removeAll { one in known.contains { $0.name == one.name } }
      try await Task.sleep(for: .milliseconds(20))
    }
    guard !missing.isEmpty else { return }
    let streams = (try? world.state()["streams"]).map { "\($0)" } ?? "no answer"
    report.complaints.append("\(proxy.traffic); streams that the services have open: \(streams)")
    for one in missing {
      report.complaints.append("\(one.name) did not know “\(title)” \(Int(limit)) s after \(lie), but: \(one.story())")
    }
  }
}

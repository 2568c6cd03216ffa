import Foundation
import CMicroHTTPD
import Glibc
import KioskRunning
import LoopbackClient
import Locks

/// Many readers who come one after the other, half of whom leave at once, while stories arrive at the service.
package struct Crowd: Sendable {
  package var program: URL
  package var readers = 1000
  /// Seconds in which they come.
  package var seconds = 60.0
  /// Seconds between two stories.
  package var storyPause = 5.0
  /// Seconds for which those who stay are watched after the last has come.
  package var rest = 5.0

  /// Whether who is told to come back does so, as browsers do by themselves; else they count as refused.
  package var comesBack = false

  package init(program: URL) { self.program = program }

  /// Seconds after which who was told to come back does.
  private static let pause = 2.0

  private final class Stories: Sendable {
    private let made = Locked<[Int: (title: String, date: Double)]>([:])
    private let isOver = Locked(false)

    var all: [Int: (title: String, date: Double)] { made.withLock { $0 } }
    var hasEnded: Bool { isOver.withLock { $0 } }
    func end() { isOver.withLock { $0 = true } }
    func add(_ number: Int, _ title: String) { made.withLock { $0[number] = (title, Crowd.now()) } }
  }

  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  package func run() async throws -> CrowdReport {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(
      program: program, ["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: world.environment)
    defer { kiosk.send(signal: SIGKILL) }
    let address = try await ReaderPage.address(of: kiosk)
    guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else { throw NoPort(address: address) }
    // Until the service has answered there is nothing to show.
    let title = try world.titles(of: "newstories", limit: 1).first ?? ""
    try await kiosk.until("it shows stories", within: 60) {
      try LoopbackConnection(port: port).request(
        "GET", "/", headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "none"]
      ).text.contains(title)
    }
    let stories = Stories()
    let (plan, process) = (self, kiosk.process)
    let serving = Task.detached {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: plan.serve(port, process, stories)) }
      }
    }
    var number = 0
    while !stories.hasEnded {
      try await Task.sleep(for: .seconds(storyPause))
      number += 1
      let title = "Told to the whole crowd \(number)."
      _ = try world.make("story", ["title": title])
      stories.add(number, title)
    }
    return await serving.value
  }

  private struct NoPort: Error { var address: String }

  private func serve(_ port: UInt16, _ process: pid_t, _ stories: Stories) -> CrowdReport {
    let start = Self.now()
    let before = Self.processorTime(process)
    let epoll = epoll_create1(0)
    defer { close(epoll) }
    var all: [CrowdReader] = []
    var leaving: [(reader: CrowdReader, date: Double)] = []
    var returning: [(reader: CrowdReader, date: Double)] = []
    var events = [epoll_event](repeating: epoll_event(), count: 512)
    func watch(_ reader: CrowdReader) {
      guard reader.descriptor >= 0 else { return }
      var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: UInt64(reader.number)))
      epoll_ctl(epoll, EPOLL_CTL_ADD, reader.descriptor, &event)
    }
    let end = seconds + rest
    while Self.now() - start < end {
      let now = Self.now()
      if now - start > end - rest / 2 { stories.end() }
      while all.count < readers, Double(all.count) * seconds / Double(readers) <= now - start {
        let reader = CrowdReader(all.count, port: port, leaves: all.count % 2 == 1, now: now)
        all.append(reader)
        watch(reader)
        if reader.leaves { leaving.append((reader, now + 0.02)) }
      }
      leaving.removeAll { entry in
        guard entry.date <= now else { return false }
        entry.reader.leave()
        return true
      }
      returning.removeAll { entry in
        guard entry.date <= now else { return false }
        entry.reader.comeBack(now: now)
        watch(entry.reader)
        return true
      }
      let titles = stories.all.mapValues(\.title)
      let count = epoll_wait(epoll, &events, Int32(events.count), 5)
      for event in events.prefix(max(0, Int(count))) {
        let reader = all[Int(event.data.u64)]
        guard reader.descriptor >= 0 else { continue }
        if reader.read(now: Self.now(), changes: titles) { watch(reader) }
        if comesBack, !reader.leaves, case .refused = reader.stage { returning.append((reader, now + Self.pause)) }
      }
    }
    stories.end()
    var report = self.report(all, stories)
    report.processorTime = Self.processorTime(process) - before
    report.memory = Self.memory(process)
    report.sessions = Self.sessions(port)
    return report
  }

  private func report(_ all: [CrowdReader], _ stories: Stories) -> CrowdReport {
    var report = CrowdReport()
    report.readers = all.count
    report.pageWaits = all.compactMap(\.pageWait).sorted()
    let made = stories.all
    report.stories = made.count
    for reader in all {
      switch reader.stage {
      case .left: report.left += 1
      case .refused(let status): report.refused[status, default: 0] += 1
      case .lost(let reason): report.lost[reason, default: 0] += 1
      case .waitingForPage: report.lost["no page yet", default: 0] += 1
      case .waitingForStream: report.lost["no stream yet", default: 0] += 1
      case .following:
        report.following += 1
        for (number, story) in made where reader.followsSince ?? .infinity < story.date {
          if let date = reader.seen[number] { report.changeWaits.append(date - story.date) } else { report.missed += 1 }
        }
      }
    }
    report.changeWaits.sort()
    return report
  }

  // MARK: The server's figures

  private static func sessions(_ port: UInt16) -> Int {
    let text = try? LoopbackConnection(port: port).request(
      "GET", "/-/metrics", headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "none"]
    ).text
    let line = text?.split(separator: "\n").first { $0.hasPrefix("kiosk_sessions ") }
    return line.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
  }

  /// Of the process, in kB.
  private static func memory(_ process: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private static func processorTime(_ process: pid_t) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let words = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard words.count > 13, let user = Double(words[12]), let system = Double(words[13]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}

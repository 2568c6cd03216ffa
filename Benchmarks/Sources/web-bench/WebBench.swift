import Foundation
import Glibc
import PageReader
import SwiftUI
import SwiftUIWeb

/// Measures the browser host with real views, a real server and readers on real sockets in the same process.
///
///     web-bench [sessions] [part]      1,000 sessions unless told otherwise; a part is views, inline, long or crowd
@main
enum WebBench {
  @MainActor
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    raiseFileLimit()
    let words = CommandLine.arguments.dropFirst()
    let sessions = words.lazy.compactMap { Int($0) }.first ?? 1000
    let part = words.first { Int($0) == nil }
    let task = Thread {
      do {
        try latency(only: part)
        if part == nil || part == "crowd" { try crowd(sessions) }
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("web-bench: \(error)\n".utf8))
        exit(1)
      }
    }
    task.start()
    RunLoop.main.run()
  }

  /// From a change in the model to its frame at the reader.
  nonisolated static func latency(only part: String?) throws {
    if part == nil || part == "views" {
      try latency("500 rows, each a view of its own", target: "target 2 ms", rows: 500, changed: 250) {
        FeedScreen(feed: $0)
      }
    }
    if part == nil || part == "inline" {
      try latency("500 rows, with links and buttons inline", target: "target 2 ms", rows: 500, changed: 250) {
        InlineScreen(feed: $0)
      }
    }
    if part == nil || part == "long" {
      try latency("10,000 rows, of which 60 are shown", target: "", rows: 10_000, changed: 30) { FeedScreen(feed: $0) }
    }
  }

  nonisolated private static func latency<Content: View>(
    _ what: String, target: String, rows: Int, changed: Int, content: @escaping @MainActor @Sendable (Feed) -> Content
  ) throws {
    let (feed, port) = onMain { serve(rows: rows, content: content) }
    // All of 500 rows are shown, as to a reader who has scrolled to the end.
    let reader = try Reader(port: port, path: rows <= 500 ? "/?-rows=\(rows)" : "/")
    try reader.listen(isCompressed: false)
    reader.settle()
    var times: [Double] = []
    for round in 0..<300 {
      let start = DispatchTime.now().uptimeNanoseconds
      DispatchQueue.main.async { MainActor.assumeIsolated { feed.stories[changed].score = 500 + round } }
      var text = ""
      // So small that no language writes it with a separator.
      while !text.contains("\(500 + round) points") {
        let more = reader.read(within: 2000)
        guard !more.isEmpty else { throw Reader.Failure("no frame came in 2 s") }
        text += more
      }
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    times.sort()
    print("a change in a model to its frame at the reader: \(what)")
    line("  median", times[times.count / 2], "ms", target)
    line("  least", times[0], "ms", "")
    line("  95th percentile", times[times.count * 95 / 100], "ms", "")
    line("  first paint", Double(reader.firstPaintBytes) / 1024, "kB", "not compressed")
  }

  /// Many sessions of 30 rows, and one change that reaches all of them.
  nonisolated static func crowd(_ count: Int) throws {
    let (feed, port) = onMain { serve(rows: 30) { FeedScreen(feed: $0) } }
    let before = residentBytes()
    var readers: [Reader] = []
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<count { readers.append(try Reader(port: port)) }
    let painted = residentBytes()
    for reader in readers { try reader.listen(isCompressed: true) }
    let opening = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    readers.last?.settle()
    for reader in readers { while !reader.read(within: 0).isEmpty {} }
    let after = residentBytes()
    line("opening a page and its stream, 30 rows", opening / Double(count), "ms each", "")
    line("memory of a page before its stream", Double(painted - before) / Double(count) / 1024, "kB", "")
    line("memory a session of 30 rows", Double(after - before) / Double(count) / 1024, "kB", "target 100 kB")
    line("memory of the process with \(count) sessions", Double(after) / 1_048_576, "MB", "target 300 MB at 1,000")
    for round in 1...3 {
      let start = DispatchTime.now().uptimeNanoseconds
      DispatchQueue.main.async { MainActor.assumeIsolated { feed.stories[3].score = 5000 + round } }
      for reader in readers where reader.read(within: 10_000).isEmpty {
        throw Reader.Failure("a reader got nothing in 10 s")
      }
      line(
        "one change to all \(count) sessions, round \(round)",
        Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6, "ms", "target 1,000 ms at 1,000")
      // Nothing of this round may count for the next.
      readers.last?.settle()
      for reader in readers { while !reader.read(within: 0).isEmpty {} }
    }
  }

  @MainActor private static var servers: [WebServer] = []

  @MainActor
  private static func serve<Content: View>(
    rows: Int, content: @escaping @MainActor (Feed) -> Content
  ) -> (Feed, UInt16) {
    let feed = Feed(rows: rows)
    var options = WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Bench")
    options.limits.unclaimedPerAddress = 100_000
    options.limits.unclaimedSeconds = 600
    let server = WebServer(options) { content(feed) }
    do {
      try server.start()
    } catch {
      FileHandle.standardError.write(Data("web-bench: \(error)\n".utf8))
      exit(1)
    }
    servers.append(server)
    return (feed, server.boundAddress.port)
  }

  nonisolated private static func onMain<Value: Sendable>(_ work: @MainActor @Sendable () -> Value) -> Value {
    DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  nonisolated private static func line(_ what: String, _ value: Double, _ unit: String, _ note: String) {
    let name = what.padding(toLength: 56, withPad: " ", startingAt: 0)
    print(name + String(format: "%10.2f ", value) + unit + (note.isEmpty ? "" : "   (\(note))"))
    fflush(nil)
  }

  nonisolated private static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  nonisolated private static func raiseFileLimit() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

import Foundation
import Glibc
import PageReader

/// Measures the real reader, `kiosk serve`, from outside: it runs in a process of its own, the services that it asks in
/// another, and this one visits it.
///
///     page-bench PROGRAM [pages…]      1, 200 and 1,000 live pages unless told otherwise
///
/// Processor time is that of the server's process alone; it does not depend on what else the machine does, as waiting does.
@main
enum PageBench {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    raiseFileLimit()
    let words = CommandLine.arguments.dropFirst()
    guard let program = words.first else {
      FileHandle.standardError.write(
        Data("page-bench: say which kiosk to measure: page-bench .build/release/kiosk\n".utf8))
      exit(64)
    }
    let counts = words.dropFirst().compactMap { Int($0) }
    do {
      try visits(program)
      for count in counts.isEmpty ? [1, 200, 1000] : counts { try live(program, count) }
    } catch {
      FileHandle.standardError.write(Data("page-bench: \(error)\n".utf8))
      exit(1)
    }
  }

  // MARK: - Visits

  private static func visits(_ program: String) throws {
    let served = try Served(program: program)
    defer { served.end() }
    line("processor to start", served.processor, "ms")
    line("memory before the first visit", served.memory / 1024, "MB")
    rest(served, "nobody looks")
    let list = try Reader(port: served.port)
    let films = "/place/movies"
    let discussion = longestDiscussion(in: list.page) ?? "/"
    let film =
      firstMatch("/place/movies/place/movie-[0-9]+", in: try Reader(port: served.port, path: films).page) ?? films
    let limit = try HandWritten(page: body(of: list.page))
    for (name, path) in [("list", "/"), ("discussion", discussion), ("films", films), ("film", film)] {
      try visits(served, name, path)
      if name == "list" { line("  the same page written by hand", limit.measured(), "ms of processor") }
    }
    for (name, path) in [("discussion", discussion), ("film", film)] { try memory(program, name, path) }
    try leaving(served)
  }

  /// What stands behind HTTP's own lines.
  private static func body(of answer: String) -> String {
    answer.range(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? answer
  }

  /// What a live page of another kind than the list takes. The server is a new one: one that has been visited has room left from
  /// pages that are gone.
  private static func memory(_ program: String, _ name: String, _ path: String) throws {
    let served = try Served(program: program)
    defer { served.end() }
    let count = 50
    func open() throws -> Reader {
      let reader = try Reader(port: served.port, path: path)
      try reader.listen(isCompressed: true)
      return reader
    }
    let first = try open()
    first.settle()
    let shared = served.memory
    var readers: [Reader] = []
    for _ in 0..<count { readers.append(try open()) }
    readers.last?.settle()
    line("\(count) live pages of the \(name), memory of one", (served.memory - shared) / Double(count), "kB")
    for reader in readers + [first] { try reader.end() }
  }

  /// What the server does by itself.
  private static func rest(_ served: Served, _ state: String) {
    let seconds = 10.0
    let (processor, sleeps) = (served.processor, served.sleeps)
    usleep(UInt32(seconds * 1e6))
    line("while \(state), processor", (served.processor - processor) / seconds, "ms a second")
    line("  wake-ups", (served.sleeps - sleeps) / seconds, "a second")
  }

  private static func visits(_ served: Served, _ name: String, _ path: String) throws {
    let whole = try Reader.visit(port: served.port, path: path, isCompressed: false).count
    let sent = try Reader.visit(port: served.port, path: path, isCompressed: true).count
    for _ in 0..<10 { _ = try Reader.visit(port: served.port, path: path, isCompressed: true) }
    var waits: [Double] = []
    let count = 200
    let before = served.processor
    for _ in 0..<count {
      let start = DispatchTime.now().uptimeNanoseconds
      _ = try Reader.visit(port: served.port, path: path, isCompressed: true)
      waits.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    waits.sort()
    line("a visit of the \(name) (\(path))", (served.processor - before) / Double(count), "ms of processor")
    line("  waiting, median", waits[count / 2], "ms")
    line("  bytes", Double(whole) / 1000, "kB")
    line("  bytes, compressed", Double(sent) / 1000, "kB")
    let began = served.processor
    let group = DispatchGroup()
    for _ in 0..<16 {
      group.enter()
      Thread { [port = served.port] in
        for _ in 0..<4 { _ = try? Reader.visit(port: port, path: path, isCompressed: true) }
        group.leave()
      }
      .start()
    }
    group.wait()
    line("  16 at once", (served.processor - began) / 64, "ms of processor each")
  }

  /// Pages whose stream opens and that are left at once.
  private static func leaving(_ served: Served) throws {
    let count = 100
    let before = served.processor
    for _ in 0..<count {
      let reader = try Reader(port: served.port)
      try reader.listen(isCompressed: true)
      _ = reader.read(within: 1000)
      try reader.end()
    }
    line(
      "a visit of the list with its stream, left at once", (served.processor - before) / Double(count),
      "ms of processor")
  }

  // MARK: - Live pages

  private static func live(_ program: String, _ wanted: Int) throws {
    let served = try Served(program: program)
    defer { served.end() }
    // The first page brings what all share.
    let first = try Reader(port: served.port)
    try first.listen(isCompressed: true)
    first.settle()
    let shared = served.memory
    var processor = served.processor
    var readers: [Reader] = []
    do {
      for _ in 0..<wanted {
        let reader = try Reader(port: served.port)
        try reader.listen(isCompressed: true)
        readers.append(reader)
      }
    } catch let full as Reader.NoRoom {
      print("of \(wanted) pages \(readers.count) are open: \(full)")
      guard !readers.isEmpty else { return }
    }
    readers.last?.settle()
    let count = readers.count
    line("\(count) live pages, opening one", (served.processor - processor) / Double(count), "ms of processor")
    line("  memory of one", (served.memory - shared) / Double(count), "kB")
    processor = served.processor
    let seconds = 30.0
    let start = DispatchTime.now().uptimeNanoseconds
    var (bytes, arrivals) = (0, 0)
    while Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 < seconds {
      for reader in readers {
        let more = reader.read(within: 0)
        guard !more.isEmpty else { continue }
        bytes += more.utf8.count
        arrivals += 1
      }
      usleep(50_000)
    }
    let spent = served.processor - processor
    line("  processor in \(Int(seconds)) s, all pages", spent / 1000, "s")
    line("  for each arrival at a page", arrivals == 0 ? 0 : spent / Double(arrivals), "ms")
    line("  arrivals at a page", Double(arrivals) / Double(count), "")
    line("  bytes to a page", Double(bytes) / Double(count) / 1000, "kB")
    line("  memory of the process after that", served.memory / 1024, "MB")
    line("  of it, each page", (served.memory - shared) / Double(count), "kB")
  }

  // MARK: - Helpers

  /// The discussion of a list's page that has the most comments.
  private static func longestDiscussion(in page: String) -> String? {
    page.matches(of: /(\/place\/item-\d+)[^>]*aria-label="(\d+) comment/)
      .max { (Int($0.2) ?? 0) < (Int($1.2) ?? 0) }
      .map { String($0.1) }
  }

  private static func firstMatch(_ pattern: String, in text: String) -> String? {
    text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
  }

  private static func line(_ what: String, _ value: Double, _ unit: String) {
    print(
      what.padding(toLength: max(56, what.count), withPad: " ", startingAt: 0) + String(format: "%10.2f ", value) + unit
    )
    fflush(nil)
  }

  private static func raiseFileLimit() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

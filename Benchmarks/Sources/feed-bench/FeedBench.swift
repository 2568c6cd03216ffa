import CMalloc
import Foundation

/// Measures feeds: how long a large one takes to read, many to ask, and half a million articles to open and search.
///
///     feed-bench parse [FILE]             reads a feed of 1 MB, beside libxml2's bare pass; writes it to FILE first
///     feed-bench fuzz COUNT               reads so many damaged feeds and dates
///     feed-bench serve FEEDS              a server of so many feeds that have not changed; prints its address
///     feed-bench follow FOLDER FEEDS URL  follows them and asks each once, for what comes next
///     feed-bench refresh FOLDER           asks all that are followed, in a process that has done nothing before
///     feed-bench fill FOLDER FEEDS COUNT  a store of feeds with COUNT articles each
///     feed-bench open FOLDER              opens it and reads what the first page shows
///     feed-bench search FOLDER WORDS…     finds words in it
@main
struct FeedBench {
  static func main() throws {
    // As the reader does, which runs for days.
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 128 * 1024)
    mallopt(M_TRIM_THRESHOLD, 256 * 1024)
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("parse", 1...2): try ParseBench.run(writing: words.count > 1 ? words[1] : nil)
    case ("fuzz", 2): FuzzRun.run(count: Int(words[1]) ?? 0)
    case ("serve", 2): try FeedServer.run(count: Int(words[1]) ?? 0)
    case ("follow", 4): try RefreshBench.follow(folder: words[1], count: Int(words[2]) ?? 0, address: words[3])
    case ("refresh", 2): try RefreshBench.refresh(folder: words[1])
    case ("fill", 4): try StoreBench.fill(folder: words[1], feeds: Int(words[2]) ?? 0, articles: Int(words[3]) ?? 0)
    case ("open", 2): try StoreBench.open(folder: words[1])
    case ("search", 3...): try StoreBench.search(folder: words[1], words: Array(words[2...]))
    default:
      FileHandle.standardError.write(
        Data("usage: feed-bench parse|fuzz|serve|follow|refresh|fill|open|search …; see FeedBench.swift\n".utf8))
      exit(64)
    }
  }
}

/// How long something took.
struct Stopwatch {
  private let start = DispatchTime.now().uptimeNanoseconds

  var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6 }

  /// The fastest and the middle of so many runs, in milliseconds.
  static func runs(_ count: Int, _ body: () throws -> Void) rethrows -> (fastest: Double, middle: Double) {
    var times: [Double] = []
    for _ in 0..<count {
      let watch = Stopwatch()
      try body()
      times.append(watch.milliseconds)
    }
    times.sort()
    return (times[0], times[times.count / 2])
  }
}

/// The most memory that this process has held, in kilobytes.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
}

import Foundation

/// The memory that this process has made itself.
///
/// Only meaningful where nothing else runs in the process, such as in an exit test.
package enum OwnMemory {
  /// Bytes in memory that come from no file: `RssAnon` of Linux's /proc/self/status, in steps of a page.
  package static var bytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}

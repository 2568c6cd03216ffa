import Foundation

/// What a process uses, from `/proc`.
struct ProcessFigures: Sendable, Equatable {
  /// Resident memory in kB, pages of the program's own files among it, which all processes share and the system takes back.
  var resident = 0
  /// What of it the process has made itself, in kB.
  var memory = 0
  var threads = 0
  var descriptors = 0
  /// Seconds of processor time since it began.
  var processorTime = 0.0

  /// Nil where there is no such process.
  init?(of process: pid_t) {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let times = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    else { return nil }
    for line in status.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > 1, let number = Int(words[1]) else { continue }
      if words[0] == "VmRSS:" { resident = number }
      if words[0] == "RssAnon:" { memory = number }
      if words[0] == "Threads:" { threads = number }
    }
    descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
    // The name, in parentheses, may contain blanks; user and system time are the 12th and 13th word behind it.
    let words = times[(times.lastIndex(of: ")") ?? times.startIndex)...].split(separator: " ")
    guard words.count > 13, let user = Double(words[12]), let system = Double(words[13]) else { return }
    processorTime = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}

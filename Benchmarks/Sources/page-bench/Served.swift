import Foundation
import Glibc

/// `kiosk serve --demo` in a process of its own, with a home of its own, and what the system says about it.
final class Served {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let process = Process()
  let port: UInt16
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("page-bench-\(UUID())")

  init(program: String) throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["serve", "--demo", "--no-open", "--listen", "127.0.0.1:0"]
    process.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.contains("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "kiosk ended: \(said)") }
      said += String(decoding: more, as: UTF8.self)
    }
    guard let range = said.range(of: "127.0.0.1:"), let port = UInt16(said[range.upperBound...].prefix { $0.isNumber })
    else { throw Failure(description: "kiosk does not say where it is: \(said)") }
    self.port = port
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: home)
  }

  /// Processor time of all its threads so far, in milliseconds.
  var processor: Double {
    var clock = clockid_t()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0 else { return 0 }
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  /// Memory of its own, in kilobytes: without what it shares with other processes.
  var memory: Double {
    let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}

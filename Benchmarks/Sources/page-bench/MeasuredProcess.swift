import Foundation
import Glibc

/// A program in a process of its own, with a home of its own, and what the system says about it.
final class MeasuredProcess {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let process = Process()
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("page-bench-\(UUID())")
  /// What it had said when its first lines were complete.
  let greeting: String

  /// - Parameter isReady: whether the program has said all that is waited for.
  init(
    program: String, arguments: [String], environment: [String: String], isReady: (_ said: String) -> Bool
  ) throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment.merging(["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !isReady(said) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "kiosk ended: \(said)") }
      said += String(decoding: more, as: UTF8.self)
    }
    greeting = said
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
  var memory: Double { status("RssAnon:") }

  /// How often its threads have gone to sleep so far, and so were woken.
  var sleeps: Double {
    let folder = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { $0 + Self.field("voluntary_ctxt_switches:", of: "\(folder)/\($1)/status") }
  }

  private func status(_ name: String) -> Double { Self.field(name, of: "/proc/\(process.processIdentifier)/status") }

  private static func field(_ name: String, of path: String) -> Double {
    let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}

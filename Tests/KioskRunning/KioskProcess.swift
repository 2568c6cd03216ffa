import Eventually
import Foundation
import Locks
import Storage

/// The built `kiosk`, run as a person would run it, with an environment of its own.
///
/// Started by `posix_spawn` and writing to files: Foundation's `Process` and pipes learn of an end only when every other
/// child that was started at the same moment has ended too, because that one inherits their descriptors.
package final class KioskProcess: Sendable {
  package struct Ended: CustomStringConvertible {
    package var code: Int32
    package var output: String
    package var messages: String

    package var description: String { "exit \(code)\n\(output)\n\(messages)" }
  }

  package struct NotStarted: Error {
    package var reason: String
  }

  /// The program beside the tests.
  package static let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("kiosk")

  package let process: pid_t
  private let status = Locked<Int32?>(nil)
  private let folder = TemporaryFolder("kiosk-tests")

  /// Starts `kiosk` with `arguments`; `environment` comes on top of nothing but a home folder and a temporary one of its
  /// own.
  package convenience init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(program: Self.binary, arguments, environment: environment)
  }

  /// Starts `kiosk` as a service manager does that has opened a socket for it.
  /// - Parameter socket: the listening socket's descriptor in this process.
  package convenience init(_ arguments: [String], environment: [String: String] = [:], socket: Int32) throws {
    // Only the process itself knows its number before it begins.
    try self.init(
      program: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "LISTEN_PID=$$; export LISTEN_PID; exec \"$0\" \"$@\"", Self.binary.path] + arguments,
      environment: ["LISTEN_FDS": "1"].merging(environment) { $1 }, socket: socket)
  }

  package convenience init(program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(program: program, arguments, environment: environment, socket: nil)
  }

  private init(program: URL, _ arguments: [String], environment: [String: String], socket: Int32?) throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let home = [
      "HOME": folder.url.appendingPathComponent("home").path, "TMPDIR": folder.url.path, "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8",
    ]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, folder.url.appendingPathComponent("output").path, writing, 0o600)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, folder.url.appendingPathComponent("messages").path, writing, 0o600)
    if let socket { posix_spawn_file_actions_adddup2(&actions, socket, 3) }
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    let variables = home.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, program.path, &actions, nil, words, variables)
    guard result == 0 else { throw NotStarted(reason: String(cString: strerror(result))) }
    self.process = process
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// Runs to the end.
  package static func run(
    _ arguments: [String], environment: [String: String] = [:], within seconds: Double = 30
  ) async throws -> Ended {
    try await KioskProcess(arguments, environment: environment).ended(within: seconds)
  }

  package var outputSoFar: String { text("output") }
  package var messagesSoFar: String { text("messages") }

  package func send(signal: Int32) {
    if !hasEnded { kill(process, signal) }
  }

  /// Waits for the end. The code of a process that a signal ended is 128 more than the signal's number.
  package func ended(within seconds: Double = 30) async throws -> Ended {
    try await until("it ends", within: seconds) { hasEnded }
    return Ended(code: status.withLock { $0 ?? -1 }, output: outputSoFar, messages: messagesSoFar)
  }

  /// Waits until `condition` holds; fails with all that was written, and what the process is at.
  package func until(
    _ claim: String, within seconds: Double = 30, file: String = #fileID, line: Int = #line,
    _ condition: () throws -> Bool
  ) async throws {
    try await eventually(
      claim, seeing: "\(outputSoFar)\n\(messagesSoFar)\n\(course)", within: .seconds(seconds), file: file, line: line,
      condition)
  }

  /// Whether it runs, and where each of its threads waits in the kernel.
  private var course: String {
    if hasEnded { return "it has ended with \(status.withLock { $0 ?? -1 })" }
    let tasks = "/proc/\(process)/task"
    let threads = ((try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []).map { thread in
      func text(_ name: String) -> String {
        let text = try? String(contentsOfFile: "\(tasks)/\(thread)/\(name)", encoding: .utf8)
        return (text ?? "?").trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return "\(text("comm")): \(text("wchan")) \(text("syscall"))"
    }
    return "it runs, with threads in \(threads)"
  }

  private var hasEnded: Bool {
    status.withLock { status in
      if status != nil { return true }
      var raw: Int32 = 0
      guard waitpid(process, &raw, WNOHANG) == process else { return false }
      status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
      return true
    }
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }
}

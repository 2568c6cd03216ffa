import Foundation
import Glibc

/// A browser or its driver as a process with a folder of its own, which is deleted at the end.
final class EngineProcess: Sendable {
  let folder: URL
  private let process: pid_t
  private let ending = Ending()

  private actor Ending {
    var isOver = false
    func first() -> Bool {
      defer { isOver = true }
      return !isOver
    }
  }

  /// - Parameter arguments: made with the folder.
  init(_ path: String, environment: [String: String] = [:], _ arguments: (URL) -> [String]) throws {
    guard access(path, X_OK) == 0 else { throw BrowserError.noProgram(path) }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("engine-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, folder.appendingPathComponent("output").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let variables =
      ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    let words = ([path] + arguments(folder)).map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard result == 0 else { throw BrowserError.cannotLaunch(String(cString: strerror(result))) }
    self.process = process
  }

  /// What it has said so far.
  var output: String {
    (try? String(contentsOf: folder.appendingPathComponent("output"), encoding: .utf8)) ?? ""
  }

  /// Ends it and all that it has started.
  func end() async {
    guard await ending.first() else { return }
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
    try? FileManager.default.removeItem(at: folder)
  }
}

import Foundation
import Glibc

/// Browsers and their drivers, as the heads of process groups of their own.
enum GroupProcess {
  /// Starts a program. It reads names of files as UTF-8, whatever the locale around is.
  /// - Parameter files: what its descriptors are; its input is empty.
  static func start(
    _ path: String, _ arguments: [String], environment: [String: String] = [:],
    _ files: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    files(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let variables = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C.UTF-8"]) { $1 }
      .merging(environment) { $1 }
      .map { strdup("\($0)=\($1)") }
    let words = ([path] + arguments).map { strdup($0) }
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, path, &actions, &attributes, words + [nil], variables + [nil])
    guard result == 0 else { throw BrowserError.cannotLaunch(String(cString: strerror(result))) }
    return process
  }
}

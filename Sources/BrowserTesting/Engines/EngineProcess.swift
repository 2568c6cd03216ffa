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
    let output = folder.appendingPathComponent("output").path
    let own = ["TMPDIR": folder.path].merging(environment) { $1 }
    process = try GroupProcess.start(path, arguments(folder), environment: own) { actions in
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
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

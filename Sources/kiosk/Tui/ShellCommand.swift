import Foundation

/// A command of the reader's own, run by the shell.
///
/// By `posix_spawn`, where ``DesktopBrowser`` has Foundation's `Process`: that gives each child a process group of its own,
/// which the system stops as soon as it reads from the terminal.
struct ShellCommand {
  /// As the reader wrote it.
  let line: String
  /// One more argument, which the shell does not look into.
  var argument: String?

  /// What the shell is told. The argument comes as `$1`: nothing in it is a command.
  private var script: String { argument == nil ? line : line + " \"$1\"" }

  /// Runs it on the terminal and waits for its end.
  /// - Parameter text: its standard input; nil for the terminal.
  /// - Returns: what went wrong, as a sentence; nil where it ran, whatever its exit code.
  func runOnTerminal(input text: String? = nil) -> String? {
    var ends: [Int32] = [-1, -1]
    if text != nil, pipe(&ends) != 0 { return sentence(errno) }
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if text != nil { posix_spawn_file_actions_adddup2(&actions, ends[0], 0) }
    let (process, code) = spawn(&actions)
    if ends[0] >= 0 { close(ends[0]) }
    guard code == 0 else {
      if ends[1] >= 0 { close(ends[1]) }
      return sentence(code)
    }
    if let text {
      let end = ends[1]
      // A command need not read all, or anything.
      DispatchQueue.global().async {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
          guard count > 0 || errno == EINTR else { break }
          if count > 0 { rest = rest.dropFirst(count) }
        }
        close(end)
      }
    }
    Self.wait(for: process)
    return nil
  }

  /// Runs it beside the terminal, and does not wait.
  func runAside() -> String? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let (process, code) = spawn(&actions)
    guard code == 0 else { return sentence(code) }
    DispatchQueue.global().async { Self.wait(for: process) }
    return nil
  }

  private func spawn(_ actions: inout posix_spawn_file_actions_t) -> (pid_t, Int32) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ["sh", "-c", script, "sh"] + [argument].compactMap { $0 }
    words.removeAll { $0.contains("\0") }
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &pointers, environ)
    return (process, code)
  }

  private static func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private func sentence(_ code: Int32) -> String {
    Told.text("The command could not be run: \(String(cString: strerror(code))).")
  }
}

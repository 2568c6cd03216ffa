import Eventually
import Foundation
import Locks
import Storage

/// A program in a terminal of its own: a pseudo terminal whose screen is a ``TerminalEmulator``.
package final class PseudoTerminal: Sendable {
  package struct NotStarted: Error { package var reason: String }

  private struct Shared {
    var screen: TerminalEmulator
    var status: Int32?
    var written: [UInt8] = []
    var isMarked = false
    var hasReadAll = false
  }

  private let shared: Locked<Shared>
  /// The side of the person.
  private let master: Int32
  /// The program's side, kept open to look at its mode.
  private let slave: Int32
  private let process: pid_t
  private let folder = TemporaryFolder("kiosk-tests")

  /// The program's.
  package var processID: pid_t { process }

  /// `TIOCSPTLCK`, `TIOCGPTN` and `POSIX_SPAWN_SETSID`, which are not imported.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let newSession: Int16 = 0x80

  /// Starts a program.
  /// - Parameters:
  ///   - environment: comes on top of nothing but a home folder and a temporary one of its own.
  ///   - prepare: what kind of terminal it is.
  package init(
    program: URL, _ arguments: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    prepare: (inout TerminalEmulator) -> Void = { _ in }
  ) throws {
    // Swift's module of the C library has neither `posix_openpt` nor `openpty`: what they do on Linux.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, UInt32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &locked) == 0, ioctl(master, Self.getNumber, &number) == 0 else {
      throw NotStarted(reason: "no pseudo terminal")
    }
    let name = "/dev/pts/\(number)"
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var screen = TerminalEmulator(columns: columns, rows: rows)
    prepare(&screen)
    shared = Locked(Shared(screen: screen))
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own: the first terminal it opens becomes its controlling one.
    posix_spawnattr_setflags(&attributes, Self.newSession)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let own = [
      "HOME": folder.url.appending(path: "home").path, "TMPDIR": folder.url.path, "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8", "TERM": "xterm-256color",
    ]
    let variables = own.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, program.path, &actions, &attributes, words, variables)
    guard result == 0 else { throw NotStarted(reason: String(cString: strerror(result))) }
    self.process = process
    Thread.detachNewThread { [weak self, master] in
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(master, &buffer, buffer.count)
        guard count > 0, let self else { return }
        self.take(buffer[..<count])
      }
    }
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(slave)
    close(master)
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    let answers = shared.withLock { shared in
      var bytes = bytes
      if shared.isMarked, bytes.last == 0 {
        shared.hasReadAll = true
        bytes.removeLast()
      }
      shared.screen.read(bytes)
      shared.written += bytes.prefix(max(0, Self.kept - shared.written.count))
      return shared.screen.takeAnswers()
    }
    if !answers.isEmpty { write(answers) }
  }

  private func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count) }
  }

  /// What is kept of that which the program writes first, in bytes.
  private static let kept = 64 << 10

  /// What the program has written first, as it is.
  package var written: [UInt8] { shared.withLock { $0.written } }

  package var screen: TerminalEmulator { shared.withLock { $0.screen } }

  /// The person types.
  package func type(_ text: String) { write(Array(text.utf8)) }

  package func resize(columns: Int, rows: Int) {
    shared.withLock { $0.screen.resize(columns: columns, rows: rows) }
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  package func send(signal: Int32) { kill(process, signal) }

  /// The bits of the terminal's mode that raw programs change.
  package var mode: [UInt32] {
    var mode = termios()
    tcgetattr(slave, &mode)
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
  }

  /// The state of the process as the system tells it, such as `T` for stopped.
  package var processState: Character? {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return line.split(separator: ")").last?.first { $0 != " " }
  }

  private var hasEnded: Bool { status != nil }

  /// The exit status, or 128 and the signal; nil while it runs.
  package var status: Int32? {
    shared.withLock { shared in
      if let status = shared.status { return status }
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { return nil }
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      shared.status = code
      return code
    }
  }

  /// Whether all that an ended program wrote is on the screen: a NUL that is written behind it has been read.
  private var hasReadAll: Bool {
    let isMarked = shared.withLock { shared in
      defer { shared.isMarked = true }
      return shared.isMarked
    }
    if !isMarked { _ = Foundation.write(slave, [0] as [UInt8], 1) }
    return shared.withLock { $0.hasReadAll }
  }

  /// Waits until the screen is as wanted; fails with its text.
  package func until(
    within limit: Duration = .seconds(30), file: String = #fileID, line: Int = #line,
    _ isThere: (TerminalEmulator) -> Bool
  ) async throws {
    try await eventually("the screen is as wanted", seeing: screen.text, within: limit, file: file, line: line) {
      isThere(screen)
    }
  }

  /// Waits for the end, and until what was written last is read.
  /// - Returns: the exit status, or 128 and the signal.
  package func ended(
    within limit: Duration = .seconds(30), file: String = #fileID, line: Int = #line
  ) async throws -> Int32 {
    var code: Int32 = 0
    try await eventually("it ends", seeing: screen.text, within: limit, file: file, line: line) {
      guard let status, hasReadAll else { return false }
      code = status
      return true
    }
    return code
  }
}

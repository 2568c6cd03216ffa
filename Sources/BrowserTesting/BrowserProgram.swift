import Foundation
import Glibc
import Locks

/// One running Chromium, with a fresh profile that is deleted at the end.
final class BrowserProgram: Sendable {
  let pipe: DebuggingPipe
  private let chromium: Chromium
  private let process: pid_t
  private let profile: String
  private let isOver = Locked(false)

  /// Those that run and that nobody uses at the moment.
  private static let idle = Locked<[Chromium: [BrowserProgram]]>([:])

  private init(_ chromium: Chromium, pipe: DebuggingPipe, process: pid_t, profile: String) {
    self.chromium = chromium
    self.pipe = pipe
    self.process = process
    self.profile = profile
  }

  deinit { end() }

  /// One that nobody uses; a new one if there is none.
  static func take(_ chromium: Chromium) async throws -> BrowserProgram {
    while let program = idle.withLock({ $0[chromium]?.popLast() }) {
      if (try? await program.pipe.send("Browser.getVersion")) != nil { return program }
    }
    return try await launch(chromium)
  }

  /// Keeps it for whoever takes one next.
  func giveBack() { Self.idle.withLock { $0[chromium, default: []].append(self) } }

  private static func launch(_ chromium: Chromium) async throws -> BrowserProgram {
    guard let path = chromium.path else { throw BrowserError.notInstalled(package: chromium.package) }
    var template = Array((NSTemporaryDirectory() + "/browser-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw BrowserError.cannotLaunch("no temporary folder") }
    let profile = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--mute-audio",
      "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps",
      "--disable-extensions", "--disable-dev-shm-usage", "--autoplay-policy=document-user-activation-required",
      "--enable-features=NetworkServiceInProcess2", "--hide-scrollbars", "--lang=en-US", "--user-data-dir=\(profile)",
      "--remote-debugging-pipe", "about:blank",
    ]
    let (process, output, input) = try spawn(path, arguments, temporary: profile)
    noteForExit(process, profile)
    let program = BrowserProgram(
      chromium, pipe: DebuggingPipe(output: output, input: input), process: process, profile: profile)
    _ = try await program.pipe.send("Browser.getVersion", timeout: 40)
    return program
  }

  func end() {
    let isFirst = isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    guard isFirst else { return }
    var status: Int32 = 0
    for _ in 0..<100 where waitpid(process, &status, WNOHANG) == 0 { usleep(20_000) }
    // The browser's own process group only: it was started with one.
    kill(-process, SIGKILL)
    waitpid(process, &status, 0)
    Self.delete(profile)
    Self.running.withLock { $0[process] = nil }
  }

  /// Those that still run when the tests end are ended then.
  private static let running = Locked<[pid_t: String]>([:])

  private static func noteForExit(_ process: pid_t, _ profile: String) {
    let isFirst = running.withLock { running in
      defer { running[process] = profile }
      return running.isEmpty
    }
    guard isFirst else { return }
    atexit {
      for (process, profile) in BrowserProgram.running.withLock({ $0 }) {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        BrowserProgram.delete(profile)
      }
    }
  }

  /// Helper processes may write for a moment longer.
  private static func delete(_ profile: String) {
    for _ in 0..<20 where FileManager.default.fileExists(atPath: profile) {
      try? FileManager.default.removeItem(atPath: profile)
      if FileManager.default.fileExists(atPath: profile) { usleep(20_000) }
    }
  }

  /// Starts the program with our pipes as its descriptors 3 (commands) and 4 (answers).
  /// - Parameter temporary: the folder for what it would leave behind elsewhere, as it is ended without a goodbye.
  private static func spawn(_ path: String, _ arguments: [String], temporary: String) throws -> (pid_t, Int32, Int32) {
    var commands: [Int32] = [-1, -1]
    var answers: [Int32] = [-1, -1]
    guard Glibc.pipe(&commands) == 0, Glibc.pipe(&answers) == 0 else { throw BrowserError.cannotLaunch("no pipes") }
    for descriptor in commands + answers { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // The child's ends must not be 3 or 4 themselves, or one would overwrite the other.
    let childInput = fcntl(commands[0], F_DUPFD_CLOEXEC, 100)
    let childOutput = fcntl(answers[1], F_DUPFD_CLOEXEC, 100)
    Glibc.close(commands[0])
    Glibc.close(answers[1])
    defer {
      Glibc.close(childInput)
      Glibc.close(childOutput)
    }
    let process = try GroupProcess.start(path, arguments, environment: ["TMPDIR": temporary]) { actions in
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, childInput, 3)
      posix_spawn_file_actions_adddup2(&actions, childOutput, 4)
    }
    return (process, commands[1], answers[0])
  }
}

import Foundation

/// The app while it runs. One that crashes is started again, a few times, and at last only to show why.
final class Running {
  private let program: URL
  private let arguments: [String]
  private var process: Process
  private var said: LastWords
  private let current = Current()

  /// The process that runs now, for signals, which come on other threads.
  private final class Current: @unchecked Sendable {
    private let lock = NSLock()
    private var process: Process?

    func take(_ process: Process) { lock.withLock { self.process = process } }
    func terminate() { lock.withLock { process }?.terminate() }
  }

  private static let mostCrashes = 3

  init(_ program: URL, _ arguments: [String]) throws {
    self.program = program
    self.arguments = arguments
    (process, said) = try Self.start(program, arguments, after: nil)
  }

  private static func start(
    _ program: URL, _ arguments: [String], after crash: String?, isLast: Bool = false
  ) throws -> (Process, LastWords) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = program.deletingLastPathComponent()
    var environment = ProcessInfo.processInfo.environment
    environment["RUN_APP_CRASH"] = crash
    environment["RUN_APP_CRASHED_TOO_OFTEN"] = isLast ? "1" : nil
    // The runtime tells the way to a crash, without questions.
    if environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,limit=24"
    }
    process.environment = environment
    // A terminal app has the terminal to itself.
    let said = LastWords(passesOn: !arguments.contains("--terminal"))
    if let pipe = said.pipe { process.standardError = pipe }
    try process.run()
    return (process, said)
  }

  /// The status with which the app has ended by itself.
  func untilItEnds() throws -> Int32 {
    // What ends this program is meant for the app, which ends by itself.
    for number in [SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    let sources = [SIGINT, SIGTERM].map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [current] in if number == SIGTERM { current.terminate() } }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    var crashes = 0
    while true {
      current.take(process)
      process.waitUntilExit()
      let words = said.end()
      let crashed =
        process.terminationReason == .uncaughtSignal && ![SIGINT, SIGTERM, SIGKILL].contains(process.terminationStatus)
      guard crashed, crashes < Self.mostCrashes else {
        return process.terminationReason == .exit ? process.terminationStatus : 70
      }
      crashes += 1
      let isLast = crashes == Self.mostCrashes
      FileHandle.standardError.write(
        Data(
          (isLast
            ? "The app has crashed too often: it is started once more to say why.\n"
            : "The app has crashed; it is started again (\(crashes) of \(Self.mostCrashes - 1)).\n").utf8))
      let reason = words.isEmpty ? "Signal \(process.terminationStatus)." : words
      (process, said) = try Self.start(program, arguments, after: reason, isLast: isLast)
    }
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}

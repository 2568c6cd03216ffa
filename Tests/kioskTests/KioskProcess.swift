import Foundation

/// The built `kiosk`, run as a person would run it, with an environment of its own.
final class KioskProcess: Sendable {
  struct Ended: CustomStringConvertible {
    var code: Int32
    var output: String
    var messages: String

    var description: String { "exit \(code)\n\(output)\n\(messages)" }
  }

  struct NotInTime: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  /// Files and no pipes: another child that is started at the same moment may inherit a pipe and keep it open.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")

  /// Starts `kiosk` with `arguments`; `environment` comes on top of nothing but a home folder that does not exist.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = Self.binary
    process.arguments = arguments
    let home = ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.environment = home.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.standardOutput = try Self.newFile(outputFile)
    process.standardError = try Self.newFile(messagesFile)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }

  private var outputFile: URL { folder.appendingPathComponent("output") }
  private var messagesFile: URL { folder.appendingPathComponent("messages") }

  private static func newFile(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// The program beside the tests.
  static let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("kiosk")

  /// Runs to the end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], within seconds: Double = 20
  ) async throws -> Ended {
    try await KioskProcess(arguments, environment: environment).ended(within: seconds)
  }

  var outputSoFar: String { (try? String(contentsOf: outputFile, encoding: .utf8)) ?? "" }
  var messagesSoFar: String { (try? String(contentsOf: messagesFile, encoding: .utf8)) ?? "" }

  func send(signal: Int32) { kill(process.processIdentifier, signal) }

  func ended(within seconds: Double = 20) async throws -> Ended {
    try await until("it ends", within: seconds) { !process.isRunning }
    return Ended(code: process.terminationStatus, output: outputSoFar, messages: messagesSoFar)
  }

  /// Waits until `condition` holds.
  /// - Throws: ``NotInTime`` with all that was written.
  func until(_ claim: String, within seconds: Double = 20, _ condition: () throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try !condition() {
      guard ContinuousClock.now < deadline else {
        throw NotInTime(description: "not in \(seconds) s: \(claim)\n\(outputSoFar)\n\(messagesSoFar)")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

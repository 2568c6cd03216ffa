import Foundation
import KioskApp

/// The voice of this machine, where `spd-say` is there. A text after the other, so that it can be stopped between two.
@MainActor
final class MachineVoice: ReaderVoice {
  private let program: URL
  private var running: Process?
  private var rest: [String] = []
  private var language: String?
  private var done: (@MainActor () -> Void)?

  /// Nil without `spd-say` on the path (`PATH`).
  init?(environment: ProcessEnvironment, isExecutable: (String) -> Bool = FileManager.default.isExecutableFile) {
    let folders = (environment[.path] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard let path = folders.map({ "\($0)/spd-say" }).first(where: isExecutable) else { return nil }
    program = URL(fileURLWithPath: path)
  }

  func speak(_ texts: [String], language: String?, done: @escaping @MainActor () -> Void) {
    stop()
    rest = texts
    self.language = language
    self.done = done
    next()
  }

  func stop() {
    rest = []
    done = nil
    guard let process = running else { return }
    running = nil
    process.terminate()
    // What the speaker has taken already it would say to its end.
    _ = try? start(["--cancel"]) { _ in }
  }

  private func next() {
    guard !rest.isEmpty else {
      let done = done
      self.done = nil
      done?()
      return
    }
    let text = rest.removeFirst()
    let spoken = language.map { ["--language", $0] } ?? []
    do {
      running = try start(["--wait"] + spoken + ["--", text]) { [weak self] process in
        guard let self, running === process else { return }
        running = nil
        next()
      }
    } catch {
      rest = []
      next()
    }
  }

  private func start(
    _ arguments: [String], ended: @escaping @MainActor @Sendable (Process) -> Void
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      DispatchQueue.main.async { MainActor.assumeIsolated { ended(process) } }
    }
    try process.run()
    return process
  }
}

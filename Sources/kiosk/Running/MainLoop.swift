import Foundation

/// Keeps a command running on the main run loop until it says how it ended.
@MainActor
final class MainLoop {
  private var ending: Result<Void, any Error>?
  private var signals: [any DispatchSourceSignal] = []

  /// Ends the run. The first call counts.
  func end(_ result: Result<Void, any Error> = .success(())) {
    guard ending == nil else { return }
    ending = result
    // The loop may have begun the turn it will sleep in: only an event makes it return and look at `ending`. A block left
    // with `RunLoop.perform` is none.
    DispatchQueue.main.async {}
  }

  /// Calls `action` when the program is asked to stop: `SIGINT` (Control-C), `SIGTERM` or `SIGHUP`.
  func onInterrupt(_ action: @escaping @MainActor () -> Void) {
    on([SIGINT, SIGTERM, SIGHUP], action)
  }

  /// For programs that stay: calls `stop` for `SIGINT`, `SIGTERM`, and for `SIGHUP` where the terminal has gone; `readAgain` for any
  /// other `SIGHUP`.
  func onInterrupt(_ stop: @escaping @MainActor () -> Void, readAgain: @escaping @MainActor () -> Void) {
    on([SIGINT, SIGTERM], stop)
    let hadTerminal = isatty(STDOUT_FILENO) == 1
    on([SIGHUP]) {
      // A terminal that was closed is none any more.
      hadTerminal && isatty(STDOUT_FILENO) == 0 ? stop() : readAgain()
    }
  }

  private func on(_ numbers: [Int32], _ action: @escaping @MainActor () -> Void) {
    for number in numbers {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(action) }
      source.resume()
      signals.append(source)
    }
  }

  /// Ends the run without an error when nobody reads `output` any more.
  func end(whenAbandoned output: any TextOutput) {
    output.onReaderGone {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
    }
  }

  /// Does a piece of the command's work; an error ends the run.
  func attempt(_ work: () throws -> Void) {
    guard ending == nil else { return }
    do { try work() } catch { end(.failure(error)) }
  }

  /// Runs until ``end(_:)``.
  /// - Parameter cleanUp: done at the end in any case.
  /// - Throws: what the run ended with.
  func run(finally cleanUp: () throws -> Void = {}) throws {
    while ending == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    signals.forEach { $0.cancel() }
    try cleanUp()
    try ending?.get()
  }
}

import Foundation
import Locks

/// Turns the main run loop until the process is told to end.
@MainActor
package enum Shutdown {
  private enum Stage { case running, asked, underWay }

  /// Seconds after which a main actor that does not answer is not waited for.
  private nonisolated static let patience: Double = 3

  /// Serves the main actor until SIGINT or SIGTERM, then calls `cleanUp` and exits with status 0. A second signal ends at once, and so does
  /// the first where the main actor does not answer.
  package static func wait(cleanUp: @escaping @MainActor () -> Void) -> Never {
    signal(SIGPIPE, SIG_IGN)
    let stage = Locked(Stage.running)
    let queue = DispatchQueue(label: "shutdown")
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        let isFirst = stage.withLock { stage in
          defer { if stage == .running { stage = .asked } }
          return stage == .running
        }
        guard isFirst else { _exit(128 + number) }
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            stage.withLock { $0 = .underWay }
            cleanUp()
            leave()
          }
        }
        queue.asyncAfter(deadline: .now() + patience) {
          if stage.withLock({ $0 }) != .underWay { _exit(128 + number) }
        }
      }
      source.resume()
      return source
    }
    withExtendedLifetime(sources) { RunLoop.main.run() }
    dispatchMain()
  }

  /// Ends the process well. Not by `exit`: what that takes down may still be in use by other threads, such as those of a picture's connection.
  nonisolated static func leave() -> Never {
    fflush(nil)
    quick_exit(0)
  }
}

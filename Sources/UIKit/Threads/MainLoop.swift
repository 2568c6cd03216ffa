import Foundation

/// Where the main actor runs.
package enum MainLoop {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main thread, and on whichever thread serves the main queue where the main thread does not.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs work on the main actor: at once where the caller is on it, else in its next turn.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainLoop.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}

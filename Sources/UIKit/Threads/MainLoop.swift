import Foundation
import Synchronization

/// Where the main actor runs.
package enum MainLoop {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main thread, and on whichever thread serves the main queue where the main thread does not.
  package static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    if thread == mainThread.load(ordering: .relaxed) { return true }
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: key) == true }
    mainThread.store(thread, ordering: .relaxed)
    return true
  }

  /// What belongs to the main actor, read by who may be elsewhere; nil there.
  package static func read<Value: Sendable>(_ value: @MainActor () -> Value?) -> Value? {
    isCurrent ? MainActor.assumeIsolated(value) : nil
  }

  /// Once it is known, as Foundation asks the kernel twice each time, and each state that is read asks here. It lives as long as
  /// the process, so that no other thread takes its number.
  private static let mainThread = Atomic<UInt>(0)
}

/// Runs work on the main actor: at once where the caller is on it, else in its next turn.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainLoop.isCurrent {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}

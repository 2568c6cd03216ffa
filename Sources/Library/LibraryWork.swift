import Foundation

/// Where the store's work is done.
package enum LibraryWork: Sendable {
  /// On a queue of its own; answers come to the main queue.
  case background
  /// At once, where the call is made: for tests.
  case immediate
}

/// Carries out store calls one after the other.
struct LibraryQueue: Sendable {
  private let queue: DispatchQueue?

  init(_ work: LibraryWork) {
    queue = work == .background ? DispatchQueue(label: "kiosk.library", qos: .utility) : nil
  }

  /// Returns when all work so far is done; its values may not be handed over yet.
  func wait() { queue?.sync {} }

  /// Does `work`, which touches no store and may take long, beside all others.
  @MainActor func reading<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    guard queue != nil else { return then(work()) }
    DispatchQueue.global(qos: .utility).async {
      let value = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { then(value) } }
    }
  }

  /// Does `work` and hands its value to `then` on the main actor.
  @MainActor func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    guard let queue else { return then(work()) }
    queue.async {
      let value = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { then(value) } }
    }
  }
}

import Dispatch
import Foundation
import Locks

/// Watches whether the machine has a way to the network.
///
/// The kernel's routes are read when the watching begins and every five seconds; the handler is called on the queue given to
/// ``start(queue:)``, first at once and then when the path has changed.
public final class NWPathMonitor: Sendable {
  private struct State {
    var path = NWPath.current()
    var handler: (@Sendable (NWPath) -> Void)?
    var timer: (any DispatchSourceTimer)?
  }

  private let state = Locked(unchecked: State())

  public init() {}

  /// Every kind of interface is watched; a path by another kind is not satisfied.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  deinit { cancel() }

  public var currentPath: NWPath { state.withLock { $0.path } }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: 5, leeway: .seconds(1))
    let isFirst = Locked(true)
    timer.setEventHandler { [weak self] in
      self?.look(
        tellsAlways: isFirst.withLock { first in
          defer { first = false }; return first
        })
    }
    let old = state.withLock { state in
      defer { state.timer = timer }
      return state.timer
    }
    old?.cancel()
    timer.resume()
  }

  public func cancel() {
    let timer = state.withLock { state in
      defer { state.timer = nil }
      return state.timer
    }
    timer?.cancel()
  }

  private func look(tellsAlways: Bool) {
    let path = NWPath.current()
    let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
      guard tellsAlways || path != state.path else { return nil }
      state.path = path
      return state.handler
    }
    handler?(path)
  }
}

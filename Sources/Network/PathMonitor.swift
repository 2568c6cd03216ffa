import Dispatch
import Foundation
import Locks

/// Watches whether the machine has a way to the network.
///
/// The kernel's routes are read when the watching begins and every five seconds; the handler is called on the queue given to
/// ``start(queue:)``, first at once and then when the path has changed.
public final class NWPathMonitor: Sendable {
  private struct State {
    var path: NWPath
    var handler: (@Sendable (NWPath) -> Void)?
    var timer: (any DispatchSourceTimer)?
  }

  private let required: NWInterface.InterfaceType?
  private let state: Locked<State>

  /// Watches all interfaces, once it is started.
  public convenience init() { self.init(required: nil) }

  /// Watches interfaces of one kind: a path by other kinds alone is not satisfied.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(required: requiredInterfaceType)
  }

  private init(required: NWInterface.InterfaceType?) {
    self.required = required
    state = Locked(unchecked: State(path: .current(by: required)))
  }

  deinit { cancel() }

  /// The path as it was read last; before the start as it was when the monitor was made.
  public var currentPath: NWPath { state.withLock { $0.path } }

  /// Called with the path at the start and on each change, on the queue of the start; nil for nothing.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Begins to watch; a second start takes the place of the first.
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

  /// Ends the watching; it may be started again.
  public func cancel() {
    let timer = state.withLock { state in
      defer { state.timer = nil }
      return state.timer
    }
    timer?.cancel()
  }

  private func look(tellsAlways: Bool) {
    let path = NWPath.current(by: required)
    let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
      guard tellsAlways || path != state.path else { return nil }
      state.path = path
      return state.handler
    }
    handler?(path)
  }
}

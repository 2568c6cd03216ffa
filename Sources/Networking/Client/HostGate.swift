import Combine
import Foundation
import Locks

/// Lets only so many requests to one host run at the same time; the others wait in line, first come, first served.
///
/// Six at first, as browsers do over HTTP/1.1; more once the host has shown that its connections multiplex.
package final class HostGate: Sendable {
  package struct Limits: Hashable, Sendable {
    package var http1: Int
    package var multiplexed: Int

    package init(http1: Int = 6, multiplexed: Int = 100) {
      self.http1 = http1
      self.multiplexed = multiplexed
    }
  }

  private struct Host {
    var running = 0
    var isMultiplexed = false
    var waiting: [(ticket: Int, enter: () -> Void)] = []
  }

  private let scheduler: AnyScheduler
  private struct State {
    let limits: Limits
    var hosts: [String: Host] = [:]
    var lastTicket = 0

    /// Takes from the line whoever may enter now.
    mutating func admit(_ name: String) -> [() -> Void] {
      guard var host = hosts[name] else { return [] }
      let room = (host.isMultiplexed ? limits.multiplexed : limits.http1) - host.running
      let count = min(max(0, room), host.waiting.count)
      let admitted = host.waiting.prefix(count).map(\.enter)
      host.waiting.removeFirst(count)
      host.running += count
      hosts[name] = host
      return admitted
    }
  }

  private let state: Locked<State>

  /// - Parameter scheduler: where those who wait enter after somebody has cancelled.
  package init(_ limits: Limits = .init(), scheduler: AnyScheduler) {
    state = Locked(State(limits: limits))
    self.scheduler = scheduler
  }

  /// Subscribes to what `make` creates when there is room for another request to `host`.
  ///
  /// A subscriber that cancels while it waits gives up its place; one that cancels while running makes room.
  package func passing<Output, Failure: Error>(
    to host: String, _ make: @escaping () -> some Publisher<Output, Failure>
  ) -> OneAnswer<Output, Failure> {
    OneAnswer { [self] callback in
      let visit = Visit(gate: self, host: host)
      visit.begin {
        make().sink { completion in
          visit.leave()
          if case .failure(let error) = completion { callback(.failure(error)) }
        } receiveValue: { value in
          visit.leave()
          callback(.success(value))
        }
      }
      return visit
    }
  }

  /// Tells the gate which protocol a host speaks.
  package func noteVersion(_ version: HTTPVersion, of host: String) {
    let admitted = state.withLock { state in
      state.hosts[host, default: Host()].isMultiplexed = version != .http1
      return state.admit(host)
    }
    admitted.forEach { $0() }
  }

  fileprivate func enter(_ host: String, _ action: @escaping () -> Void) -> Int {
    let (ticket, admitted) = state.withLock { state in
      state.lastTicket += 1
      state.hosts[host, default: Host()].waiting.append((state.lastTicket, action))
      return (state.lastTicket, state.admit(host))
    }
    admitted.forEach { $0() }
    return ticket
  }

  /// Leaves the line, or the room after it: whichever the ticket's holder is in.
  fileprivate func leave(_ host: String, ticket: Int, isCancelled: Bool) {
    let makesRoom = state.withLock { state in
      if let place = state.hosts[host]?.waiting.firstIndex(where: { $0.ticket == ticket }) {
        state.hosts[host]?.waiting.remove(at: place)
        return false
      }
      state.hosts[host]?.running -= 1
      return true
    }
    guard makesRoom else { return }
    if isCancelled {
      // Who cancels one request often cancels those behind it next: these must not enter in between.
      scheduler.run { [self] in fill(host) }
    } else {
      fill(host)
    }
  }

  private func fill(_ host: String) {
    let admitted = state.withLock { $0.admit(host) }
    admitted.forEach { $0() }
  }

}

/// One request's way through the gate.
private final class Visit: Cancellable, Sendable {
  private let gate: HostGate
  private let host: String
  private struct State {
    var ticket: Int?
    var work: AnyCancellable?
    var hasLeft = false
  }

  private let state = Locked(State())

  init(gate: HostGate, host: String) {
    self.gate = gate
    self.host = host
  }

  func begin(_ start: @escaping () -> AnyCancellable) {
    let ticket = gate.enter(host) { [self] in
      guard !state.withLock({ $0.hasLeft }) else { return }
      let work = start()
      let isOver = state.withLock { state in
        if !state.hasLeft { state.work = work }
        return state.hasLeft
      }
      if isOver { work.cancel() }
    }
    let isOver = state.withLock { state in
      state.ticket = ticket
      return state.hasLeft
    }
    if isOver { gate.leave(host, ticket: ticket, isCancelled: false) }
  }

  /// Makes room once, whoever says it first.
  func leave(isCancelled: Bool = false) {
    let (ticket, work) = state.withLock { state in
      defer { (state.ticket, state.work, state.hasLeft) = (nil, nil, true) }
      return (state.ticket, state.work)
    }
    _ = work
    if let ticket { gate.leave(host, ticket: ticket, isCancelled: isCancelled) }
  }

  func cancel() {
    let work = state.withLock { $0.work }
    work?.cancel()
    leave(isCancelled: true)
  }
}

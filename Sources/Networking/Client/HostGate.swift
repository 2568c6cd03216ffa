import Combine
import Foundation

/// Lets only so many requests to one host run at the same time; the others wait in line, first come, first served.
///
/// Six at first, as browsers do over HTTP/1.1; more once the host has shown that its connections multiplex.
package final class HostGate: @unchecked Sendable {
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

  private let limits: Limits
  private let scheduler: AnyScheduler
  private let lock = NSLock()
  private var hosts: [String: Host] = [:]
  private var lastTicket = 0

  /// - Parameter scheduler: where those who wait enter after somebody has cancelled.
  package init(_ limits: Limits = .init(), scheduler: AnyScheduler) {
    self.limits = limits
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
    let admitted = lock.withLock {
      hosts[host, default: Host()].isMultiplexed = version != .http1
      return admit(host)
    }
    admitted.forEach { $0() }
  }

  fileprivate func enter(_ host: String, _ action: @escaping () -> Void) -> Int {
    let (ticket, admitted) = lock.withLock {
      lastTicket += 1
      hosts[host, default: Host()].waiting.append((lastTicket, action))
      return (lastTicket, admit(host))
    }
    admitted.forEach { $0() }
    return ticket
  }

  /// Leaves the line, or the room after it: whichever the ticket's holder is in.
  fileprivate func leave(_ host: String, ticket: Int, isCancelled: Bool) {
    let makesRoom = lock.withLock {
      if let place = hosts[host]?.waiting.firstIndex(where: { $0.ticket == ticket }) {
        hosts[host]?.waiting.remove(at: place)
        return false
      }
      hosts[host]?.running -= 1
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
    let admitted = lock.withLock { admit(host) }
    admitted.forEach { $0() }
  }

  /// Takes from the line whoever may enter now. Called with the lock held.
  private func admit(_ name: String) -> [() -> Void] {
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

/// One request's way through the gate.
private final class Visit: Cancellable, @unchecked Sendable {
  private let gate: HostGate
  private let host: String
  private let lock = NSLock()
  private var ticket: Int?
  private var work: AnyCancellable?
  private var hasLeft = false

  init(gate: HostGate, host: String) {
    self.gate = gate
    self.host = host
  }

  func begin(_ start: @escaping () -> AnyCancellable) {
    let ticket = gate.enter(host) { [self] in
      guard !lock.withLock({ hasLeft }) else { return }
      let work = start()
      let isOver = lock.withLock {
        if !hasLeft { self.work = work }
        return hasLeft
      }
      if isOver { work.cancel() }
    }
    let isOver = lock.withLock {
      self.ticket = ticket
      return hasLeft
    }
    if isOver { gate.leave(host, ticket: ticket, isCancelled: false) }
  }

  /// Makes room once, whoever says it first.
  func leave(isCancelled: Bool = false) {
    let (ticket, work) = lock.withLock {
      defer { (self.ticket, self.work, hasLeft) = (nil, nil, true) }
      return (self.ticket, self.work)
    }
    _ = work
    if let ticket { gate.leave(host, ticket: ticket, isCancelled: isCancelled) }
  }

  func cancel() {
    let work = lock.withLock { self.work }
    work?.cancel()
    leave(isCancelled: true)
  }
}

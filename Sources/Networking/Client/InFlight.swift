import Combine
import Foundation
import Locks

/// Makes identical requests share one exchange: whoever asks while an answer is under way gets that answer.
///
/// The shared work starts with its first subscriber and is cancelled when the last one leaves; answers arrive on the thread
/// of the shared work.
package final class InFlight<Key: Hashable, Output, Failure: Error>: Sendable {
  private final class Flight {
    var waiting: [Int: (Result<Output, Failure>) -> Void] = [:]
    var work: AnyCancellable?
    var lastTicket = 0
  }

  private struct State {
    var flights: [Key: Flight] = [:]
  }

  private let state = Locked(State())

  package init() {}

  /// The number of different requests under way.
  package var count: Int { state.withLock { $0.flights.count } }

  /// The answer to `key`: of the exchange under way, or else of the one that `make` creates.
  package func answer(
    to key: Key, _ make: @escaping () -> some Publisher<Output, Failure>
  ) -> OneAnswer<Output, Failure> {
    OneAnswer { [self] callback in
      let (flight, ticket, isNew) = board(key, callback)
      if isNew { launch(flight, key: key, make()) }
      return AnyCancellable { [self] in leave(flight, key: key, ticket: ticket) }
    }
  }

  private func board(
    _ key: Key, _ callback: @escaping (Result<Output, Failure>) -> Void
  ) -> (flight: Flight, ticket: Int, isNew: Bool) {
    state.withLock { state in
      let existing = state.flights[key]
      let flight = existing ?? Flight()
      flight.lastTicket += 1
      flight.waiting[flight.lastTicket] = callback
      state.flights[key] = flight
      return (flight, flight.lastTicket, existing == nil)
    }
  }

  private func launch(_ flight: Flight, key: Key, _ publisher: some Publisher<Output, Failure>) {
    let work = publisher.sink { [self] completion in
      if case .failure(let error) = completion { land(flight, key: key, .failure(error)) }
    } receiveValue: { [self] value in
      land(flight, key: key, .success(value))
    }
    let isAbandoned = state.withLock { state in
      if state.flights[key] === flight { flight.work = work }
      return state.flights[key] !== flight
    }
    if isAbandoned { work.cancel() }
  }

  private func land(_ flight: Flight, key: Key, _ result: Result<Output, Failure>) {
    let waiting = state.withLock { state in
      if state.flights[key] === flight { state.flights[key] = nil }
      defer { flight.waiting = [:] }
      return flight.waiting
    }
    for (_, callback) in waiting.sorted(by: { $0.key < $1.key }) { callback(result) }
  }

  private func leave(_ flight: Flight, key: Key, ticket: Int) {
    let (callback, work) = state.withLock { state in
      let callback = flight.waiting.removeValue(forKey: ticket)
      guard flight.waiting.isEmpty, state.flights[key] === flight else { return (callback, nil as AnyCancellable?) }
      state.flights[key] = nil
      return (callback, flight.work)
    }
    _ = callback
    work?.cancel()
  }
}

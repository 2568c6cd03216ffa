import Combine
import Foundation

/// Lets requests pass as their allowances permit: at once, after a wait, or not at all.
struct AllowanceGate: Sendable {
  let ledger: any AllowanceLedger
  let scheduler: AnyScheduler
  let clock: @Sendable () -> Date

  /// Subscribes to what `make` creates when the allowance has room; the request counts from then on, unless `make` gives it
  /// back by calling what it is handed.
  func passing<Output>(
    _ allowance: Allowance?, _ make: @escaping (_ refund: @escaping () -> Void) -> AnyPublisher<Output, ServiceError>
  ) -> AnyPublisher<Output, ServiceError> {
    guard let allowance else { return make {} }
    return turn(allowance, waited: 0)
      .flatMap { [ledger] date in make { ledger.refund(allowance, spentAt: date) } }
      .handleEvents(receiveCompletion: { completion in
        if case .failure(let error) = completion { note(error, of: allowance) }
      })
      .eraseToAnyPublisher()
  }

  private func turn(_ allowance: Allowance, waited: TimeInterval) -> AnyPublisher<Date, ServiceError> {
    Deferred { () -> AnyPublisher<Date, ServiceError> in
      let now = clock()
      guard let date = ledger.spend(allowance, at: now) else {
        return Just(now).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
      }
      let pause = max(0.001, date.timeIntervalSince(now))
      guard waited + pause <= allowance.longestWait else {
        let limit = ledger.state(of: allowance, at: now).limit
        return Fail(error: .allowanceSpent(service: allowance.name, limit: limit, resets: date)).eraseToAnyPublisher()
      }
      return scheduler.pause(pause, failureType: ServiceError.self)
        .flatMap { turn(allowance, waited: waited + pause) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  /// The service says itself that its limit is reached: nobody need ask again before the time it names, or before long.
  private func note(_ error: ServiceError, of allowance: Allowance) {
    guard case .response(_, 429, _, let retryAfter) = error else { return }
    let pause = retryAfter ?? (allowance.isWorthKeeping ? 300 : 1)
    ledger.close(allowance, until: clock().addingTimeInterval(pause))
  }
}

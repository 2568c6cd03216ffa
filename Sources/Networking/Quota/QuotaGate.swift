import Combine
import Foundation

/// Lets requests pass as their quotas permit: at once, after a wait, or not at all.
struct QuotaGate: Sendable {
  let ledger: any QuotaLedger
  let scheduler: AnyScheduler
  let clock: @Sendable () -> Date

  /// Subscribes to what `make` creates when the quota has room; the request counts from then on, unless `make` gives it
  /// back by calling what it is handed.
  func passing<Output>(
    _ quota: Quota?, _ make: @escaping (_ refund: @escaping () -> Void) -> AnyPublisher<Output, ServiceError>
  ) -> AnyPublisher<Output, ServiceError> {
    guard let quota else { return make {} }
    return turn(quota, waited: 0)
      .flatMap { [ledger] date in make { ledger.refund(quota, spentAt: date) } }
      .handleEvents(receiveCompletion: { completion in
        if case .failure(let error) = completion { note(error, of: quota) }
      })
      .eraseToAnyPublisher()
  }

  private func turn(_ quota: Quota, waited: TimeInterval) -> AnyPublisher<Date, ServiceError> {
    Deferred { () -> AnyPublisher<Date, ServiceError> in
      let now = clock()
      guard let date = ledger.spend(quota, at: now) else {
        return Just(now).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
      }
      let pause = max(0.001, date.timeIntervalSince(now))
      guard waited + pause <= quota.longestWait else {
        let limit = ledger.state(of: quota, at: now).limit
        return Fail(error: .quotaSpent(service: quota.name, limit: limit, resets: date)).eraseToAnyPublisher()
      }
      return scheduler.pause(pause, failureType: ServiceError.self)
        .flatMap { turn(quota, waited: waited + pause) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  /// The service says itself that its limit is reached: nobody need ask again before the time it names, or before long.
  private func note(_ error: ServiceError, of quota: Quota) {
    guard case .response(_, 429, _, let retryAfter) = error else { return }
    let pause = retryAfter ?? (quota.isWorthKeeping ? 300 : 1)
    ledger.close(quota, until: clock().addingTimeInterval(pause))
  }
}

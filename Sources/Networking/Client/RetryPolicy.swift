import Combine
import Foundation

/// When and how a failed attempt is repeated: growing, randomised pauses; the server's `Retry-After` where it is short.
package struct RetryPolicy: Sendable {
  /// The first pause in seconds; each further one doubles.
  package var firstDelay: TimeInterval
  package var longestDelay: TimeInterval
  /// A `Retry-After` longer than this is passed on to the caller instead of waited for.
  package var longestRetryAfter: TimeInterval
  /// Gives a number from 0 to 1; a pause is between half and the whole of its nominal length.
  package var jitter: @Sendable () -> Double

  package init(
    firstDelay: TimeInterval = 0.3, longestDelay: TimeInterval = 5, longestRetryAfter: TimeInterval = 10,
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.longestRetryAfter = longestRetryAfter
    self.jitter = jitter
  }

  /// How long to wait after failure number `attempt` (from 1); nil when repeating cannot help.
  package func delay(after error: ServiceError, attempt: Int) -> TimeInterval? {
    switch error {
    case .interrupted: return pause(attempt)
    case .response(_, let status, _, let retryAfter):
      guard [408, 429, 500, 502, 503, 504].contains(status) else { return nil }
      guard let retryAfter else { return status == 429 ? nil : pause(attempt) }
      return retryAfter <= longestRetryAfter ? retryAfter : nil
    default: return nil
    }
  }

  /// The randomised pause number `attempt`, counted from 1.
  package func pause(_ attempt: Int) -> TimeInterval {
    let nominal = min(longestDelay, firstDelay * pow(2, Double(min(attempt, 30) - 1)))
    return nominal * (0.5 + 0.5 * min(1, max(0, jitter())))
  }
}

extension Publisher where Failure == ServiceError {
  /// Subscribes again after failures that may pass, up to `limit` times, with the pauses of `policy` on `scheduler`.
  /// - Parameter deadline: seconds from the subscription; a pause that would end later is not made, for the failure says
  ///   more than that time has run out.
  func retrying(
    _ limit: Int, _ policy: RetryPolicy, within deadline: TimeInterval, on scheduler: AnyScheduler
  ) -> AnyPublisher<Output, Failure> {
    guard limit > 0 else { return eraseToAnyPublisher() }
    return Deferred { attempt(1, limit, policy, until: scheduler.now.advanced(by: .seconds(deadline)), scheduler) }
      .eraseToAnyPublisher()
  }

  private func attempt(
    _ number: Int, _ limit: Int, _ policy: RetryPolicy, until end: AnyScheduler.SchedulerTimeType,
    _ scheduler: AnyScheduler
  ) -> AnyPublisher<Output, Failure> {
    guard number <= limit else { return eraseToAnyPublisher() }
    return self.catch { error -> AnyPublisher<Output, Failure> in
      guard let delay = policy.delay(after: error, attempt: number),
        scheduler.now.advanced(by: .seconds(delay)) < end
      else { return Fail(error: error).eraseToAnyPublisher() }
      return scheduler.pause(delay, failureType: ServiceError.self)
        .flatMap { attempt(number + 1, limit, policy, until: end, scheduler) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}

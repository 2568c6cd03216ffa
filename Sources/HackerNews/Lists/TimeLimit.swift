import Foundation
import Networking

/// What several requests may take together.
struct TimeLimit: Sendable {
  private let end: AnyScheduler.SchedulerTimeType
  private let scheduler: AnyScheduler

  /// Counts from now.
  init(_ seconds: TimeInterval, on scheduler: AnyScheduler) {
    end = scheduler.now.advanced(by: .seconds(seconds))
    self.scheduler = scheduler
  }

  /// Seconds that are left.
  var left: TimeInterval { max(0, end.seconds - scheduler.now.seconds) }
}

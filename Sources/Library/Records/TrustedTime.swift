import Foundation

/// The time from which ages are counted before anything is thrown away for its age.
///
/// A machine's clock can be wrong by a year for one start. A reading that leaps far from what is known is believed only
/// when another one, a day or more later, agrees with it, or when a service's clock does. Until then nothing ages by it.
package struct TrustedTime: Hashable, Sendable, Codable {
  /// The newest time that is believed.
  package private(set) var confirmed: Date
  /// A reading far from it, until another one agrees.
  private var doubtful: Date?

  /// The longest pause between two uses that is believed at once, in seconds.
  static let longestPause: TimeInterval = 35 * 86_400
  /// How much later a second reading must be to agree with a doubtful first one, in seconds.
  static let secondReading: TimeInterval = 86_400

  /// - Parameter confirmed: a time that is known to have been, such as that of the newest record.
  package init(confirmed: Date) { self.confirmed = confirmed }

  /// The machine's clock shows `clock`.
  package mutating func read(_ clock: Date) {
    let pause = clock.timeIntervalSince(confirmed)
    if (0...Self.longestPause).contains(pause) {
      confirm(clock)
    } else if pause < 0, pause >= -Self.longestPause {
      // A little behind: time goes on when the clock has caught up.
      doubtful = nil
    } else if let first = doubtful, abs(clock.timeIntervalSince(first)) <= Self.longestPause {
      if clock.timeIntervalSince(first) >= Self.secondReading { confirm(clock) }
    } else {
      doubtful = clock
    }
  }

  /// A service says that it is `service` while the machine's clock shows `clock`. Where both agree, both are right.
  package mutating func hear(_ service: Date, clock: Date) {
    guard abs(service.timeIntervalSince(clock)) <= Self.secondReading else { return }
    if doubtful != nil || abs(clock.timeIntervalSince(confirmed)) >= Self.secondReading { confirm(clock) }
  }

  /// The time to mark things with while the clock shows `clock`: with that of a clock that has been turned far back, they would
  /// seem old as soon as it is right again.
  package func time(at clock: Date) -> Date {
    confirmed.timeIntervalSince(clock) > Self.secondReading ? confirmed : clock
  }

  private mutating func confirm(_ date: Date) {
    confirmed = date
    doubtful = nil
  }
}

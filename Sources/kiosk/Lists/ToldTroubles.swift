import Foundation
import FoundationExtras

/// Which troubles of a list that is followed have been told: each once, and its end. One that comes back soon after it has
/// ended is not told again, nor that it is over.
struct ToldTroubles {
  /// Seconds after which a trouble that comes back is news.
  static let memory: TimeInterval = 600

  private var current: String.LocalizationValue?
  private var isCurrentTold = false
  private var told: [String.LocalizationValue: Date] = [:]

  enum News: Equatable {
    case trouble
    case over
  }

  /// What is to be told, now that this is the trouble, or that there is none.
  mutating func note(_ trouble: String.LocalizationValue?, now: Date) -> News? {
    told = told.filter { (0..<Self.memory).contains(now.timeIntervalSince($0.value)) }
    defer { if let current { told[current] = now } }
    guard trouble != current else { return nil }
    if let ended = current { told[ended] = now }
    let wasTold = isCurrentTold
    current = trouble
    guard let trouble else {
      isCurrentTold = false
      return wasTold ? .over : nil
    }
    isCurrentTold = told[trouble] == nil
    return isCurrentTold ? .trouble : nil
  }
}

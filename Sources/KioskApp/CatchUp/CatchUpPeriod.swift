import Foundation
import Library

/// How far back a reader catches up.
package enum CatchUpPeriod: String, CaseIterable, Identifiable, Sendable {
  /// Since they were last here.
  case visit
  case day, week, month

  package var id: Self { self }

  var name: String {
    switch self {
    case .visit: localized("Last visit")
    case .day: localized("Today")
    case .week: localized("This week")
    case .month: localized("This month")
    }
  }

  /// - Parameter visit: when the reader was last here; nil where nobody knows.
  package func start(at now: Date, visit: Date?) -> Date {
    switch self {
    case .visit:
      let earliest = now.addingTimeInterval(-Self.longest)
      return max(earliest, min(now, visit ?? now.addingTimeInterval(-Self.daySeconds)))
    case .day: return now.addingTimeInterval(-Self.daySeconds)
    case .week: return now.addingTimeInterval(-7 * Self.daySeconds)
    case .month: return now.addingTimeInterval(-Self.longest)
    }
  }

  private static let daySeconds: TimeInterval = 86_400
  /// Who was away for longer sees a month.
  private static let longest = 30 * daySeconds
}

extension LibraryContents {
  /// When the reader said that they were up to date, else the end of the visit before this one; nil where neither is known.
  package var caughtUp: Date? {
    let said = settings[ReaderSettings.Name.caughtUp].flatMap { try? Date($0, strategy: .iso8601) }
    return said ?? lists.values.compactMap { $0.earlier?.date }.max()
  }
}

extension Library {
  /// The reader has seen all there is.
  package func markCaughtUp() {
    set(ReaderSettings.Name.caughtUp, to: now.formatted(.iso8601), label: "Caught up")
  }
}

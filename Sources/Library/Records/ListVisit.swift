import Foundation

/// The reader's looks at a list, so that the next visit can tell what has come since.
///
/// Looks that follow each other within half an hour are one visit.
package struct ListVisit: Hashable, Sendable, Codable {
  /// What a list held at the end of a visit.
  package struct Look: Hashable, Sendable, Codable {
    package var date: Date
    package var ids: Set<Int>

    package init(date: Date, ids: Set<Int>) {
      self.date = date
      self.ids = ids
    }
  }

  /// The newest look: everything the list has held during this visit, as far as it is remembered.
  package private(set) var latest: Look
  /// The end of the visit before; nil during the first.
  package private(set) var earlier: Look?

  /// Seconds without a look after which another visit begins.
  package static let pause: TimeInterval = 1800
  /// The most ids of a visit.
  static let mostIDs = 300

  package init(_ ids: some Sequence<Int>, on date: Date) { latest = Look(date: date, ids: Set(ids)) }

  /// The reader sees the list with these things.
  package mutating func look(at ids: some Collection<Int>, on date: Date) {
    // A clock that was set back by more than a pause begins a visit too, or the last one would not end for as long.
    guard abs(date.timeIntervalSince(latest.date)) < Self.pause else {
      earlier = latest
      latest = Look(date: date, ids: Set(ids))
      return
    }
    let all = latest.ids.union(ids)
    latest = Look(date: max(date, latest.date), ids: all.count > Self.mostIDs ? Set(ids) : all)
  }
}

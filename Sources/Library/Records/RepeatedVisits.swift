import Foundation

extension Date {
  /// Whether it is less than a minute after the other: what is looked at again by then was looked at once.
  func isJustAfter(_ other: Date) -> Bool { (0..<60).contains(timeIntervalSince(other)) }
}

/// What was looked at, and when.
protocol Dated: Equatable {
  var date: Date { get set }
}

extension Dated {
  /// Whether it says nothing else than one of the minute before.
  func repeats(_ last: Self?) -> Bool {
    guard var last, date.isJustAfter(last.date) else { return false }
    last.date = date
    return last == self
  }
}

extension KeptItem: Dated {}
extension Visit: Dated {}

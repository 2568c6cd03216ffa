import Foundation

/// Says that something is shown as it was at an earlier time.
package struct Cached: Hashable, Sendable {
  /// When it was right.
  package var date: Date
  /// Why there is nothing newer; nil while something newer is on its way, and where nothing newer was asked for.
  package var problem: HackerNewsError?

  package init(date: Date, problem: HackerNewsError? = nil) {
    self.date = date
    self.problem = problem
  }
}

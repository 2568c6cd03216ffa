import Foundation

/// Says that something is shown as it was at an earlier time.
public struct Cached: Hashable, Sendable {
  /// When it was right.
  public var date: Date
  /// Why there is nothing newer; nil while something newer is on its way, and where nothing newer was asked for.
  public var problem: HackerNewsError?

  public init(date: Date, problem: HackerNewsError? = nil) {
    self.date = date
    self.problem = problem
  }
}

import Foundation

/// How old a value is, and where it came from.
package struct Freshness: Hashable, Sendable {
  package enum Source: String, Hashable, Sendable {
    /// The service gave or confirmed it just now.
    case network
    /// It was cached, in memory or on disk.
    case store
  }

  /// When the service gave the value, or last confirmed that it has not changed.
  package var date: Date
  package var source: Source
  /// Whether the value is older than its policy calls fresh.
  package var isStale: Bool

  package init(date: Date, source: Source, isStale: Bool = false) {
    self.date = date
    self.source = source
    self.isStale = isStale
  }

  /// Seconds since the value was right; 0 where the clock has been turned back since.
  package func age(at now: Date = Date()) -> TimeInterval { max(0, now.timeIntervalSince(date)) }
}

/// A value with its age, and with the trouble that kept a newer one away.
package struct Fetched<Value> {
  package var value: Value
  package var freshness: Freshness
  /// Why this is not a newer value; nil where it is fresh, or while a newer one is on its way.
  package var problem: ServiceError?

  package init(_ value: Value, freshness: Freshness, problem: ServiceError? = nil) {
    self.value = value
    self.freshness = freshness
    self.problem = problem
  }

  package func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Fetched<NewValue> {
    Fetched<NewValue>(try transform(value), freshness: freshness, problem: problem)
  }

  func with(problem: ServiceError) -> Fetched {
    var result = self
    result.problem = problem
    result.freshness.isStale = true
    return result
  }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

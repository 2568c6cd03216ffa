import Foundation
import FoundationExtras

/// Decides between the live services and the samples, one probe at a time: a value without effects.
///
/// Samples stand in only until the live services have answered once, in this run or an earlier one. After that the screens keep
/// their last good content through any trouble, and invented stories in between would only confuse.
struct ServiceFallback: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Show samples; the sentence says why.
    case showSamples(reason: String.LocalizationValue)
    /// Show the live services from now on.
    case showLive
    /// Ask again after so many seconds.
    case probe(after: TimeInterval)
  }

  private var isShowingSamples = false
  private var failures = 0

  /// The longest pause between two probes, in seconds.
  static let longestPause: TimeInterval = 60

  mutating func probeSucceeded() -> [Action] {
    defer { isShowingSamples = false }
    return isShowingSamples ? [.showLive] : []
  }

  /// - Parameter hasCached: whether there is content of an earlier run.
  mutating func probeFailed(reason: String.LocalizationValue, hasCached: Bool = false) -> [Action] {
    let pause = min(2 * pow(2, Double(failures)), Self.longestPause)
    failures = min(failures + 1, 10)
    if hasCached, !isShowingSamples { return [.probe(after: pause)] }
    defer { isShowingSamples = true }
    return (isShowingSamples ? [] : [.showSamples(reason: reason)]) + [.probe(after: pause)]
  }
}

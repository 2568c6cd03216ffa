import Foundation

/// How a request uses what is cached. Times in seconds.
///
/// Only complete, readable answers to `GET` are cached, without credentials; a server's `no-store` is obeyed.
package struct CachePolicy: Hashable, Sendable {
  package enum Use: Hashable, Sendable {
    /// What is cached at once; then, unless that is fresh, what the service says now. Both are published.
    case cachedThenFresh
    /// One value: what is cached where that is fresh, else what the service says now; what is cached, however stale, where
    /// the service cannot say.
    case freshOrCached
    /// One value: what is cached. The network is not asked.
    case cachedOnly
    /// One value: what the service says now, or its failure. What is cached spares the transfer where the service confirms it.
    case freshOnly
  }

  package var use: Use
  /// So long after its date a cached answer counts as fresh: the service is not asked at all.
  package var freshFor: TimeInterval
  /// So long a cached answer is shown at all.
  package var keptFor: TimeInterval
  /// Whether a longer lifetime that the server names (`Cache-Control: max-age`) counts instead of `freshFor`.
  package var trustsServersLifetime: Bool
  /// With ``Use/freshOrCached``: how long the service may take while something cached is at hand; nil means until the
  /// request's own limits.
  package var patience: TimeInterval?

  package init(
    _ use: Use = .cachedThenFresh, freshFor: TimeInterval, keptFor: TimeInterval = 30 * 86_400,
    trustsServersLifetime: Bool = true, patience: TimeInterval? = nil
  ) {
    self.use = use
    self.freshFor = freshFor
    self.keptFor = keptFor
    self.trustsServersLifetime = trustsServersLifetime
    self.patience = patience
  }

  /// The same policy for a reader who asks for news: nothing cached counts as fresh.
  package var reloading: CachePolicy {
    var policy = self
    policy.freshFor = -1
    policy.trustsServersLifetime = false
    return policy
  }

  /// The same policy with another use.
  package func using(_ use: Use) -> CachePolicy {
    var policy = self
    policy.use = use
    return policy
  }

  func isUsable(_ entry: CacheEntry, at now: Date) -> Bool {
    now.timeIntervalSince(entry.date) <= keptFor
  }

  func isFresh(_ entry: CacheEntry, at now: Date) -> Bool {
    let age = now.timeIntervalSince(entry.date)
    // A date in the future means that a clock was wrong; nothing can be said about the age.
    guard age >= -60 else { return false }
    return age <= max(freshFor, trustsServersLifetime ? entry.lifetime ?? freshFor : freshFor)
  }
}

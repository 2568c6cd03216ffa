import Foundation

/// How many requests a service lets one key make. A property of ``HTTPRequest``; every attempt counts, cached answers do not.
///
///     var request = HTTPRequest(url)
///     request.quota = Quota("newsapi", [.init(50, per: 12 * 3600), .init(100, per: 86_400)])
package struct Quota: Hashable, Sendable {
  /// At most so many requests in any stretch of so many seconds.
  package struct Window: Hashable, Sendable {
    package var requests: Int
    package var seconds: TimeInterval

    package init(_ requests: Int, per seconds: TimeInterval) {
      self.requests = requests
      self.seconds = seconds
    }
  }

  /// Whose quota it is: requests of the same name share it.
  package var name: String
  /// Who makes the requests, where each holder of a key has a quota of their own; see
  /// ``QuotaLedger/holder(of:)``. Never a secret.
  package var holder = ""
  package var windows: [Window]
  /// How long a request may wait for its turn, in seconds; beyond that it fails at once with
  /// ``ServiceError/quotaSpent(service:limit:resets:)``.
  package var longestWait: TimeInterval

  package init(_ name: String, _ windows: [Window], longestWait: TimeInterval = 0) {
    self.name = name
    self.windows = windows
    self.longestWait = longestWait
  }

  /// What its requests are counted under.
  var account: String { holder.isEmpty ? name : "\(name) of \(holder)" }

  /// How far back a request counts.
  var memory: TimeInterval { windows.map(\.seconds).max() ?? 0 }

  /// Whether the count matters to later runs of the program too.
  var isWorthKeeping: Bool { memory >= 60 }
}

/// What is left of a quota, for a meter.
package struct QuotaState: Hashable, Sendable {
  /// Requests that may be made now, by the narrowest window.
  package var left: Int
  /// Of that window.
  package var limit: Int
  /// When there will be more; nil while nothing is spent.
  package var renews: Date?

  package init(left: Int, limit: Int, renews: Date? = nil) {
    self.left = left
    self.limit = limit
    self.renews = renews
  }
}

extension Quota {
  /// The state after requests at `dates`; `closedUntil` is what the service itself has said.
  func state(spent dates: [Date], closedUntil: Date?, now: Date) -> QuotaState {
    var narrowest = QuotaState(left: .max, limit: .max)
    for window in windows {
      // A request ahead of the clock, which somebody has turned back, counts as made now.
      let inside = dates.filter { !Self.isUnreal($0, now) }.map { min($0, now) }
        .filter { now.timeIntervalSince($0) < window.seconds }.sorted()
      let left = max(0, window.requests - inside.count)
      guard left < narrowest.left else { continue }
      // With a full window the next free place counts, else the next that comes back.
      let next = inside.count > window.requests ? inside[inside.count - window.requests] : inside.first
      narrowest = QuotaState(
        left: left, limit: window.requests, renews: next?.addingTimeInterval(window.seconds))
    }
    if let closedUntil, closedUntil > now, !Self.isUnreal(closedUntil, now) {
      let isEmpty = narrowest.left == 0
      narrowest.left = 0
      narrowest.renews = isEmpty ? max(closedUntil, narrowest.renews ?? closedUntil) : closedUntil
    }
    return narrowest
  }

  /// Whether a time lies so far ahead that the clock was wrong when it was written down.
  private static func isUnreal(_ date: Date, _ now: Date) -> Bool { date.timeIntervalSince(now) > 8 * 86_400 }
}

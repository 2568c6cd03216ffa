/// How often the secret may be guessed: a few times in a row from one address, then once in a while; a value, told the time.
struct GuessLimit {
  private var buckets: [String: RateLimit] = [:]
  private var all: RateLimit
  /// Addresses remembered at most; where they are more, all count together.
  private static let mostAddresses = 2000

  init(now: Double) { all = RateLimit(perSecond: 2, burst: 60, now: now) }

  /// Whether one more guess from `address` is looked at.
  mutating func take(from address: String, now: Double) -> Bool {
    let key = NumericAddress(address)?.household ?? address
    if buckets[key] == nil, buckets.count >= Self.mostAddresses {
      buckets = buckets.filter { !$0.value.isFull(now: now) }
      if buckets.count >= Self.mostAddresses { return all.take(1, now: now) }
    }
    var bucket = buckets[key] ?? RateLimit(perSecond: 1.0 / 10, burst: 8, now: now)
    let isTaken = bucket.take(1, now: now)
    buckets[key] = bucket
    return isTaken && all.take(1, now: now)
  }
}

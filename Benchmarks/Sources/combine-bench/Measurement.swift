import CAllocations

/// The cost of one side of a workload, per value.
struct Cost {
  var nanoseconds: Double
  var allocations: Double
}

/// What a workload cost on both sides.
struct Measurement {
  let workload: Workload
  let combine: Cost
  let limit: Cost

  /// Time over the hand-written limit's; both count as at least half a nanosecond, the resolution of the clock loop.
  var ratio: Double { max(combine.nanoseconds, 0.5) / max(limit.nanoseconds, 0.5) }

  /// Time over the best open implementation's.
  var peerRatio: Double? { workload.peer.map { combine.nanoseconds / $0 } }

  var missesAllocationTarget: Bool {
    // Arrays that grow by doubling allocate now and then, which is not an allocation a value.
    workload.allocationTarget.map { combine.allocations > $0 + 0.03 } ?? false
  }
}

/// Runs workloads and measures them.
struct Meter {
  /// How long one batch lasts, and how many batches there are; the fastest counts. Short batches find a quiet moment
  /// even on a busy machine.
  let batch: Duration
  let batches: Int

  static let quick = Meter(batch: .milliseconds(2), batches: 8)
  static let thorough = Meter(batch: .milliseconds(5), batches: 40)

  /// Measures both sides; throws when they do not compute the same.
  func measure(_ workload: Workload) throws(Disagreement) -> Measurement {
    let combine = workload.prepare()(3)
    let limit = workload.prepareLimit()(3)
    guard combine == limit else { throw Disagreement(name: workload.name, combine: combine, limit: limit) }
    return Measurement(
      workload: workload,
      combine: cost(of: workload.prepare(), values: workload.values),
      limit: cost(of: workload.prepareLimit(), values: workload.values))
  }

  /// Runs one side for two seconds.
  static func profile(_ workload: Workload) {
    let body = workload.prepare()
    let end = ContinuousClock.now + .seconds(2)
    while ContinuousClock.now < end { _ = opaque(body(1000)) }
  }

  private func cost(of body: Workload.Body, values: Int) -> Cost {
    let clock = ContinuousClock()
    var rounds = 1
    while true {
      let time = clock.measure { _ = opaque(body(rounds)) }
      if time >= batch / 2 || rounds >= 1 << 26 { break }
      let factor = time < batch / 20 ? 8 : 2
      rounds *= factor
    }
    var best = Duration.seconds(3600)
    for _ in 0..<batches {
      best = min(best, clock.measure { _ = opaque(body(rounds)) })
    }
    // The difference of two runs leaves out what each run allocates once.
    let counted = min(rounds, 2000)
    let allocations = allocations(body, rounds: 2 * counted) - allocations(body, rounds: counted)
    let (seconds, attoseconds) = best.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    return Cost(
      nanoseconds: nanoseconds / Double(rounds * values), allocations: Double(allocations) / Double(counted * values))
  }

  private func allocations(_ body: Workload.Body, rounds: Int) -> Int {
    allocations_start()
    _ = opaque(body(rounds))
    return Int(allocations_stop())
  }
}

/// The two sides of a workload computed different things.
struct Disagreement: Error, CustomStringConvertible {
  let name: String
  let combine: Int
  let limit: Int

  var description: String {
    "\(name): Combine computed \(combine), the hand-written limit \(limit)"
  }
}

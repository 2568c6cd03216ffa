import Foundation

/// The table of all measurements and the targets they are held against.
struct Report {
  var measurements: [Measurement] = []

  /// The most that the geometric mean over the best open implementation may be.
  static let greatestMean = 0.06
  /// The most of the best open implementation's time that one workload may take.
  static let greatestPeerRatio = 0.4
  /// How many times a hand-written loop's time a workload may take that stays on one thread.
  static let greatestLoopRatio = 3.0

  static let heading =
    "workload".padding(toLength: 34, withPad: " ", startingAt: 0)
    + "      ns  allocs   limit ns  allocs  written as   ratio  to peer"

  static func line(_ measurement: Measurement) -> String {
    func number(_ value: Double, width: Int) -> String {
      let digits = value < 10 ? 2 : value < 1000 ? 1 : 0
      let text = String(format: "%.\(digits)f", value)
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    var line = measurement.workload.name.padding(toLength: 34, withPad: " ", startingAt: 0)
    line += number(measurement.combine.nanoseconds, width: 8)
    line += number(measurement.combine.allocations, width: 8)
    line += number(measurement.limit.nanoseconds, width: 11)
    line += number(measurement.limit.allocations, width: 8)
    line += "  " + measurement.workload.limit.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
    line += number(measurement.ratio, width: 8)
    if let peerRatio = measurement.peerRatio { line += number(peerRatio, width: 9) }
    if measurement.missesAllocationTarget { line += "  too many allocations" }
    return line
  }

  /// The means, and what the figures are held against.
  var summary: String {
    let peers = measurements.compactMap(\.peerRatio)
    var lines = [
      "",
      String(
        format: "geometric mean over %d workloads: %.2f times the hand-written limit", measurements.count,
        Self.geometricMean(measurements.map(\.ratio))),
    ]
    if !peers.isEmpty {
      lines.append(
        String(
          format: "geometric mean over the %d workloads with a published figure: %.3f of the best open implementation "
            + "(at most %.2f), the greatest %.2f (at most %.1f)", peers.count, Self.geometricMean(peers),
          Self.greatestMean, peers.max() ?? 0, Self.greatestPeerRatio))
    }
    if let greatest = loops.max(by: { $0.ratio < $1.ratio }) {
      lines.append(
        String(
          format: "at most %.2f times a hand-written loop over %d workloads on one thread: %@ (at most %.0f)",
          greatest.ratio, loops.count, greatest.workload.name, Self.greatestLoopRatio))
    }
    lines.append(
      "\"to peer\" is the time over that of the best open implementation, measured once on a machine like this.")
    lines.append(contentsOf: failures.map { "MISSED: \($0)" })
    return lines.joined(separator: "\n")
  }

  /// The targets that were missed.
  var failures: [String] {
    var failures = measurements.filter(\.missesAllocationTarget).map {
      String(
        format: "%@ allocates %.2f times a value, at most %.0f are allowed", $0.workload.name, $0.combine.allocations,
        $0.workload.allocationTarget ?? 0)
    }
    for measurement in measurements {
      if let ratio = measurement.peerRatio, ratio > Self.greatestPeerRatio {
        failures.append(
          String(
            format: "%@ takes %.2f of the best open implementation's time, at most %.1f is allowed",
            measurement.workload.name, ratio, Self.greatestPeerRatio))
      }
    }
    let peers = measurements.compactMap(\.peerRatio)
    if !peers.isEmpty, Self.geometricMean(peers) > Self.greatestMean {
      failures.append(
        String(format: "the mean against the best open implementation is above %.2f", Self.greatestMean))
    }
    failures += loops.filter { $0.ratio > Self.greatestLoopRatio }.map {
      String(
        format: "%@ takes %.2f times a hand-written loop, at most %.0f is allowed", $0.workload.name, $0.ratio,
        Self.greatestLoopRatio)
    }
    return failures
  }

  /// What is held against a loop.
  private var loops: [Measurement] { measurements.filter { $0.workload.limit == .loop } }

  static func geometricMean(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    return exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }
}

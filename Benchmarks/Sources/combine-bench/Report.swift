import Foundation

/// The table of all measurements and the targets they are held against.
struct Report {
  var measurements: [Measurement] = []

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
            + "(target: 0.2)", peers.count, Self.geometricMean(peers)))
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
      if let ratio = measurement.peerRatio, ratio > 1 {
        failures.append("\(measurement.workload.name) is slower than the best open implementation")
      }
    }
    let peers = measurements.compactMap(\.peerRatio)
    if !peers.isEmpty, Self.geometricMean(peers) > 0.2 {
      failures.append("the mean against the best open implementation is above 0.2")
    }
    return failures
  }

  static func geometricMean(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    return exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }
}

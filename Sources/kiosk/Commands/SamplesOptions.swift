import HTTPServer

/// How `kiosk samples` runs the sample services.
struct SamplesOptions: Equatable, Sendable {
  var listen = ListenAddress(host: "127.0.0.1", port: 8090)
  /// Milliseconds that every answer waits.
  var latency = 0
  /// Percent of the answers that fail.
  var failures = 0
  /// How many times faster than life stories arrive and scores move.
  var speed = 1.0
  var seed: Int?
  /// Whether the control address is there.
  var hasControl = false
}

extension SamplesOptions {
  static let declared: [any CommandOption] = [KioskCommands.listen, latency, failures, seed, speed, control]

  private static let latency = Option("latency", "MS", "milliseconds every answer waits (0)", in: 0...60_000)
  private static let failures = Option("failures", "PERCENT", "how many answers fail (0)", in: 0...100)
  private static let seed = Option("seed", "N", "which of the possible worlds to tell", in: 0...Int.max)
  private static let speed = Option<Double>(
    "speed", "FACTOR", "how fast stories arrive, 1 being life-like; 0 stops them (1)"
  ) {
    text throws(InvalidValue) in
    guard let factor = Double(text), (0...1000).contains(factor) else {
      throw InvalidValue(expected: "a number from 0 to 1000")
    }
    return factor
  }
  private static let control = Option(switch: "control", "open the control address, for tests")

  init(_ line: ParsedArguments) {
    listen = line[KioskCommands.listen] ?? listen
    latency = line[Self.latency] ?? 0
    failures = line[Self.failures] ?? 0
    speed = line[Self.speed] ?? 1
    seed = line[Self.seed]
    hasControl = line[Self.control]
  }
}

import HTTPServer
import SampleServices

/// How `kiosk samples` runs the sample services.
struct SamplesOptions: Equatable, Sendable {
  var listen = ListenAddress(host: "127.0.0.1", port: 8090)
  /// Milliseconds that every answer waits.
  var latency = 0
  /// Percent of the requests that fail.
  var failures = 0
  /// The HTTP status every request is answered with.
  var error: Int?
  /// Whether requests are taken and never answered.
  var isSilent = false
  /// How many times faster than usual stories arrive and scores move.
  var speed = 1.0
  /// Seconds between two stories, two comments and so on, in place of the usual changing times.
  var pace: Double?
  var seed = 1
  /// Whether the control address is there.
  var hasControl = false
}

extension SamplesOptions {
  static let declared: [any CommandOption] = [
    ListenAddress.option, latency, failures, error, silent, speed, pace, seed, control,
  ]

  private static let latency = Option("latency", "MS", "milliseconds every answer waits (0)", in: 0...60_000)
  private static let failures = Option("failures", "PERCENT", "how many of the requests fail (0)", in: 0...100)
  private static let error = Option("error", "STATUS", "answer every request with this HTTP status", in: 400...599)
  private static let silent = Option(switch: "silent", "take requests and never answer")
  private static let speed = Option<Double>(
    "speed", "FACTOR", "how many times faster than usual things happen; 0 for never (1)"
  ) { text throws(InvalidValue) in
    guard let factor = Double(text), (0...1000).contains(factor) else {
      throw InvalidValue(expected: "a number from 0 to 1000")
    }
    return factor
  }
  private static let pace = Option<Double>(
    "pace", "SECONDS", "one new story, comment, round of votes and ranking each so many seconds"
  ) { text throws(InvalidValue) in
    guard let seconds = Double(text), (0.1...3600).contains(seconds) else {
      throw InvalidValue(expected: "a number of seconds from 0.1 to 3600")
    }
    return seconds
  }
  private static let seed = Option("seed", "N", "the same number gives the same stories (1)", in: 0...Int.max)
  private static let control = Option(switch: "control", "open the control address, where tests make things happen")

  init(_ line: ParsedArguments) {
    listen = line[ListenAddress.option] ?? listen
    latency = line[Self.latency] ?? latency
    failures = line[Self.failures] ?? failures
    error = line[Self.error]
    isSilent = line[Self.silent]
    speed = line[Self.speed] ?? speed
    pace = line[Self.pace]
    seed = line[Self.seed] ?? seed
    hasControl = line[Self.control]
  }

  var serviceOptions: SampleServices.Options {
    var options = SampleServices.Options()
    options.listen = listen
    options.latency = .milliseconds(latency)
    options.failureRate = Double(failures) / 100
    options.errorStatus = error
    options.isSilent = isSilent
    options.speed = speed
    options.pace = pace.map { .seconds($0) }
    options.seed = UInt64(seed)
    options.allowsControl = hasControl
    return options
  }
}

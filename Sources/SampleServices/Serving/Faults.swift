import Foundation

/// The parts of the samples that can be in trouble one by one.
enum SampleService: String, CaseIterable, Sendable {
  /// The official Hacker News API.
  case official
  /// The Hacker News search API.
  case search
  /// NewsAPI.
  case news
  /// TMDb.
  case movies
  /// The pictures that articles and films show.
  case pictures
  /// The pages that stories and articles lead to.
  case pages
}

/// What goes wrong at present. A value: the same seed and questions give the same troubles.
struct Faults: Sendable {
  enum Verdict: Equatable, Sendable {
    case answer
    case fail(status: Int)
    /// Accept, and say nothing until the trouble is over.
    case hold
  }

  private struct Trouble: Sendable {
    let verdict: Verdict
    /// `nil` for ever.
    let until: Date?
  }

  var latency: Double
  var jitter: Double
  private let failureRate: Double
  private let failureStatus: Int
  private var general: Verdict
  private var troubles: [SampleService: Trouble] = [:]
  private var random: SeededRandom

  init(_ options: SampleServices.Options) {
    latency = options.latency.seconds
    jitter = options.jitter.seconds
    failureRate = options.failureRate
    failureStatus = options.failureStatus
    general = options.isSilent ? .hold : options.errorStatus.map { .fail(status: $0) } ?? .answer
    random = SeededRandom(seed: options.seed &+ 0x5EED)
  }

  /// What becomes of a request that arrives now.
  mutating func verdict(for service: SampleService, at now: Date) -> Verdict {
    if let trouble = troubles[service] {
      if let until = trouble.until, until <= now {
        troubles[service] = nil
      } else {
        return trouble.verdict
      }
    }
    if general != .answer { return general }
    if failureRate > 0, Double.random(in: 0..<1, using: &random) < failureRate { return .fail(status: failureStatus) }
    return .answer
  }

  /// Seconds the next answer waits.
  mutating func delay() -> Double {
    latency + (jitter > 0 ? Double.random(in: 0...jitter, using: &random) : 0)
  }

  mutating func trouble(_ service: SampleService, _ verdict: Verdict, until: Date?) {
    troubles[service] = Trouble(verdict: verdict, until: until)
  }

  /// Ends everything but the latency.
  mutating func heal() {
    troubles = [:]
    general = .answer
  }

  func description(of service: SampleService, at now: Date) -> String {
    let verdict = troubles[service].flatMap { $0.until.map { $0 > now } == false ? nil : $0.verdict } ?? general
    return switch verdict {
    case .answer: "well"
    case .fail(let status): "fails with \(status)"
    case .hold: "hangs"
    }
  }
}

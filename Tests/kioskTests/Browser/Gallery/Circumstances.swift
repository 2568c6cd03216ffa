import Foundation
import SampleServices

/// The circumstances in which all screens are looked at. Each has services and a reader of its own.
enum Circumstances: String, CaseIterable, Sendable {
  /// Everything answers.
  case live
  /// There is nothing to show: nobody has done anything yet, and the questions have no answers.
  case empty
  /// The services take requests and say nothing.
  case loading
  /// Every request fails.
  case failing
  /// What was read before is cached; now every request fails.
  case stale
  /// Samples were asked for.
  case samples
  /// There are no keys.
  case keyless
  /// The keys are refused.
  case refused

  var environment: [String: String] {
    switch self {
    case .keyless: ["NEWSAPI_KEY": "", "TMDB_TOKEN": ""]
    case .refused: ["NEWSAPI_KEY": "a-wrong-key", "TMDB_TOKEN": "eyJhbGciOiJub25lIn0.eyJ3cm9uZyI6dHJ1ZX0.d3Jvbmc"]
    default: [:]
    }
  }

  var arguments: [String] { self == .samples ? ["--demo"] : [] }

  var cases: [ScreenCase] {
    switch self {
    case .live: Self.liveCases
    case .empty: Self.emptyCases
    case .loading: Self.loadingCases
    case .failing: Self.failingCases
    case .stale: Self.staleCases
    case .samples: Self.samplesCases
    case .keyless: Self.keylessCases
    case .refused: Self.refusedCases
    }
  }
}

import Foundation
import Networking

extension NewsError: LocalizedError, CustomStringConvertible {
  package var description: String {
    [sentence, hint].compactMap { $0 }.joined(separator: " ")
  }

  package var errorDescription: String? { sentence }

  package var recoverySuggestion: String? { hint }

  /// One sentence that says what happened: the service's own words where it has some.
  package var sentence: String {
    switch self {
    case .url(let error), .decoding(let error), .generic(let error): error.sentence
    case .response(let refusal): refusal.sentence
    }
  }

  /// What a person can do about it.
  package var hint: String? {
    switch self {
    case .url(let error), .decoding(let error), .generic(let error): error.hint
    case .response(let refusal): refusal.hint
    }
  }
}

extension NewsError.Refusal {
  var sentence: String {
    if let message {
      return "NewsAPI.org answered: \(message)" + (message.last.map(".!?…".contains) == true ? "" : ".")
    }
    if let name = code.name { return "NewsAPI.org refused: \(name) (HTTP status \(status))." }
    return status == 200 ? "NewsAPI.org refused without a reason." : "NewsAPI.org answered with HTTP status \(status)."
  }

  var hint: String? {
    switch code {
    case .apiKeyMissing, .apiKeyInvalid: NewsAPIKey.wayToGetOne
    case .apiKeyDisabled: "Look at your account at https://newsapi.org/account."
    case .apiKeyExhausted, .rateLimited:
      "The free plan has 100 requests a day, 50 in any 12 hours. "
        + (retryAfter.map { "Try again in \(Self.span($0))." } ?? "Try again in some hours.")
    case .parametersMissing: "Ask for a country, a category, a source or words."
    case .parameterInvalid: status == 426 ? "The free plan reaches back one month." : nil
    case .parametersIncompatible: "Sources do not go together with a country or a category."
    case .sourcesTooMany: "Choose at most 20 sources."
    case .sourceDoesNotExist: "Look for the source in the list of sources."
    case .maximumResultsReached: "The free plan gives the first 100 results of a question."
    case .corsNotAllowed: "The free plan answers programs and pages of localhost only."
    case .userAgentMissing: "A proxy on the way may remove the header User-Agent."
    case .unexpectedError, .requestTimeout, .sourceTemporarilyUnavailable:
      "The service has a problem of its own; try again in a while."
    case .sourceUnavailableSortedBy: "Choose another order."
    case .unknown, .none:
      switch cause {
      case .keyMissing: NewsAPIKey.wayToGetOne
      case .tryLater, .unavailable: retryAfter.map { "Try again in \(Self.span($0))." } ?? "Try again in a while."
      case .badData: nil
      }
    }
  }

  private static func span(_ seconds: TimeInterval) -> String {
    switch seconds {
    case ..<120: "\(max(1, Int(seconds.rounded(.up)))) seconds"
    case ..<7200: "\(Int((seconds / 60).rounded(.up))) minutes"
    default: "\(Int((min(seconds, 1e9) / 3600).rounded(.up))) hours"
    }
  }
}

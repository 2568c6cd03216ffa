import Foundation
import FoundationExtras
import Networking

extension NewsError: LocalizedError, CustomStringConvertible {
  package var description: String {
    [sentence, hint].compactMap { $0 }.joined(separator: " ")
  }

  package var errorDescription: String? { sentence }

  package var recoverySuggestion: String? { hint }

  /// One sentence that says what happened: the service's own words where it has some.
  package var sentence: String { words.text }

  /// What a person can do about it.
  package var hint: String? { hintWords?.text }

  /// The sentence, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .url(let error), .decoding(let error), .generic(let error): error.words
    case .response(let refusal): refusal.words
    }
  }

  /// What a person can do about it, in no language yet.
  package var hintWords: String.LocalizationValue? {
    switch self {
    case .url(let error), .decoding(let error), .generic(let error): error.hintWords
    case .response(let refusal): refusal.hintWords
    }
  }
}

extension NewsError.Refusal {
  var words: String.LocalizationValue {
    if let message {
      let text = message.last.map(".!?…".contains) == true ? message : message + "."
      return "NewsAPI.org answered: \(text)"
    }
    if let name = code.name { return "NewsAPI.org refused: \(name) (HTTP status \(status))." }
    return status == 200
      ? "NewsAPI.org refused without a reason." : "NewsAPI.org answered with HTTP status \(status)."
  }

  var hintWords: String.LocalizationValue? {
    switch code {
    case .apiKeyMissing, .apiKeyInvalid: NewsAPIKey.wayToGetOne
    case .apiKeyDisabled: "Look at your account at https://newsapi.org/account."
    case .apiKeyExhausted, .rateLimited:
      "The free plan has 100 requests a day, 50 in any 12 hours. \(retry)"
    case .parametersMissing: "Ask for a country, a category, a source or words."
    case .parameterInvalid: status == 426 ? "The free plan reaches back one month." : nil
    case .parametersIncompatible: "Sources cannot be combined with a country or a category."
    case .sourcesTooMany: "Choose at most 20 sources."
    case .sourceDoesNotExist: "Look for the source in the list of sources."
    case .maximumResultsReached: "The free plan gives the first 100 results of a search."
    case .corsNotAllowed: "The free plan answers programs and pages of localhost only."
    case .userAgentMissing: "A proxy on the way may remove the header User-Agent."
    case .unexpectedError, .requestTimeout, .sourceTemporarilyUnavailable:
      "The service has a problem. Try again later."
    case .sourceUnavailableSortedBy: "Choose another order."
    case .unknown, .none:
      switch cause {
      case .keyMissing: NewsAPIKey.wayToGetOne
      case .tryLater, .unavailable: retry
      case .badData: nil
      }
    }
  }

  private var retry: String.LocalizationValue {
    guard let seconds = retryAfter else { return "Try again later." }
    return switch seconds {
    case ..<120: "Try again in \(max(1, Int(seconds.rounded(.up)))) seconds."
    case ..<7200: "Try again in \(Int((seconds / 60).rounded(.up))) minutes."
    default: "Try again in \(Int((min(seconds, 1e9) / 3600).rounded(.up))) hours."
    }
  }
}

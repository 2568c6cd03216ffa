import Foundation
import FoundationExtras
import Networking

/// Why Hacker News could not be read.
package enum HackerNewsError: Error, Hashable, Sendable {
  /// The address could not be reached or did not answer as a service does.
  case addressUnreachable(URL, ServiceError)
  /// An answer came but cannot be used.
  case invalidResponse(ServiceError)
  case notFound(Thing)

  /// What Hacker News does not have.
  package enum Thing: Hashable, Sendable {
    case story(Int)
    case item(Int)
    case user(String)
  }
}

extension HackerNewsError: LocalizedError, CustomStringConvertible {
  package init(_ error: ServiceError) {
    if let url = error.url, error.cause != .badData {
      self = .addressUnreachable(url, error)
    } else {
      self = .invalidResponse(error)
    }
  }

  /// The error of the layer below, where there is one.
  package var serviceError: ServiceError? {
    switch self {
    case .addressUnreachable(_, let error), .invalidResponse(let error): error
    case .notFound: nil
    }
  }

  /// What follows from it. Hacker News knows no keys: a refusal there is a passing fault of the service.
  package var cause: ServiceError.Cause {
    guard let cause = serviceError?.cause else { return .badData }
    return cause == .keyMissing ? .unavailable : cause
  }

  package var description: String { [words, hintWords].compactMap { $0?.text }.joined(separator: " ") }

  package var errorDescription: String? { words.text }

  package var recoverySuggestion: String? { hintWords?.text }

  /// One sentence that says what happened, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .addressUnreachable(_, let error), .invalidResponse(let error): error.words
    case .notFound(.story(let id)): "Hacker News has no story \(String(id))."
    case .notFound(.item(let id)): "Hacker News has no item \(String(id))."
    case .notFound(.user(let name)): "Hacker News has no user “\(name)”."
    }
  }

  /// What a person can do about it, in no language yet.
  package var hintWords: String.LocalizationValue? {
    serviceError?.cause == .keyMissing
      ? "The service refuses requests at the moment. Try again later." : serviceError?.hintWords
  }
}

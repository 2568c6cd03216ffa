import Foundation
import FoundationExtras
import Networking

/// Why films could not be had.
package enum MovieStoreAPIError: Error, Hashable, Sendable {
  /// There is no key, or TMDb refuses it; `hint` says where to get one.
  case key(ServiceError, hint: String.LocalizationValue)
  /// The address could not be reached or did not answer in time.
  case url(ServiceError)
  /// TMDb answered with an error; `code` is its own number where it gives one, such as 22 for a page that does not exist.
  case response(code: Int?, ServiceError)
  /// An answer came that cannot be read; the error names the place.
  case decoding(ServiceError)
  /// Anything else, such as an answer that is too large.
  case generic(ServiceError)
}

extension MovieStoreAPIError: LocalizedError, CustomStringConvertible {
  package init(_ error: ServiceError, credentialHint: String.LocalizationValue = TMDbCredential.wayToGetOne) {
    if error.cause == .keyMissing {
      self = .key(error, hint: credentialHint)
      return
    }
    self =
      switch error {
      case .unreachable, .insecure, .timedOut, .interrupted, .badAddress, .forbiddenAddress, .notCached: .url(error)
      case .response(_, _, let message, _): .response(code: message?.code.flatMap { Int($0) }, error)
      case .decoding, .unexpectedContent: .decoding(error)
      default: .generic(error)
      }
  }

  /// The error of the layer below.
  package var serviceError: ServiceError {
    switch self {
    case .key(let error, _), .url(let error), .response(_, let error), .decoding(let error), .generic(let error): error
    }
  }

  /// What follows from it.
  package var cause: ServiceError.Cause { serviceError.cause }

  package var description: String { [errorDescription, recoverySuggestion].compactMap { $0 }.joined(separator: " ") }

  package var errorDescription: String? { words.text }

  package var recoverySuggestion: String? { hintWords?.text }

  /// One sentence that says what happened, in no language yet.
  package var words: String.LocalizationValue { serviceError.words }

  /// What a person can do about it, in no language yet.
  package var hintWords: String.LocalizationValue? {
    if case .key(_, let hint) = self { hint } else { serviceError.hintWords }
  }
}

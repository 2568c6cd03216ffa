import Foundation
import Networking

/// Why Hacker News could not be read.
package enum HackerNewsError: Error, Hashable, Sendable {
  /// The address could not be reached or did not answer as a service does.
  case addressUnreachable(URL, ServiceError)
  /// An answer came but cannot be used.
  case invalidResponse(ServiceError)
  /// There is no item or user of this name.
  case notFound(String)
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

  package var description: String {
    switch self {
    case .addressUnreachable(_, let error), .invalidResponse(let error):
      [error.sentence, recoverySuggestion].compactMap { $0 }.joined(separator: " ")
    case .notFound(let name): "Hacker News has no \(name)."
    }
  }

  package var errorDescription: String? { serviceError?.sentence ?? description }

  package var recoverySuggestion: String? {
    serviceError?.cause == .keyMissing
      ? "The service refuses for the moment; try again in a while." : serviceError?.hint
  }
}

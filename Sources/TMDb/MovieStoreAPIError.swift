import Foundation
import Networking

/// Why films could not be had.
public enum MovieStoreAPIError: Error, Hashable, Sendable {
  /// There is no key, or TMDb refuses it.
  case key(ServiceError)
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
  public init(_ error: ServiceError) {
    if error.cause == .keyMissing {
      self = .key(error)
      return
    }
    self =
      switch error {
      case .unreachable, .insecure, .timedOut, .interrupted, .badAddress: .url(error)
      case .response(_, _, let message, _): .response(code: message?.code.flatMap { Int($0) }, error)
      case .decoding, .unexpectedContent: .decoding(error)
      default: .generic(error)
      }
  }

  static let keyMissing = MovieStoreAPIError.key(.keyMissing(service: "TMDb", hint: TMDbCredential.wayToGetOne))

  /// The error of the floor below.
  public var serviceError: ServiceError {
    switch self {
    case .key(let error), .url(let error), .response(_, let error), .decoding(let error), .generic(let error): error
    }
  }

  /// What follows from it.
  public var cause: ServiceError.Cause { serviceError.cause }

  public var description: String { [errorDescription, recoverySuggestion].compactMap { $0 }.joined(separator: " ") }

  public var errorDescription: String? { serviceError.sentence }

  public var recoverySuggestion: String? {
    if case .key(.response) = self { return "Check the key. \(TMDbCredential.wayToGetOne)" }
    return serviceError.hint
  }
}

import Foundation
import Networking
import OutsideText

/// Why the news could not be read.
package enum NewsError: Error, Hashable, Sendable {
  /// The address could not be asked or reached.
  case url(ServiceError)
  /// The service refused.
  case response(Refusal)
  /// An answer came but cannot be read; the error names what and where.
  case decoding(ServiceError)
  /// Anything else: no key, a limit reached on this side.
  case generic(ServiceError)

  /// The service's own refusal.
  package struct Refusal: Hashable, Sendable {
    /// The status of HTTP; 200 where the service hid a refusal in an ordinary answer.
    package var status: Int
    package var code: Code
    /// The service's own words, fit to show; nil where it had none.
    package var message: String?
    /// Seconds to wait, where the service says.
    package var retryAfter: TimeInterval?

    package init(status: Int, code: Code, message: String? = nil, retryAfter: TimeInterval? = nil) {
      self.status = status
      self.code = code
      self.message = message
      self.retryAfter = retryAfter
    }
  }

  /// The service's name for a refusal. Documented are those up to `unexpectedError`; the others are used all the same.
  package enum Code: Hashable, Sendable {
    case apiKeyMissing, apiKeyInvalid, apiKeyDisabled, apiKeyExhausted
    case rateLimited
    case parametersMissing, parameterInvalid
    case sourcesTooMany, sourceDoesNotExist
    case unexpectedError
    case parametersIncompatible
    /// The plan gives no more results of this question: the end of a list, not a failure.
    case maximumResultsReached
    case corsNotAllowed
    case userAgentMissing
    case requestTimeout
    case sourceUnavailableSortedBy, sourceTemporarilyUnavailable
    /// A code that did not exist when this was written.
    case unknown(String)
    /// The service named none.
    case none
  }
}

extension NewsError.Code {
  private static let named: [String: Self] = [
    "apiKeyMissing": .apiKeyMissing, "apiKeyInvalid": .apiKeyInvalid, "apiKeyDisabled": .apiKeyDisabled,
    "apiKeyExhausted": .apiKeyExhausted, "rateLimited": .rateLimited, "parametersMissing": .parametersMissing,
    "parameterInvalid": .parameterInvalid, "sourcesTooMany": .sourcesTooMany,
    "sourceDoesNotExist": .sourceDoesNotExist, "unexpectedError": .unexpectedError,
    "parametersIncompatible": .parametersIncompatible, "maximumResultsReached": .maximumResultsReached,
    "corsNotAllowed": .corsNotAllowed, "userAgentMissing": .userAgentMissing, "requestTimeout": .requestTimeout,
    "sourceUnavailableSortedBy": .sourceUnavailableSortedBy,
    "sourceTemporarilyUnavailable": .sourceTemporarilyUnavailable,
  ]

  /// - Parameter name: the code as the service writes it; nil where it wrote none.
  package init(_ name: String?) {
    guard let name, !name.isEmpty else {
      self = .none
      return
    }
    self = Self.named[name] ?? .unknown(name)
  }

  /// The code as the service writes it; nil where it wrote none.
  package var name: String? {
    switch self {
    case .unknown(let name): name
    case .none: nil
    default: Self.named.first { $0.value == self }?.key
    }
  }
}

extension NewsError {
  package init(_ error: ServiceError) {
    switch error {
    case .response(_, let status, let message, let retryAfter):
      self = .response(
        Refusal(
          status: status, code: Code(message?.code), message: message.flatMap { $0.text.isEmpty ? nil : $0.text },
          retryAfter: retryAfter))
    case .unreachable, .insecure, .timedOut, .interrupted, .notHTTP, .badRedirect, .badAddress,
      .forbiddenAddress:
      self = .url(error)
    case .unexpectedContent, .decoding: self = .decoding(error)
    default: self = .generic(error)
    }
  }

  /// The error of the layer below, where there is one.
  package var serviceError: ServiceError? {
    switch self {
    case .url(let error), .decoding(let error), .generic(let error): error
    case .response: nil
    }
  }

  /// Whether it only says that there is no more.
  package var isEndOfList: Bool {
    if case .response(let refusal) = self { refusal.code == .maximumResultsReached } else { false }
  }

  /// What follows from it.
  package var cause: ServiceError.Cause {
    switch self {
    case .url(let error), .decoding(let error), .generic(let error): error.cause
    case .response(let refusal): refusal.cause
    }
  }
}

extension NewsError.Refusal {
  var cause: ServiceError.Cause {
    switch code {
    case .apiKeyMissing, .apiKeyInvalid, .apiKeyDisabled: .keyMissing
    case .apiKeyExhausted, .rateLimited, .requestTimeout, .sourceTemporarilyUnavailable, .maximumResultsReached:
      .tryLater
    case .unexpectedError: .unavailable
    case .parametersMissing, .parameterInvalid, .parametersIncompatible, .sourcesTooMany, .sourceDoesNotExist,
      .corsNotAllowed, .userAgentMissing, .sourceUnavailableSortedBy:
      .badData
    case .unknown, .none:
      switch status {
      case 401, 403: .keyMissing
      case 408, 425, 426, 429, 503: .tryLater
      case 500...599: .unavailable
      default: .badData
      }
    }
  }
}

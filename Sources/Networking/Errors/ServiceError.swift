import Foundation
import FoundationExtras

/// What can go wrong between a service and a reader, in terms a person understands.
///
/// Addresses in it are redacted, server's messages filtered for control characters: a `ServiceError` may be shown and
/// logged as it is.
package enum ServiceError: Error, Hashable, Sendable {
  /// No connection to the address.
  case unreachable(url: URL, detail: String)
  /// TLS failed; the certificate is expired or unknown, for example.
  case insecure(url: URL, detail: String)
  /// No complete answer in time.
  case timedOut(url: URL)
  /// The connection broke in the middle of an answer.
  case interrupted(url: URL, detail: String)
  /// What answers does not speak HTTP.
  case notHTTP(url: URL)
  /// The server answered with a status outside 200…299; `message` is the server's own.
  case response(url: URL, status: Int, message: ServerMessage?, retryAfter: TimeInterval?)
  /// The answer is not what the service sends: a web page instead of data, for example.
  case unexpectedContent(url: URL, contentType: String?)
  /// The answer has the right form on the outside only; `path` names the value, such as `hits[3].title`.
  case decoding(url: URL, path: String, detail: String)
  /// The answer is larger than `limit` bytes.
  case tooLarge(url: URL, limit: Int)
  /// The server redirects in circles or to a forbidden address.
  case badRedirect(url: URL, detail: String)
  /// The address cannot be asked at all.
  case badAddress(String)
  /// The address leads into a private network, where pictures of the public have no business.
  case forbiddenAddress(url: URL)
  /// So many requests were allowed and have been made; there will be more at the given time.
  case quotaSpent(service: String, limit: Int, resets: Date)
  /// Only what is cached was asked for, and it is not.
  case notCached(url: URL)
  /// The service needs a key and has none; `hint` says where to get it and where to put it.
  case keyMissing(service: String, hint: String.LocalizationValue)
}

/// What a server says about its refusal; redacted and filtered for control characters.
package struct ServerMessage: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The server's words; empty where it gave a code alone.
  package var text: String
  /// The server's own name or number for the trouble, such as `rateLimited` or `22`.
  package var code: String?

  package init(_ text: String, code: String? = nil) {
    self.text = text
    self.code = code
  }

  package init(stringLiteral value: String) { self.init(value) }
}

extension ServiceError {
  /// What follows from an error: whether waiting, a key or another answer would help. Exit codes follow it.
  package enum Cause: Hashable, Sendable {
    /// The service sent something that cannot be read.
    case badData
    /// The service or the network is not there.
    case unavailable
    /// The service asks for patience: a limit is reached or it is overloaded.
    case tryLater
    /// A key is missing or refused.
    case keyMissing
  }

  package var cause: Cause {
    switch self {
    case .unreachable, .insecure, .timedOut, .interrupted, .notHTTP, .badRedirect, .badAddress, .forbiddenAddress,
      .notCached:
      .unavailable
    case .quotaSpent: .tryLater
    case .response(_, let status, _, _):
      switch status {
      case 401, 403: .keyMissing
      case 408, 425, 429, 503: .tryLater
      case 407, 500...599: .unavailable
      default: .badData
      }
    case .unexpectedContent, .decoding, .tooLarge: .badData
    case .keyMissing: .keyMissing
    }
  }

  /// The redacted address that was asked, where there is one.
  package var url: URL? {
    switch self {
    case .unreachable(let url, _), .insecure(let url, _), .timedOut(let url), .interrupted(let url, _),
      .notHTTP(let url), .response(let url, _, _, _), .unexpectedContent(let url, _), .decoding(let url, _, _),
      .tooLarge(let url, _),
      .badRedirect(let url, _), .forbiddenAddress(let url), .notCached(let url):
      url
    case .badAddress, .keyMissing, .quotaSpent: nil
    }
  }

  /// An answer about another thing than the one with `id`, which was asked for.
  package static func anotherThing(at url: URL, than id: Int) -> ServiceError {
    .decoding(url: Redactor.url(url), path: "id", detail: "this is another thing than \(id), which was asked for.")
  }

  /// Maps what the transport says about `url`.
  package init(_ error: TransportError, url: URL) {
    let url = Redactor.url(error.url ?? url)
    let detail = Redactor.text(error.detail)
    switch error.reason {
    case .unresolved: self = .unreachable(url: url, detail: detail.isEmpty ? "The name has no address." : detail)
    case .unreachable: self = .unreachable(url: url, detail: detail)
    case .insecure: self = .insecure(url: url, detail: detail)
    case .timedOut: self = .timedOut(url: url)
    case .interrupted, .malformed: self = .interrupted(url: url, detail: detail)
    case .notHTTP: self = .notHTTP(url: url)
    case .tooLarge(let limit): self = .tooLarge(url: url, limit: limit)
    case .badRedirect: self = .badRedirect(url: url, detail: detail)
    case .badAddress: self = .badAddress(url.absoluteString)
    case .forbidden: self = .forbiddenAddress(url: url)
    }
  }
}

import Foundation

extension ServiceError {
  /// The same error with the address that the reader knows.
  package func mapAddress(_ change: (URL) -> URL) -> ServiceError {
    switch self {
    case .unreachable(let url, let detail): .unreachable(url: change(url), detail: detail)
    case .timedOut(let url): .timedOut(url: change(url))
    case .interrupted(let url, let detail): .interrupted(url: change(url), detail: detail)
    case .notHTTP(let url): .notHTTP(url: change(url))
    case .response(let url, let status, let message, let retryAfter):
      .response(url: change(url), status: status, message: message, retryAfter: retryAfter)
    case .tooLarge(let url, let limit): .tooLarge(url: change(url), limit: limit)
    case .badRedirect(let url, let detail): .badRedirect(url: change(url), detail: detail)
    default: self
    }
  }
}

import Foundation

extension ServiceError: LocalizedError, CustomStringConvertible {
  public var description: String {
    [sentence, hint].compactMap { $0 }.joined(separator: " ")
  }

  public var errorDescription: String? { sentence }

  public var recoverySuggestion: String? { hint }

  /// One sentence that says what happened and where.
  public var sentence: String {
    switch self {
    case .unreachable(let url, _): "\(place(url)) cannot be reached."
    case .insecure(let url, _): "There is no secure connection to \(place(url))."
    case .timedOut(let url): "\(place(url)) did not answer in time."
    case .interrupted(let url, _): "The connection to \(place(url)) broke in the middle of an answer."
    case .response(let url, let status, let message, _):
      if let text = message?.text, !text.isEmpty {
        "\(place(url)) answered: \(text) (HTTP \(status))."
      } else {
        "\(place(url)) answered with HTTP status \(status)."
      }
    case .unexpectedContent(let url, let type):
      if type?.contains("html") == true {
        "\(place(url)) answered with a web page instead of data."
      } else {
        "\(place(url)) answered with \(type ?? "something") instead of data."
      }
    case .decoding(let url, let path, let detail):
      path.isEmpty
        ? "The answer of \(place(url)) cannot be read: \(detail)"
        : "The answer of \(place(url)) cannot be read at “\(path)”: \(detail)"
    case .tooLarge(let url, let limit): "The answer of \(place(url)) is larger than \(limit >> 20) MB."
    case .badRedirect(let url, let detail): "\(place(url)) sends the reader astray: \(detail)"
    case .badAddress(let address): "“\(address)” is not an address that can be asked."
    case .keyMissing(let service, _): "\(service) needs a key."
    }
  }

  /// What a person can do about it.
  public var hint: String? {
    switch self {
    case .unreachable: "Check the network connection."
    case .insecure(_, let detail): detail.isEmpty ? "Check this computer's date and time." : "\(detail)."
    case .timedOut, .interrupted: "Try again."
    case .response(_, let status, _, let retryAfter):
      switch status {
      case 401, 403: "Check the key for this service."
      case 404: "There may be no such thing any more."
      case 429, 503: retryAfter.map { "Try again in \(Int($0.rounded(.up))) seconds." } ?? "Try again in a while."
      case 500...599: "The service has a problem of its own; try again in a while."
      default: nil
      }
    case .unexpectedContent(_, let type):
      type?.contains("html") == true ? "A network's login page may be in the way: open a browser and look." : nil
    case .decoding, .tooLarge, .badRedirect: nil
    case .badAddress: "An address begins with http:// or https:// and has a host."
    case .keyMissing(_, let hint): hint
    }
  }

  private func place(_ url: URL) -> String {
    guard let host = url.host() else { return url.absoluteString }
    return url.port.map { "\(host):\($0)" } ?? host
  }
}

import Foundation

extension ServiceError: LocalizedError, CustomStringConvertible {
  package var description: String {
    [sentence, hint].compactMap { $0 }.joined(separator: " ")
  }

  package var errorDescription: String? { sentence }

  package var recoverySuggestion: String? { hint }

  /// One sentence that says what happened and where.
  package var sentence: String {
    switch self {
    case .unreachable(let url, _): "\(place(url)) cannot be reached."
    case .insecure(let url, _): "There is no secure connection to \(place(url))."
    case .timedOut(let url): "\(place(url)) did not answer in time."
    case .interrupted(let url, _): "The connection to \(place(url)) broke in the middle of an answer."
    case .notHTTP(let url): "What answers at \(place(url)) does not speak HTTP."
    case .response(let url, 304, _, _):
      "\(place(url)) answered that nothing has changed, but nothing is cached (HTTP 304)."
    case .response(let url, let status, let message, _):
      if let text = message?.text, !text.isEmpty {
        "\(place(url)) answered: \(text.last == "." ? text.dropLast() : text[...]) (HTTP \(status))."
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
    case .forbiddenAddress(let url): "\(place(url)) lies in a private network and is not asked."
    case .quotaSpent(let service, let limit, _): "The \(limit) requests that \(service) allows have been made."
    case .notCached(let url): "What \(place(url)) has to say is not cached on this computer."
    case .keyMissing(let service, _): "\(service) needs a key."
    }
  }

  /// What a person can do about it.
  package var hint: String? {
    switch self {
    case .unreachable: "Check the network connection."
    case .insecure(_, let detail) where detail.contains("expired"):
      "Its certificate has expired, or this computer's date and time are wrong."
    case .insecure(_, let detail) where detail.contains("wrong version number"):
      "The server does not use TLS: its address may begin with http:// instead of https://."
    case .insecure(_, let detail):
      detail.isEmpty
        ? "Check this computer's date and time."
        : "\(detail). KIOSK_CA_FILE names certificate authorities of your own."
    case .timedOut, .interrupted: "Try again."
    case .notHTTP(let url):
      url.scheme == "http"
        ? "Another kind of server may listen there, or its address begins with https://."
        : "Another kind of server may listen there."
    case .response(_, let status, _, let retryAfter):
      switch status {
      case 401, 403: "Check the key for this service."
      case 404: "There may be no such thing any more."
      case 429, 503: retryAfter.map { "Try again in \(Int($0.rounded(.up))) seconds." } ?? "Try again in a while."
      case 511: "A network's login page is in the way: open a browser and sign in to the network."
      case 500...599: "The service has a problem of its own; try again in a while."
      default: nil
      }
    case .unexpectedContent(_, let type):
      type?.contains("html") == true ? "A network's login page may be in the way: open a browser and look." : nil
    case .decoding, .tooLarge, .badRedirect, .forbiddenAddress: nil
    case .quotaSpent(_, _, let resets): "There will be more \(Self.moment(resets))."
    case .notCached: "Ask again with the network."
    case .badAddress: "An address begins with http:// or https:// and has a host."
    case .keyMissing(_, let hint): hint
    }
  }

  /// `at 14:05`, or `on 3 March at 14:05`.
  private static func moment(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateFormat = Calendar.current.isDateInToday(date) ? "'at' HH:mm" : "'on' d MMMM 'at' HH:mm"
    return formatter.string(from: date)
  }

  private func place(_ url: URL) -> String {
    guard let host = url.host() else { return url.absoluteString }
    return url.port.map { "\(host):\($0)" } ?? host
  }
}

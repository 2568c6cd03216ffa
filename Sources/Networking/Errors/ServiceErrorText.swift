import Foundation
import FoundationExtras

extension ServiceError: LocalizedError, CustomStringConvertible {
  package var description: String {
    [sentence, hint].compactMap { $0 }.joined(separator: " ")
  }

  package var errorDescription: String? { sentence }

  package var recoverySuggestion: String? { hint }

  /// One sentence that says what happened and where.
  package var sentence: String { words.text }

  /// What a person can do about it.
  package var hint: String? { hintWords?.text }

  /// The sentence, in no language yet.
  package var words: String.LocalizationValue {
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
        "\(place(url)) answered: \(String(text.last == "." ? text.dropLast() : text[...])) (HTTP \(status))."
      } else {
        "\(place(url)) answered with HTTP status \(status)."
      }
    case .unexpectedContent(let url, let type):
      if type?.contains("html") == true {
        "\(place(url)) answered with a web page instead of data."
      } else {
        if let type {
          "\(place(url)) answered with \(type) instead of data."
        } else {
          "\(place(url)) answered with something else than data."
        }
      }
    case .decoding(let url, let path, let detail):
      path.isEmpty
        ? "The answer of \(place(url)) cannot be read: \(String.LocalizationValue(english: detail))"
        : "The answer of \(place(url)) cannot be read at “\(path)”: \(String.LocalizationValue(english: detail))"
    case .tooLarge(let url, let limit): "The answer of \(place(url)) is larger than \(limit >> 20) MB."
    case .badRedirect(let url, let detail):
      "\(place(url)) redirects to a wrong place: \(String.LocalizationValue(english: detail))"
    case .badAddress(let address): "“\(address)” is not an address that can be asked."
    case .forbiddenAddress(let url): "\(place(url)) lies in a private network and is not asked."
    case .quotaSpent(let service, let limit, _): "The \(limit) requests that \(service) allows have been made."
    case .notCached(let url): "Nothing from \(place(url)) is cached on this computer."
    case .keyMissing(let service, _): "\(service) needs a key."
    }
  }

  /// What a person can do about it, in no language yet.
  package var hintWords: String.LocalizationValue? {
    switch self {
    case .unreachable: "Check the network connection."
    case .insecure(_, let detail) where detail.contains("expired"):
      "Its certificate has expired, or this computer's date and time are wrong."
    case .insecure(_, let detail) where detail.contains("wrong version number"):
      "The server does not use TLS: its address may begin with http:// instead of https://."
    case .insecure(_, let detail):
      detail.isEmpty
        ? "Check this computer's date and time."
        : "\(detail). KIOSK_CA_FILE can name your own certificate authorities."
    case .timedOut, .interrupted: "Try again."
    case .notHTTP(let url):
      url.scheme == "http"
        ? "Another kind of server may listen there, or its address begins with https://."
        : "Another kind of server may listen there."
    case .response(_, let status, _, let retryAfter):
      switch status {
      case 401, 403: "Check the key for this service."
      case 404, 410: "It may no longer exist."
      case 407: "A proxy on the way asks for a user name and a password."
      case 429, 503: retryAfter.map { "Try again in \(Int($0.rounded(.up))) seconds." } ?? "Try again later."
      case 511: "A network's login page is in the way: open a browser and sign in to the network."
      case 500...599: "The service has a problem. Try again later."
      default: nil
      }
    case .unexpectedContent(_, let type):
      type?.contains("html") == true ? "A network's login page may be in the way: open a browser and look." : nil
    case .decoding, .tooLarge, .badRedirect, .forbiddenAddress: nil
    case .quotaSpent(_, _, let resets): Self.more(resets)
    case .notCached: "Try again with a network connection."
    case .badAddress: "An address begins with http:// or https:// and has a host."
    case .keyMissing(_, let hint): hint
    }
  }

  private static func more(_ date: Date) -> String.LocalizationValue {
    let time = date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: ._inForce, timeZone: .inForce))
    if Calendar.current.isDateInToday(date) { return "There will be more at \(time)." }
    let day = date.formatted(Date.FormatStyle(locale: ._inForce, timeZone: .inForce).day().month(.wide))
    return "There will be more on \(day) at \(time)."
  }

  private func place(_ url: URL) -> String {
    guard let host = url.host() else { return url.absoluteString }
    return url.port.map { "\(host):\($0)" } ?? host
  }
}

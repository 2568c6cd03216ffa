import Foundation
import FoundationExtras
import Networking

/// Why there is no article to read.
package enum ArticleProblem: Error, Hashable, Sendable {
  /// The page could not be had.
  case service(ServiceError)
  /// The page is there, and no article was found in it.
  case noArticle(URL)

  /// One sentence for people.
  package var sentence: String { words.text }

  /// What a person can do about it.
  package var hint: String { hintWords.text }

  /// One sentence for people, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .noArticle(let url): return "No article was found at \(url.host() ?? url.absoluteString)."
    case .service(.response(let url, let status, _, _)):
      let place = url.host() ?? url.absoluteString
      switch status {
      case 401, 402, 403, 451: return "\(place) does not let Kiosk read this page (HTTP \(status))."
      case 404, 410: return "The page is not at \(place) any more (HTTP \(status))."
      case 429: return "\(place) gets too many requests (HTTP 429)."
      case 500...599: return "\(place) has a problem (HTTP \(status))."
      default: return "\(place) answered with HTTP status \(status)."
      }
    case .service(.forbiddenAddress(let url)):
      return "\(url.host() ?? url.absoluteString) lies in a private network and is not asked."
    case .service(.tooLarge(let url, let limit)):
      return "The page at \(url.host() ?? url.absoluteString) is larger than \(limit >> 20) MB."
    case .service(let error): return error.words
    }
  }

  /// What a person can do about it, in no language yet.
  package var hintWords: String.LocalizationValue {
    switch self {
    case .noArticle: "It may be a program, a video or a front page: open the original to see it."
    case .service(.response(_, 401...403, _, _)), .service(.response(_, 451, _, _)):
      "Open the original: your browser may be let in."
    case .service(.response(_, 404, _, _)), .service(.response(_, 410, _, _)):
      "Open the original to see what is there now."
    case .service(.unreachable), .service(.timedOut), .service(.interrupted): "Check the network, then try again."
    default: "Open the original to see it in your browser."
    }
  }

  /// Whether asking again may help.
  package var mayPass: Bool {
    switch self {
    case .noArticle: false
    case .service(.forbiddenAddress), .service(.tooLarge), .service(.badAddress), .service(.badRedirect): false
    case .service(.response(_, let status, _, _)): [408, 425, 429].contains(status) || status >= 500
    case .service: true
    }
  }
}

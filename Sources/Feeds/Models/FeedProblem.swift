import Foundation
import FoundationExtras
import Networking

/// Why there is no feed to read.
package enum FeedProblem: Error, Hashable, Sendable {
  /// The address could not be asked, or did not answer.
  case service(ServiceError)
  /// There is a web page in place of a feed.
  case page(URL)
  /// The answer is empty.
  case empty(URL)
  /// Something else than a feed; `what` names it, such as `a picture`.
  case somethingElse(URL, what: String)
  /// It begins as a feed does and cannot be read.
  case damaged(URL, detail: String)
  /// No feed was found at a site.
  case noneFound(URL)

  /// One sentence that says what happened and where.
  package var sentence: String { words.text }

  /// What a person can do about it.
  package var hint: String? { hintWords?.text }

  /// The sentence, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .service(.response(let url, let status, _, _)):
      switch status {
      case 401, 402, 403, 451: "\(Self.place(url)) does not let Kiosk read this feed (HTTP \(status))."
      case 404: "There is no feed at this address of \(Self.place(url)) (HTTP 404)."
      case 410: "\(Self.place(url)) says that this feed has ended (HTTP 410)."
      case 429: "\(Self.place(url)) gets too many requests (HTTP 429)."
      case 500...599: "\(Self.place(url)) has a problem (HTTP \(status))."
      default: "\(Self.place(url)) answered with HTTP status \(status)."
      }
    case .service(let error): error.words
    case .page(let url): "\(Self.place(url)) answered with a web page instead of a feed."
    case .empty(let url): "\(Self.place(url)) sent an empty answer."
    case .somethingElse(let url, let what):
      "\(Self.place(url)) answered with \(String.LocalizationValue(english: what)) instead of a feed."
    case .damaged(let url, let detail):
      "The feed of \(Self.place(url)) cannot be read: \(String.LocalizationValue(english: detail))"
    case .noneFound(let url): "No feed was found at \(Self.place(url))."
    }
  }

  /// What a person can do about it, in no language yet.
  package var hintWords: String.LocalizationValue? {
    switch self {
    case .service(.response(_, 404, _, _)): "Look at the site for the feed's new address."
    case .service(.response(_, 410, _, _)): "It is not asked again. Remove it, or add it again."
    case .service(.response(_, 401...403, _, _)): "The feed may be for the site's members only."
    case .service(.forbiddenAddress):
      "Feeds in your own network are asked only if you allow it, here or with --allow-private."
    case .service(let error): error.hintWords
    case .page, .somethingElse: "Enter the address of the site, and Kiosk finds its feeds."
    case .empty, .damaged: "The site may be working on it. Kiosk asks again later."
    case .noneFound: "Look for a link called RSS, Atom or feed on the site, and enter its address."
    }
  }

  /// Whether it lies in a private network and was not asked for that reason alone.
  package var isPrivate: Bool {
    if case .service(.forbiddenAddress) = self { true } else { false }
  }

  /// Whether the feed is gone for good.
  package var isEnd: Bool {
    if case .service(.response(_, 410, _, _)) = self { true } else { false }
  }

  /// Seconds the server asks to wait.
  package var retryAfter: TimeInterval? {
    if case .service(.response(_, _, _, let seconds)) = self { seconds } else { nil }
  }

  /// What follows from it.
  package var cause: ServiceError.Cause {
    switch self {
    case .service(.response(_, let status, _, _)) where (401...404).contains(status) || status == 410: .unavailable
    case .service(let error): error.cause
    case .page, .empty, .somethingElse, .damaged, .noneFound: .badData
    }
  }

  static func place(_ url: URL) -> String {
    guard let host = url.host() else { return url.absoluteString }
    return url.port.map { "\(host):\($0)" } ?? host
  }
}

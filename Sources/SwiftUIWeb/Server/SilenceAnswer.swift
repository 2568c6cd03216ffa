import Foundation
import HTTPServer
import Locks

/// What an app is doing, each with the name of a view.
package enum WorkAtHand: Sendable {
  case body(of: String)
  case action(in: String)
}

/// What is said in place of an app that does not answer.
struct SilenceAnswer: Sendable {
  private let title: String
  private let languages: [String]
  /// nil until the address is known.
  private let gate = Locked<RequestGuard?>(nil)
  private let isBehindProxy: Bool
  private let work: @Sendable () -> WorkAtHand?

  init(_ options: WebServer.Options) {
    title = options.title
    languages = options.languages
    isBehindProxy = options.isBehindProxy
    work = options.work
  }

  func replace(_ gate: RequestGuard) { self.gate.withLock { $0 = gate } }

  /// What the app is doing, as far as it is known.
  func reason(in locale: Locale) -> String? {
    switch work() {
    case .body(let view): String(localized: "The body of \(view) does not end.", locale: locale)
    case .action(let view): String(localized: "An action in \(view) does not end.", locale: locale)
    case nil: nil
    }
  }

  /// A page for who opens one, which tries again by itself, and a sentence for all others.
  func callAsFunction(to request: HTTPRequest) -> HTTPResponse {
    guard let gate = gate.withLock({ $0 }) else { return SecurityHeaders.plain(503) }
    if case .refused(let status, let reason) = gate.judge(request) { return SecurityHeaders.plain(status, reason) }
    let pages = DoorPages(title: title, language: PageLanguage(request.locale(of: languages)), script: "")
    // Who asks at this machine may hear what the app is made of.
    let reason = gate.isLoopback && !isBehindProxy ? reason(in: pages.language.locale) : nil
    let isVisit = request.method == "GET" && [nil, "document", "empty"].contains(request.headers["Sec-Fetch-Dest"])
    if isVisit { return pages.silent(reason: reason) }
    var response = SecurityHeaders.plain(504)
    response.body = Data(([pages.silence, reason].compactMap { $0 }.joined(separator: " ")).utf8)
    return response
  }
}

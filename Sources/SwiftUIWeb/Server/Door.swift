import Foundation
import FoundationExtras
import HTTPServer

/// Lets visitors in who know the secret.
@MainActor
final class Door {
  private let quietPages: DoorPages
  private let locale: @MainActor (HTTPRequest) -> Locale
  private(set) var rules: VisitorRules
  private let cookies: Cookies
  private var limit = GuessLimit(now: FrontDesk.now())
  private var figures: ServerFigures
  /// In the query of an address that holds the secret.
  nonisolated static let query = "access"

  /// - Parameter locale: the language of whoever asks.
  init(
    pages: DoorPages, rules: VisitorRules, cookies: Cookies, figures: ServerFigures,
    locale: @escaping @MainActor (HTTPRequest) -> Locale
  ) {
    quietPages = pages
    self.locale = locale
    self.rules = rules
    self.cookies = cookies
    self.figures = figures
  }

  /// From now on only this opens.
  func replace(_ access: WebAccess) { rules.access = access }

  /// The quiet pages in the language of whoever asks.
  func pages(_ request: HTTPRequest) -> DoorPages { quietPages.speaking(locale(request)) }

  static func today() -> Int { Int(Date().timeIntervalSince1970 / 86_400) }

  func visitor(_ request: HTTPRequest) -> Visitor { rules.visitor(request, day: Self.today()) }

  /// The cookie that comes with the next page, where it is time for one.
  func renewal(_ visitor: Visitor) -> String? {
    visitor.standing == .guest(renews: true)
      ? cookies.setAccess(rules.access.pass(day: Self.today()), for: visitor) : nil
  }

  /// Answers a request that holds the secret in its address or its body; false for others.
  func takesSecret(_ request: HTTPRequest, _ visitor: Visitor, _ responder: HTTPResponder) -> Bool {
    if request.method == "POST", request.rawPath == Address.signIn {
      let form = HTTPQuery(Substring(String(decoding: request.body.prefix(8192), as: UTF8.self)))
      let target = form["to"].flatMap(AddressPolicy.inside) ?? "/"
      check(form["secret"] ?? "", target, visitor, pages(request), responder)
      return true
    }
    guard request.method == "GET", let offered = request.query[Self.query],
      let target = request.appPath(without: Self.query)
    else { return false }
    // Whoever is in already only loses the secret from the address.
    if visitor.standing == .owner {
      responder.respond(Self.redirect(to: target))
    } else {
      check(offered, target, visitor, pages(request), responder)
    }
    return true
  }

  /// The quiet page, whatever was asked for.
  func refuse(_ request: HTTPRequest, _ responder: HTTPResponder) {
    figures.strangers += 1
    guard request.method != "POST" else {
      responder.respond(SecurityHeaders.plain(401, "the secret is needed; open the page again"))
      return
    }
    responder.respond(pages(request).signIn(status: 401, to: request.appPath(without: Self.query) ?? "/"))
  }

  private func check(
    _ guess: String, _ target: String, _ visitor: Visitor, _ pages: DoorPages, _ responder: HTTPResponder
  ) {
    figures.guesses += 1
    guard limit.take(from: visitor.address, now: FrontDesk.now()) else {
      var response = pages.signIn(
        status: 429, to: target, trouble: "Too many attempts. Wait a minute, then try again.")
      response.headers["Retry-After"] = "60"
      responder.respond(response)
      return
    }
    let access = rules.access
    access.judge(guess.trimmingCharacters(in: .whitespacesAndNewlines)) { [self] isRight in
      guard isRight else {
        figures.wrongGuesses += 1
        if !guess.isEmpty { ServerLog.write(.warning, "a wrong secret came from \(Self.told(visitor))") }
        responder.respond(
          pages.signIn(status: 401, to: target, trouble: guess.isEmpty ? nil : "That is not the secret."))
        return
      }
      ServerLog.write(.info, "a browser came in by the secret, from \(Self.told(visitor))")
      var response = Self.redirect(to: target)
      response.headers.add("Set-Cookie", cookies.setAccess(access.pass(day: Self.today()), for: visitor))
      responder.respond(response)
    }
  }

  private static func told(_ visitor: Visitor) -> String { visitor.address.isEmpty ? "the socket" : visitor.address }

  private static func redirect(to target: String) -> HTTPResponse {
    var response = SecurityHeaders.plain(303)
    response.headers["Location"] = target
    return response
  }
}

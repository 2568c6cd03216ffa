import Foundation
import FoundationExtras
import SwiftUIElements
import HTTPServer

/// The quiet pages before anybody is in: they show nothing of the app and hold no session.
struct DoorPages: Sendable {
  private static let style = """
    html{color-scheme:light dark;font:17px/1.45 system-ui,sans-serif}\
    body{max-width:24rem;margin:18vh auto 0;padding:0 1.25rem}\
    h1{font-size:1.4rem}\
    input,button{font:inherit;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.4rem .8rem;margin:.4rem 0;border-radius:.6rem;border:1px solid #8888}\
    button{background:#0b5c8c;color:#fff;border:0}\
    p.wrong{color:#b3261e}@media(prefers-color-scheme:dark){p.wrong{color:#f2b8b5}}
    """

  /// Goes on by itself: the same address, asked for by a page of this server.
  static let arrivalScript = """
    (()=>{const w=window,n=Date.now();let t=0;try{t=+w.sessionStorage.getItem('arrived')||0;w.sessionStorage.setItem('arrived',n)}catch{}if(n-t>2000)w.location.replace(w.location.href)})()
    """

  private static let styleHash = Data(SHA256.hash(style.utf8)).base64EncodedString()

  let title: String
  var language: PageLanguage
  /// The address of ``arrivalScript``.
  let script: String

  /// The same pages for somebody who reads another language.
  func speaking(_ locale: Locale) -> DoorPages {
    var pages = self
    pages.language = PageLanguage(locale)
    return pages
  }

  private func text(_ words: String.LocalizationValue) -> String { String(localized: words, locale: language.locale) }

  /// Takes the secret.
  func signIn(status: Int, to path: String, trouble: String.LocalizationValue? = nil) -> HTTPResponse {
    var writer = start(script: nil)
    writer.element("h1", text: title)
    if let trouble {
      writer.element("p", [Attribute("class", "wrong"), Attribute("role", "alert")], text: text(trouble))
    }
    writer.open("form", [Attribute("method", "post"), Attribute("action", Address.signIn)])
    writer.open("label", [])
    writer.text(text("Access secret or password"))
    writer.open(
      "input",
      [
        Attribute("type", "password"), Attribute("name", "secret"), Attribute("autocomplete", "current-password"),
        Attribute("required"), Attribute("autofocus"),
      ])
    writer.close("label")
    writer.open("input", [Attribute("type", "hidden"), Attribute("name", "to"), Attribute("value", path)])
    writer.element("button", text: text("Sign in"))
    writer.close("form")
    return response(status, end(writer))
  }

  /// Goes on with the first press or key of whoever reads.
  static let stillScript = """
    (()=>{const w=window,go=p=>p.target.closest('a')||w.location.reload();for(const n of ['click','keydown'])w.addEventListener(n,go)})()
    """

  /// Stands in for a page that a link of another site leads to, until the browser proves that it is a page.
  /// - Parameter goesOn: whether it does so by itself; else its link is to be followed.
  func arrival(at path: String, goesOn: Bool) -> HTTPResponse {
    var writer = start(script: goesOn ? script : nil)
    writer.element("a", [Attribute("href", path)], text: text("Continue to \(title)"))
    return response(200, end(writer))
  }

  /// There is no room at this moment; the page tries again by itself.
  func busy(path: String, seconds: Int) -> HTTPResponse {
    var writer = start(script: nil)
    writer.element("h1", text: title)
    writer.element("p", text: text("Kiosk is busy right now. This page will try again by itself."))
    writer.element("a", [Attribute("href", path)], text: text("Try now"))
    var response = response(503, end(writer))
    response.headers["Retry-After"] = "\(seconds)"
    response.headers["Refresh"] = "\(seconds)"
    return response
  }

  /// Takes a file, and says what has become of the last one.
  /// - Parameter action: where the form leads; nil where there is none to show.
  func bring(status: Int, _ file: ExchangedFile, action: String?, words: String.LocalizationValue?, isTrouble: Bool)
    -> HTTPResponse
  {
    var writer = start(script: nil)
    writer.element("h1", text: text(file.title))
    if let words {
      let look = isTrouble ? [Attribute("class", "wrong"), Attribute("role", "alert")] : [Attribute("role", "status")]
      writer.element("p", look, text: text(words))
    }
    if let action {
      writer.open(
        "form",
        [Attribute("method", "post"), Attribute("enctype", "multipart/form-data"), Attribute("action", action)])
      writer.open("label", [])
      writer.text(text("A file that was saved by Kiosk, \(file.name)"))
      writer.open(
        "input",
        [Attribute("type", "file"), Attribute("name", "file"), Attribute("accept", file.type), Attribute("required")])
      writer.close("label")
      writer.element("button", text: text("Import"))
      writer.close("form")
    }
    writer.element(
      "a", [Attribute("href", action == nil ? file.bringing : file.home)],
      text: action == nil ? text("Try again") : text("Back"))
    return response(status, end(writer))
  }

  func notFound() -> HTTPResponse {
    var writer = start(script: nil)
    writer.element("h1", text: text("Page not found"))
    writer.element("a", [Attribute("href", "/")], text: title)
    return response(404, end(writer))
  }

  private func start(script: String?) -> HTMLWriter {
    var writer = HTMLWriter()
    writer.add(Markup("<!doctype html>"))
    writer.open("html", language.attributes)
    writer.add(
      Markup("<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"))
    writer.element("title", text: title)
    writer.element("style", text: Self.style)
    if let script { writer.element("script", [Attribute("src", script), Attribute("defer")], text: "") }
    return writer
  }

  private func end(_ writer: HTMLWriter) -> Data { Data(writer.markup.bytes) }

  private func response(_ status: Int, _ body: Data) -> HTTPResponse {
    var headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
      "Vary": "Accept-Language, Cookie, Sec-Fetch-Site",
    ]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] =
      "default-src 'none'; script-src 'self'; style-src 'sha256-\(Self.styleHash)'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    // Without it the form would not say where it comes from.
    headers["Referrer-Policy"] = "same-origin"
    return HTTPResponse(status: status, headers: headers, body: body)
  }
}

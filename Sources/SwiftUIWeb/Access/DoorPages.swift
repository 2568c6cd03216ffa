import CryptoKit
import Foundation
import FoundationExtras
import SwiftUIElements
import HTTPServer

/// The quiet pages before anybody is in: they show nothing of the app and hold no session.
struct DoorPages: Sendable {
  /// `Styles/Sheet/door.css`
  private static let style = ClientScript.text(PackageResources.door_css)
  private static let styleHash = Data(SHA256.hash(data: Data(style.utf8))).base64EncodedString()

  let title: String
  var language: PageLanguage
  /// The address of ``DoorScripts/arrival``.
  let script: String

  /// The same pages for somebody who reads another language.
  func speaking(_ locale: Locale) -> DoorPages {
    var pages = self
    pages.language = PageLanguage(locale)
    return pages
  }

  func text(_ words: String.LocalizationValue) -> String { String(localized: words, locale: language.locale) }

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

  /// What is said of an app that does not answer.
  var silence: String { text("The app does not answer at the moment.") }

  /// In place of a page of an app that does not answer; it tries again by itself.
  func silent(reason: String?) -> HTTPResponse {
    var writer = start(script: nil)
    writer.element("h1", text: title)
    writer.element("p", [Attribute("role", "alert")], text: silence)
    if let reason { writer.element("p", text: reason) }
    writer.element("p", text: text("This page will try again by itself."))
    var response = response(504, end(writer))
    response.headers["Refresh"] = "3"
    return response
  }

  func notFound() -> HTTPResponse {
    var writer = start(script: nil)
    writer.element("h1", text: text("Page not found"))
    writer.element("a", [Attribute("href", "/")], text: title)
    return response(404, end(writer))
  }

  func start(script: String?) -> HTMLWriter {
    var writer = HTMLWriter(quotesAll: true)
    writer.add(Markup("<!doctype html>"))
    writer.open("html", language.attributes)
    writer.add(
      Markup("<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"))
    writer.element("title", text: title)
    writer.element("style", text: Self.style)
    if let script { writer.element("script", [Attribute("src", script), Attribute("defer")], text: "") }
    return writer
  }

  func end(_ writer: HTMLWriter) -> Data { Data(writer.markup.bytes) }

  func response(_ status: Int, _ body: Data) -> HTTPResponse {
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

import Foundation
import FoundationExtras
import HTTPServer
import SwiftUIElements

/// Gives out the file of an app and takes it back.
@MainActor
struct FileDesk {
  let file: ExchangedFile
  let door: Door
  let key: UploadKey

  /// Answers a GET; false where the address is another one.
  /// - Parameter cookie: gives the browser its name, where it is new.
  func answer(_ request: HTTPRequest, _ responder: HTTPResponder, browser: String, cookie: String?) -> Bool {
    switch request.rawPath {
    case file.saving: save(responder)
    case file.bringing:
      var page = page(200, request, browser)
      if let cookie { page.headers.add("Set-Cookie", cookie) }
      responder.respond(page)
    default: return false
    }
    return true
  }

  /// Takes what a form brought; false where the address is another one.
  func receive(_ request: HTTPRequest, _ responder: HTTPResponder, browser: String?) -> Bool {
    guard request.rawPath == file.bringing else { return false }
    guard let browser, let upload = request.upload else {
      responder.respond(
        page(
          403, request, browser, "This form is too old, so nothing has changed. Choose the file again.", isTrouble: true
        ))
      return true
    }
    let bytes: Data
    do throws(UploadProblem) {
      bytes = try upload.get().contents()
    } catch {
      responder.respond(page(error.status, request, browser, error.words, isTrouble: true))
      return true
    }
    file.take(bytes) { [self] outcome in
      switch outcome {
      case .taken(let text): responder.respond(page(200, request, browser, text))
      case .refused(let text): responder.respond(page(422, request, browser, text, isTrouble: true))
      }
    }
    return true
  }

  private func save(_ responder: HTTPResponder) {
    let contents = file.contents()
    var headers: HTTPHeaders = [
      "Content-Type": file.type, "Content-Disposition": "attachment; filename=\"\(file.name)\"",
      "Cache-Control": "no-store",
    ]
    SecurityHeaders.add(to: &headers)
    let response = HTTPResponse(headers: headers)
    DispatchQueue.global(qos: .userInitiated).async {
      var response = response
      response.body = contents()
      responder.respond(response)
    }
  }

  private func page(
    _ status: Int, _ request: HTTPRequest, _ browser: String?, _ words: String.LocalizationValue? = nil,
    isTrouble: Bool = false
  ) -> HTTPResponse {
    door.pages(request).bring(
      status: status, file, action: browser.map { "\(file.bringing)?\(UploadKey.name)=\(key.key(of: $0))" },
      words: words, isTrouble: isTrouble)
  }
}

/// What a form sends along to prove that it is of a page that this server gave to this browser.
struct UploadKey: Sendable {
  static let name = "key"
  private let secret: [UInt8] = (0..<32).map { _ in UInt8.random(in: .min ... .max) }

  func key(of browser: String) -> String { Seal.of(Data(browser.utf8), key: secret) }

  /// Whether a request brings the key of the browser that sends it.
  func admits(_ request: HTTPRequest) -> Bool {
    guard let given = request.query[Self.name] else { return false }
    return request.cookieNames.filter { $0.hasPrefix(Cookies.browserPrefix) }.contains { name in
      request.cookie(name).map { Secret.same(given, key(of: $0)) } == true
    }
  }
}

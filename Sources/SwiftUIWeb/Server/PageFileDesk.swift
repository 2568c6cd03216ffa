import Foundation
import FoundationExtras
import HTTPServer
import SwiftUIElements

/// Takes the files that readers give to the app on its pages, and hands out those that the app gives them.
@MainActor
struct PageFileDesk {
  let store: SessionStore

  /// Answers a GET; false where the address is another one.
  func answer(_ request: HTTPRequest, _ responder: HTTPResponder, browser: String?) -> Bool {
    guard request.rawPath.hasPrefix(Address.give) else { return false }
    let id = String(request.rawPath.dropFirst(Address.give.count))
    let pages = store.pages.values.lazy.filter { browser != nil && $0.client == browser }
    guard let file = pages.compactMap({ $0.files.handedOut(id) }).first else {
      responder.respond(SecurityHeaders.plain(404))
      return true
    }
    var headers: HTTPHeaders = [
      "Content-Type": MediaType.isProper(file.type) ? file.type : "application/octet-stream",
      "Content-Disposition": FileName.disposition(file.name), "Cache-Control": "no-store",
    ]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    responder.respond(HTTPResponse(headers: headers, body: file.data))
    return true
  }

  /// Takes a file; false where the address is another one.
  func receive(_ request: HTTPRequest, _ responder: HTTPResponder, browser: String?) -> Bool {
    guard request.rawPath == Address.take else { return false }
    guard let page = request.query["t"].flatMap({ store.page($0, client: browser) }), let upload = request.upload,
      let node = request.query["n"].flatMap({ UInt64($0) })
    else {
      responder.respond(SecurityHeaders.plain(410, "the session has ended"))
      return true
    }
    do throws(UploadProblem) {
      let bytes = try upload.get().contents()
      let name = try page.take(bytes, name: request.query["name"] ?? "", for: NodeID(rawValue: node))
      responder.respond(Self.said(200, name))
    } catch {
      responder.respond(Self.said(error.status, String(localized: error.words, locale: page.traits.locale)))
    }
    return true
  }

  private static func said(_ status: Int, _ words: String) -> HTTPResponse {
    var response = HTTPResponse.text(words, type: "text/plain; charset=utf-8")
    response.status = status
    SecurityHeaders.add(to: &response.headers)
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}

/// Types of media as they stand in headers.
enum MediaType {
  static func isProper(_ type: String) -> Bool {
    type.utf8.count <= 100 && type.wholeMatch(of: /[a-z]+\/[a-z0-9.+\-]+(; charset=utf-8)?/) != nil
  }
}

import Foundation
import HTTPServer
import JSON

/// Answers browsers that put the app on a home screen: the manifest, the icon, the worker that keeps pages, and what is shared.
@MainActor
struct HomeScreenRequests {
  let app: HomeScreenApp

  /// The request header of the worker's copies: they are painted of what is known, and nothing is asked or begun for them.
  static let copy = "Kept-Copy"

  /// The answer; nil where the address is another one.
  func answer(_ request: HTTPRequest) -> HTTPResponse? {
    switch request.rawPath {
    case Address.manifest: response("application/manifest+json", manifest)
    case Address.phoneIcon: app.icon().map { response("image/png", $0) }
    case Address.worker: worker
    case Address.kept: kept
    case Address.share: share(request)
    default: nil
    }
  }

  private func response(_ type: String, _ body: Data, caching: String = "private, no-cache") -> HTTPResponse {
    var headers: HTTPHeaders = ["Content-Type": type, "Cache-Control": caching]
    SecurityHeaders.add(to: &headers)
    return HTTPResponse(headers: headers, body: body)
  }

  /// It lies beside the host's own files and sees to all pages.
  private var worker: HTTPResponse {
    var answer = response("text/javascript; charset=utf-8", Data(WorkerScript.text.utf8))
    answer.headers["Service-Worker-Allowed"] = "/"
    return answer
  }

  private var kept: HTTPResponse {
    let kept = app.kept()
    let body: JSONValue = [
      "lists": .array(kept.lists.map { .text($0) }), "saved": .array(kept.saved.map { .text($0) }),
    ]
    return response("application/json", Data(body.compact.utf8), caching: "no-store")
  }

  private var manifest: Data {
    let icons: JSONValue = [
      ["src": .text(Address.icon), "sizes": "any", "type": "image/svg+xml"],
      ["src": .text(Address.phoneIcon), "sizes": "512x512", "type": "image/png", "purpose": "any"],
      ["src": .text(Address.phoneIcon), "sizes": "512x512", "type": "image/png", "purpose": "maskable"],
    ]
    let share: JSONValue = [
      "action": .text(Address.share), "method": "GET", "enctype": "application/x-www-form-urlencoded",
      "params": ["title": "title", "text": "text", "url": "url"],
    ]
    let manifest: JSONValue = [
      "name": .text(app.name), "short_name": .text(app.name), "id": "/", "start_url": "/", "scope": "/",
      "display": "standalone", "icons": icons, "share_target": share,
    ]
    return Data(manifest.compact.utf8)
  }

  /// Leads on to the page of what is shared; that changes nothing.
  private func share(_ request: HTTPRequest) -> HTTPResponse {
    let texts = request.query.pairs.filter { ["url", "text", "title"].contains($0.name) }
    let order = ["url", "text", "title"]
    let sorted = order.flatMap { name in texts.filter { $0.name == name }.map(\.value) }
    var headers: HTTPHeaders = [
      "Location": app.shared(sorted).flatMap(AddressPolicy.inside) ?? "/", "Cache-Control": "no-store",
    ]
    SecurityHeaders.add(to: &headers)
    return HTTPResponse(status: 303, headers: headers)
  }
}

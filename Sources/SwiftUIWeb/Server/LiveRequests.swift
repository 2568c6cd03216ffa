import Foundation
import HTTPServer
import SwiftUIElements

/// Takes what pages send: their streams, their events, and their end.
@MainActor
struct LiveRequests {
  let store: SessionStore
  let figures: ServerFigures

  private struct EndRequest: Decodable { var t: String }

  /// - Parameter browser: the browser's name, where it has one of ours.
  func answer(_ request: HTTPRequest, _ responder: HTTPResponder, browser: String?, _ visitor: Visitor) {
    guard request.holdsJSON else {
      responder.respond(SecurityHeaders.plain(415, "only application/json is taken"))
      return
    }
    switch request.rawPath {
    case Address.stream: openStream(request, responder, browser, visitor)
    case Address.events: receive(request, responder, browser)
    case Address.end:
      if let end = try? JSONDecoder().decode(EndRequest.self, from: request.body),
        let page = store.page(end.t, client: browser)
      {
        store.end(page)
      }
      responder.respond(SecurityHeaders.plain(204))
    default: responder.respond(SecurityHeaders.plain(404))
    }
  }

  private func openStream(_ request: HTTPRequest, _ responder: HTTPResponder, _ browser: String?, _ visitor: Visitor) {
    guard let wish = try? JSONDecoder().decode(StreamRequest.self, from: request.body) else {
      responder.respond(SecurityHeaders.plain(400, "this is no request for a stream"))
      return
    }
    guard let page = store.page(wish.token, client: browser), page.stage != .building else {
      responder.respond(SecurityHeaders.plain(410, "the session has ended"))
      return
    }
    guard page.stage == .live || visitor.isDirect || !store.isFull(of: visitor.address) else {
      responder.respond(SecurityHeaders.plain(503, "too many pages are open at this address"))
      return
    }
    var headers: HTTPHeaders = [
      "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
    ]
    SecurityHeaders.add(to: &headers)
    let gzip = request.acceptsGzip
    if gzip { headers["Content-Encoding"] = "gzip" }
    figures.streams += 1
    let stream = HTTPLiveStream(responder.stream(headers: headers), isCompressed: gzip)
    page.lastUse = FrontDesk.now()
    _ = stream.send(Array(":\n\n".utf8))
    page.attach(
      stream, after: wish.frame, traits: wish.traits.applied(to: page.traits), unreadable: wish.unreadable)
    stream.report(to: page)
  }

  private func receive(_ request: HTTPRequest, _ responder: HTTPResponder, _ browser: String?) {
    guard let batch = try? JSONDecoder().decode(EventBatch.self, from: request.body) else {
      responder.respond(SecurityHeaders.plain(400, "these are no events"))
      return
    }
    guard let page = store.page(batch.token, client: browser) else {
      responder.respond(SecurityHeaders.plain(410, "the session has ended"))
      return
    }
    figures.batches += 1
    switch page.receive(batch, now: FrontDesk.now()) {
    case .taken: responder.respond(SecurityHeaders.plain(204))
    case .tooMany: responder.respond(SecurityHeaders.plain(429, "too many events at once"))
    case .gone: responder.respond(SecurityHeaders.plain(410, "the session has ended"))
    }
  }
}

import Foundation
import HTTPServer
import SwiftUIElements

/// Takes every request: judges it, and leads it to a page, a stream, an event or a file.
@MainActor
final class FrontDesk {
  private let options: WebServer.Options
  private let store: SessionStore
  private let makeSession: WebServer.MakeSession
  private let files = StaticFiles()
  private let registry = StyleRegistry.shared
  /// Names the rules of this process in addresses that are cached for ever.
  private let edition = Secret.make()
  private var gate: RequestGuard?
  private var beats = 0

  init(options: WebServer.Options, store: SessionStore, makeSession: @escaping WebServer.MakeSession) {
    self.options = options
    self.store = store
    self.makeSession = makeSession
  }

  var accessToken: String? { gate?.accessToken }

  func opened(at address: ListenAddress) {
    gate = RequestGuard(
      port: address.port, isLoopback: address.isLoopback, listenHost: address.host,
      allowedHosts: Set(options.allowedHosts.map { $0.lowercased() }),
      accessToken: options.accessToken ?? (address.isLoopback ? nil : Secret.make()))
  }

  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Every five seconds: sessions that were left end; every twentieth second the streams get a sign of life.
  func tick() {
    guard store.count > 0 else { return }
    store.sweep(now: Self.now())
    beats += 1
    guard beats % 4 == 0 else { return }
    for page in store.pages.values { page.beat() }
  }

  func answer(_ request: HTTPRequest, _ responder: HTTPResponder) {
    guard let gate else {
      responder.respond(Self.plain(503))
      return
    }
    switch gate.judge(request) {
    case .refused(let status, let reason):
      responder.respond(Self.plain(status, reason))
    case .needsToken:
      responder.respond(
        Self.plain(401, "open the address that the server printed when it started; it holds the access token"))
    case .admitted:
      responder.respond(admission(request, gate))
    case .allowed where request.method == "POST":
      answerPost(request, responder, gate)
    case .allowed:
      answerGet(request, responder, gate)
    }
  }

  static func plain(_ status: Int, _ detail: String = "") -> HTTPResponse {
    var response = HTTPResponse.plain(status, detail)
    SecurityHeaders.add(to: &response.headers)
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  // MARK: Reading

  private func answerGet(_ request: HTTPRequest, _ responder: HTTPResponder, _ gate: RequestGuard) {
    let gzip = Self.acceptsGzip(request)
    let path = request.rawPath
    if let file = files[path] {
      responder.respond(files.response(file, accepts: gzip))
    } else if path.hasPrefix(Address.rules + "-") {
      responder.respond(rules(path, gzip) ?? Self.plain(404))
    } else if path.hasPrefix(Address.images) {
      responder.respond(picture(String(path.dropFirst(Address.images.count))))
    } else if path.hasPrefix(Address.documents) {
      responder.respond(document(String(path.dropFirst(Address.documents.count))))
    } else if path.hasPrefix(Address.reserved) || path == "/favicon.ico" || path == "/robots.txt" {
      responder.respond(Self.plain(404))
    } else if request.method == "HEAD" {
      responder.respond(htmlResponse(Data(), gzip: false))
    } else {
      openPage(request, responder, gate)
    }
  }

  private func openPage(_ request: HTTPRequest, _ responder: HTTPResponder, _ gate: RequestGuard) {
    guard let path = Self.appPath(request, without: Address.rows) else {
      responder.respond(Self.plain(400, "this is no address of a page"))
      return
    }
    var client = request.cookie(gate.clientCookie).flatMap { Secret.isWellFormed($0) ? $0 : nil }
    var cookie: String?
    // A visit that comes from another site does not show the cookie it may have (SameSite=Strict): the first stream tells.
    let isForeign = ["cross-site", "same-site"].contains(request.headers["Sec-Fetch-Site"])
    if client == nil, !isForeign {
      client = Secret.make()
      cookie = client
    }
    guard store.makeRoom(client: client, remoteAddress: request.remoteAddress) else {
      var response = Self.plain(503, "all places are taken; close a page that you no longer read, or try again soon")
      response.headers["Retry-After"] = "10"
      responder.respond(response)
      return
    }
    let page = PageSession(
      token: Secret.make(), client: client, remoteAddress: request.remoteAddress, path: path, title: options.title,
      traits: Self.traits(request, language: options.language), limits: options.limits, registry: registry,
      now: Self.now())
    store.add(page)
    _ = makeSession(page, path)
    let language = options.language
    page.whenLoaded(patience: options.limits.firstPaintPatience) { [self] in
      guard page.stage != .ended else {
        responder.respond(Self.plain(503))
        return
      }
      let paint = page.paint()
      let writer = PageWriter(
        title: page.title, language: language, isRightToLeft: page.traits.isRightToLeft,
        live: (page.token, page.paintedFrame),
        sheets: [files.sheet.path, "\(Address.rules)-\(edition)-\(paint.rules).css"], script: files.script.path,
        firstVisit: Self.viewport(request) == nil ? (files.firstVisit.path, page.traits.viewport.width) : nil)
      var response = htmlResponse(Data(writer.write(paint).bytes), gzip: Self.acceptsGzip(request))
      if let cookie { response.headers.add("Set-Cookie", Self.cookie(gate.clientCookie, cookie, request)) }
      responder.respond(response)
    }
  }

  private func htmlResponse(_ body: Data, gzip: Bool) -> HTTPResponse {
    var headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Vary": "Accept-Encoding, Cookie",
    ]
    SecurityHeaders.add(to: &headers)
    if gzip, let compressed = Deflater.whole(body) {
      headers["Content-Encoding"] = "gzip"
      return HTTPResponse(headers: headers, body: compressed)
    }
    return HTTPResponse(headers: headers, body: body)
  }

  /// `/-/rules-EDITION-COUNT.css`: the first rules of this process.
  private func rules(_ path: String, _ gzip: Bool) -> HTTPResponse? {
    let parts = path.dropFirst(Address.rules.count + 1)
    guard parts.hasPrefix(edition + "-"), parts.hasSuffix(".css"),
      let count = Int(parts.dropFirst(edition.utf8.count + 1).dropLast(4)), (0...registry.rules.count).contains(count)
    else { return nil }
    let body = Data(registry.sheet(count).utf8)
    let file = StaticFiles.File(
      path: path, type: "text/css; charset=utf-8", body: body, compressed: gzip ? Deflater.whole(body) : nil)
    return files.response(file, accepts: gzip)
  }

  private func picture(_ hash: String) -> HTTPResponse {
    guard let data = options.pictures.data(hash: hash), let type = PictureType.of(data) else { return Self.plain(404) }
    var headers: HTTPHeaders = ["Content-Type": type, "Cache-Control": "private, max-age=31536000, immutable"]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return HTTPResponse(headers: headers, body: data)
  }

  /// A document that the app was given: shown in frames of this host's pages only, as of another origin and without scripts.
  private func document(_ hash: String) -> HTTPResponse {
    guard let data = DocumentStore.shared.data(hash: hash) else { return Self.plain(404) }
    var headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, max-age=31536000, immutable",
    ]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = SecurityHeaders.documentPolicy
    headers["X-Frame-Options"] = "SAMEORIGIN"
    return HTTPResponse(headers: headers, body: Data("<!doctype html><base target=\"_blank\">".utf8) + data)
  }

  private func admission(_ request: HTTPRequest, _ gate: RequestGuard) -> HTTPResponse {
    let path = Self.appPath(request, without: "access") ?? "/"
    var writer = HTMLWriter()
    writer.add(Markup("<!doctype html><meta charset=\"utf-8\">"))
    writer.open("meta", [Attribute("http-equiv", "refresh"), Attribute("content", "0;url=\(path)")])
    writer.element("title", text: options.title)
    // Not a redirect: a visit that began on another site would not send the new cookie along (SameSite=Strict).
    writer.element("a", [Attribute("href", path)], text: "Continue")
    var response = htmlResponse(Data(writer.markup.bytes), gzip: false)
    if let token = gate.accessToken {
      response.headers.add("Set-Cookie", Self.cookie(gate.accessCookie, token, request))
    }
    return response
  }

  // MARK: Changing

  private func answerPost(_ request: HTTPRequest, _ responder: HTTPResponder, _ gate: RequestGuard) {
    let client = request.cookie(gate.clientCookie).flatMap { Secret.isWellFormed($0) ? $0 : nil }
    switch request.rawPath {
    case Address.stream: openStream(request, responder, gate, client)
    case Address.events: receive(request, responder, client)
    case Address.end:
      if let end = try? JSONDecoder().decode(EndRequest.self, from: request.body),
        let page = store.page(end.t, client: client)
      {
        store.end(page)
      }
      responder.respond(Self.plain(204))
    default: responder.respond(Self.plain(404))
    }
  }

  private struct EndRequest: Decodable { var t: String }

  private func openStream(
    _ request: HTTPRequest, _ responder: HTTPResponder, _ gate: RequestGuard, _ client: String?
  ) {
    guard let wish = try? JSONDecoder().decode(StreamRequest.self, from: request.body) else {
      responder.respond(Self.plain(400, "this is no request for a stream"))
      return
    }
    guard let page = store.page(wish.token, client: client), page.stage != .building else {
      responder.respond(Self.plain(410, "the session has ended"))
      return
    }
    var headers: HTTPHeaders = [
      "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
    ]
    SecurityHeaders.add(to: &headers)
    if page.client == nil {
      let name = client ?? Secret.make()
      page.client = name
      if client == nil { headers.add("Set-Cookie", Self.cookie(gate.clientCookie, name, request)) }
    }
    let gzip = Self.acceptsGzip(request)
    if gzip { headers["Content-Encoding"] = "gzip" }
    let stream = HTTPLiveStream(responder.stream(headers: headers), isCompressed: gzip)
    page.lastUse = Self.now()
    _ = stream.send(Array(":\n\n".utf8))
    page.attach(
      stream, after: wish.frame, traits: wish.traits.applied(to: page.traits), unreadable: wish.unreadable)
    stream.report(to: page)
  }

  private func receive(_ request: HTTPRequest, _ responder: HTTPResponder, _ client: String?) {
    guard let batch = try? JSONDecoder().decode(EventBatch.self, from: request.body) else {
      responder.respond(Self.plain(400, "these are no events"))
      return
    }
    guard let page = store.page(batch.token, client: client) else {
      responder.respond(Self.plain(410, "the session has ended"))
      return
    }
    switch page.receive(batch, now: Self.now()) {
    case .taken: responder.respond(Self.plain(204))
    case .tooMany: responder.respond(Self.plain(429, "too many events at once"))
    case .gone: responder.respond(Self.plain(410, "the session has ended"))
    }
  }

  // MARK: Reading a request

  private static func acceptsGzip(_ request: HTTPRequest) -> Bool {
    request.headers.values("Accept-Encoding").contains { line in
      line.split(separator: ",").contains { part in
        let pieces = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        return pieces.first?.lowercased() == "gzip" && !pieces.dropFirst().contains("q=0")
      }
    }
  }

  private static func appPath(_ request: HTTPRequest, without dropped: String? = nil) -> String? {
    let pairs = request.query.pairs.filter { $0.name != dropped }
    guard !pairs.isEmpty else { return AddressPolicy.inside(request.rawPath) }
    var allowed = CharacterSet.urlQueryAllowed
    allowed.remove(charactersIn: "&=+#")
    let query = pairs.map { pair in
      let name = pair.name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      let value = pair.value.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return value.isEmpty ? name : "\(name)=\(value)"
    }
    return AddressPolicy.inside(request.rawPath + "?" + query.joined(separator: "&"))
  }

  private static func cookie(_ name: String, _ value: String, _ request: HTTPRequest) -> String {
    let secure = request.headers["X-Forwarded-Proto"] == "https" ? "; Secure" : ""
    return "\(name)=\(value); Path=/; HttpOnly; SameSite=Strict\(secure)"
  }

  /// `834x1112`, as the client's script left it: the size of the window that was open last.
  private static func viewport(_ request: HTTPRequest) -> Size? { request.cookie("viewport").flatMap(viewport) }

  static func viewport(_ text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]), (100...10_000).contains(width),
      (100...10_000).contains(height)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  private static func traits(_ request: HTTPRequest, language: String) -> HostTraits {
    var traits = HostTraits(kind: .browser, locale: Locale(identifier: language))
    if let rows = request.query.pairs.first(where: { $0.name == Address.rows }).flatMap({ Int($0.value) }) {
      traits.firstRows = min(max(rows, HostTraits.usualRows), Address.mostRows)
    }
    if request.headers["Sec-CH-Prefers-Color-Scheme"] == "dark" { traits.appearance = .dark }
    // The first paint for a phone must not be one for a desk; its true size comes with the stream.
    if request.headers["Sec-CH-UA-Mobile"] == "?1" || request.headers["User-Agent"]?.contains("Mobi") == true {
      traits.viewport = Size(width: 390, height: 844)
    }
    if let size = viewport(request) { traits.viewport = size }
    return traits
  }
}

import Foundation
import HTTPServer

/// Takes every request and leads it on: past the guard, through the door, to a file, a page or a page's session.
@MainActor
final class FrontDesk {
  private let options: WebServer.Options
  private let address: ListenAddress
  let standIn: StandIn?
  private var gate: RequestGuard
  private let cookies: Cookies
  private let names = BrowserNames()
  private let figures = ServerFigures()
  private let meter = ChangeMeter(now: FrontDesk.now)
  private let door: Door
  private let files: FileRequests
  private let pages: PageRequests
  private let live: LiveRequests
  private let fileDesk: FileDesk?
  private let pageFiles: PageFileDesk
  private let homeScreen: HomeScreenRequests?
  private let store: SessionStore
  /// Open connections at this moment.
  var connections: () -> Int = { 0 }

  init(
    options: WebServer.Options, address: ListenAddress, standIn: StandIn?, store: SessionStore, uploadKey: UploadKey,
    makeArrival: WebServer.MakeSession?,
    makeSession: @escaping WebServer.MakeSession
  ) {
    self.options = options
    self.address = address
    self.standIn = standIn
    self.store = store
    gate = RequestGuard(options.names, at: address)
    standIn?.replace(gate)
    cookies = Cookies(port: address.port)
    files = FileRequests(
      pictures: options.pictures, outsidePictures: options.allowsOutsidePictures, theme: options.theme,
      own: options.own)
    door = Door(
      pages: DoorPages(
        title: options.title, language: PageLanguage(Locale(identifier: "en")), script: files.files.arrival.path),
      rules: VisitorRules(
        access: options.access, isBehindProxy: options.isBehindProxy, accessCookie: cookies.access),
      cookies: cookies, figures: figures
    ) { request in
      options.locale(request.locale(of: options.languages))
    }
    pageFiles = PageFileDesk(store: store)
    live = LiveRequests(store: store, figures: figures)
    let door = door
    homeScreen = options.homeScreen.map(HomeScreenRequests.init)
    fileDesk = options.file.map { FileDesk(file: $0, door: door, key: uploadKey) }
    pages = PageRequests(
      options: options, store: store, files: files, door: door, cookies: cookies, names: names, figures: figures,
      meter: meter, makeArrival: makeArrival, makeSession: makeSession)
  }

  nonisolated static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Every five seconds: sessions that were left end, and the streams get a sign of life.
  func tick() {
    store.sweep(now: Self.now())
    // A server whose last page has just ended sleeps from here on.
    standIn?.stirs(next: store.count > 0 ? WebServer.tick : nil)
    for page in store.pages.values { page.beat() }
  }

  /// From now on a proxy makes the server known by these.
  func replace(names: [String]) {
    gate = RequestGuard(names, at: address)
    standIn?.replace(gate)
  }

  /// What the reader has chosen of languages is another choice now: open pages are made anew.
  func localeChanged() {
    for page in Array(store.pages.values) { store.end(page) }
  }

  /// From now on pages come with this: those that are open are made anew.
  func replace(_ own: OwnLook) {
    files.own.replace(own)
    localeChanged()
  }

  /// From now on only this lets in: whoever came in by another secret is out at once.
  func replace(_ access: WebAccess) {
    door.replace(access)
    for page in Array(store.pages.values) where page.isGuests || access.requiresSecret { store.end(page) }
  }

  /// - Parameter arrival: when the request was there, by ``now()``.
  func answer(_ request: HTTPRequest, _ responder: HTTPResponder, arrival: Double) {
    guard !responder.isClosed else { return }
    figures.requests += 1
    if request.rawPath == Address.health {
      responder.respond(SecurityHeaders.plain(200))
      return
    }
    if case .refused(let status, let reason) = gate.judge(request) {
      figures.refused += 1
      responder.respond(SecurityHeaders.plain(status, reason))
      return
    }
    ServerLog.write(.debug, "\(request.method) \(ServerLog.told(request.rawPath))")
    if options.openFiles?.answer(request, responder) == true { return }
    let visitor = door.visitor(request)
    if door.takesSecret(request, visitor, responder) { return }
    if visitor.standing == .stranger {
      if request.rawPath == Address.metrics, showsFigures(to: request) {
        responder.respond(metrics())
      } else {
        door.refuse(request, responder)
      }
      return
    }
    let browser = request.cookie(cookies.browser).flatMap(names.known)
    if request.method == "POST" {
      if fileDesk?.receive(request, responder, browser: browser) == true { return }
      if pageFiles.receive(request, responder, browser: browser) { return }
      live.answer(request, responder, browser: browser, visitor)
    } else {
      answerGet(request, responder, visitor, browser, arrival)
    }
  }

  private func answerGet(
    _ request: HTTPRequest, _ responder: HTTPResponder, _ visitor: Visitor, _ browser: String?, _ arrival: Double
  ) {
    let isOnLoopback = visitor.isDirect && VisitorRules.isLocal(request.remoteAddress)
    let provenance = Provenance(request, hasOwnCookie: browser != nil, isOnLoopback: isOnLoopback)
    if request.rawPath == Address.metrics, provenance == .reader {
      responder.respond(metrics())
      return
    }
    if provenance == .reader, request.method == "GET", let fileDesk {
      let name = browser ?? names.make()
      if fileDesk.answer(
        request, responder, browser: name, cookie: browser == nil ? cookies.setBrowser(name, for: visitor) : nil)
      {
        return
      }
    }
    if provenance == .reader, request.method == "GET", let made = options.madeFiles,
      made.answer(request, responder, locale: options.locale(request.locale(of: options.languages)))
    {
      return
    }
    if provenance == .reader, pageFiles.answer(request, responder, browser: browser) { return }
    if let answer = homeScreen?.answer(request) {
      responder.respond(
        provenance == .reader ? answer : SecurityHeaders.plain(403, "the request came from another site"))
      return
    }
    if let file = files.answer(request) {
      // Also where the browser did not say: a page of ours may be opened from anywhere, and its files follow.
      let isForeign = ["cross-site", "same-site"].contains(request.headers["Sec-Fetch-Site"])
      responder.respond(isForeign ? SecurityHeaders.plain(403, "the request came from another site") : file)
      return
    }
    let destination = request.headers["Sec-Fetch-Dest"]
    guard provenance != .elsewhere, [nil, "document", "empty"].contains(destination) else {
      responder.respond(SecurityHeaders.plain(403, "the request came from another site, or is no visit of a page"))
      return
    }
    guard let path = request.appPath(without: Address.rows) else {
      responder.respond(SecurityHeaders.plain(400, "this is no address of a page"))
      return
    }
    guard options.isAddress(path) else {
      responder.respond(door.pages(request).notFound())
      return
    }
    if request.method == "HEAD" {
      responder.respond(pages.html(Data(), gzip: false))
    } else if provenance == .link, !pages.paintsArrivals {
      var response = door.pages(request).arrival(at: path, goesOn: request.isWanted)
      if browser == nil { response.headers.add("Set-Cookie", cookies.setBrowser(names.make(), for: visitor)) }
      responder.respond(response)
    } else {
      pages.open(
        PageRequests.Visit(
          request: request, responder: responder, visitor: visitor, path: path, arrival: arrival, browser: browser,
          standing: standing(of: request, provenance)))
    }
  }

  /// A copy that a browser keeps is painted like the visit of somebody who still has to come.
  private func standing(of request: HTTPRequest, _ provenance: Provenance) -> PageRequests.Standing {
    if provenance == .reader {
      return pages.paintsArrivals && request.headers[HomeScreenRequests.copy] != nil ? .untilStream : .proven
    }
    return request.isWanted ? .untilStream : .untilClick
  }

  // MARK: Figures

  /// Whoever watches the server shows the secret as a token, having no browser.
  private func showsFigures(to request: HTTPRequest) -> Bool {
    guard let given = request.headers["Authorization"], given.lowercased().hasPrefix("bearer ") else { return false }
    return Secret.same(String(given.dropFirst(7)), door.rules.access.secret)
  }

  private func metrics() -> HTTPResponse {
    let text = figures.text(
      sessions: store.count, live: store.live, connections: connections(), waiting: pages.waiting, change: meter.pace)
    var response = HTTPResponse.text(text, type: "text/plain; version=0.0.4; charset=utf-8")
    SecurityHeaders.add(to: &response.headers)
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}

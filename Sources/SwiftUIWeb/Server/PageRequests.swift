import Deflating
import Foundation
import HTTPServer
import SwiftUIElements

/// Opens pages, one a turn of the main loop, so that the streams and events of those who are in go on in between.
@MainActor
final class PageRequests {
  struct Visit {
    var request: HTTPRequest
    var responder: HTTPResponder
    var visitor: Visitor
    var path: String
    /// When the request was there, in seconds of the server's clock.
    var arrival: Double
    /// The browser, where it has a name already.
    var browser: String?
    var standing = Standing.proven
    /// Whether it came while nobody else waited.
    var cameAlone = false
  }

  /// Whether a reader is known to want the page.
  enum Standing {
    case proven
    /// The page's stream will prove it.
    case untilStream
    /// A press in the page will prove it.
    case untilClick
  }

  private let options: WebServer.Options
  private let store: SessionStore
  private let files: FileRequests
  private let door: Door
  private let cookies: Cookies
  private let names: BrowserNames
  private let figures: ServerFigures
  private let meter: ChangeMeter
  private let makeArrival: WebServer.MakeSession?
  private let makeSession: WebServer.MakeSession
  private var queue: [Visit] = []
  private var pace = PagePace()
  private var isPlanned = false
  /// When it was last said that there is no room.
  private var lastTold = -Double.infinity

  init(
    options: WebServer.Options, store: SessionStore, files: FileRequests, door: Door, cookies: Cookies,
    names: BrowserNames, figures: ServerFigures, meter: ChangeMeter, makeArrival: WebServer.MakeSession?,
    makeSession: @escaping WebServer.MakeSession
  ) {
    self.options = options
    self.store = store
    self.files = files
    self.door = door
    self.cookies = cookies
    self.names = names
    self.figures = figures
    self.meter = meter
    self.makeArrival = makeArrival
    self.makeSession = makeSession
  }

  var waiting: Int { queue.count }

  /// Whether those whom another site has sent see the page as it is known already.
  var paintsArrivals: Bool { makeArrival != nil }

  func open(_ visit: Visit) {
    guard hasRoom(for: visit) else { return refuse(visit, seconds: Self.pauseWhenFull) }
    guard admits(visit) || forgetsWhoHasLeft() && admits(visit) else { return refuse(visit) }
    var visit = visit
    visit.cameAlone = queue.isEmpty
    queue.append(visit)
    planNext()
  }

  private func admits(_ visit: Visit) -> Bool {
    pace.admits(waiting: queue.count, arrival: visit.arrival, now: FrontDesk.now())
  }

  /// Seconds after which who found no room may try again.
  private static let pauseWhenFull = 30

  /// Whether a change would still reach everybody in time. Who is in stays served: a reader's next page takes the place of one.
  private func hasRoom(for visit: Visit) -> Bool {
    store.live + queue.count < meter.pace.room || visit.browser.map(store.isIn) == true
  }

  /// Nothing is painted for who has left. True where somebody had.
  private func forgetsWhoHasLeft() -> Bool {
    let count = queue.count
    queue.removeAll { $0.responder.isClosed }
    figures.abandoned += count - queue.count
    return queue.count < count
  }

  private func refuse(_ visit: Visit, seconds: Int? = nil) {
    figures.busy += 1
    tellThatItIsFull()
    visit.responder.respond(
      door.pages(visit.request).busy(path: visit.path, seconds: seconds ?? pace.retry(waiting: queue.count)))
  }

  /// Once a minute at most.
  private func tellThatItIsFull() {
    let now = FrontDesk.now()
    guard now - lastTold >= 60 else { return }
    lastTold = now
    ServerLog.write(
      .warning, "readers are told to come back: \(store.live) pages are live, \(queue.count) are waited for")
  }

  private func planNext() {
    guard !isPlanned, !queue.isEmpty else { return }
    isPlanned = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.next() }
    }
  }

  private func next() {
    isPlanned = false
    while let visit = queue.first {
      queue.removeFirst()
      guard !visit.responder.isClosed else {
        figures.abandoned += 1
        continue
      }
      let began = FrontDesk.now()
      // Who waits for something else than other readers gets the page, however late.
      guard visit.cameAlone && queue.isEmpty || pace.begins(arrival: visit.arrival, now: began) else {
        refuse(visit)
        continue
      }
      build(visit)
      pace.finished(now: FrontDesk.now(), began: began, isBusy: !queue.isEmpty)
      break
    }
    planNext()
  }

  private func build(_ visit: Visit) {
    let name = visit.browser ?? names.make()
    let isProven = visit.standing == .proven
    if isProven, !store.makeRoom(client: visit.browser, remoteAddress: visit.visitor.address) { return refuse(visit) }
    var traits = visit.request.traits(options.locale(visit.request.locale(of: options.languages)))
    traits.readableWidth = options.theme.readableWidth
    let page = PageSession(
      token: Secret.make(), client: name, remoteAddress: visit.visitor.address, path: visit.path, title: options.title,
      traits: traits, limits: options.limits,
      registry: StyleRegistry.shared,
      now: FrontDesk.now(), meter: meter)
    page.isGuests = visit.visitor.standing != .owner
    if isProven { store.add(page) }
    _ = (isProven ? makeSession : makeArrival ?? makeSession)(page, visit.path)
    let most = options.limits.firstPaintPatience
    let patience =
      visit.cameAlone ? most : pace.patience(arrival: visit.arrival, now: FrontDesk.now(), most: most)
    page.whenLoaded(patience: patience) { [self] in
      guard page.stage != .ended else {
        visit.responder.respond(SecurityHeaders.plain(503))
        return
      }
      guard !visit.responder.isClosed else {
        figures.abandoned += 1
        store.end(page)
        return
      }
      figures.pages += 1
      paint(page, visit, isNew: visit.browser == nil)
      // Its token leads nowhere: the page's stream is told so, and the page asks for one of its own.
      if !isProven { page.end() }
    }
  }

  private func paint(_ page: PageSession, _ visit: Visit, isNew: Bool) {
    let paint = page.paint()
    // Without proof the window's width is asked of the page's own question, too.
    let asksWidth = visit.request.viewport == nil && visit.standing == .proven
    let writer = PageWriter(
      title: page.title, language: PageLanguage(page.traits.locale, isRightToLeft: page.traits.isRightToLeft),
      live: (page.token, page.paintedFrame),
      sheets: [files.files.sheet.path, files.address(ofRules: paint.rules)]
        + [files.own.sheet?.path].compactMap { $0 },
      script: (visit.standing == .untilClick ? files.files.still : files.files.script).path + files.own.mark,
      ownKeys: files.own.keys?.path,
      homeScreen: options.homeScreen.map { _ in files.files.homeScreen.path },
      firstVisit: asksWidth ? (files.files.firstVisit.path, page.traits.viewport.width) : nil)
    var response = html(Data(writer.write(paint).bytes), gzip: visit.request.acceptsGzip)
    if isNew {
      response.headers.add("Set-Cookie", cookies.setBrowser(page.client, for: visit.visitor))
    }
    for cookie in cookies.forgettingOthers(visit.request) { response.headers.add("Set-Cookie", cookie) }
    if let renewal = door.renewal(visit.visitor) { response.headers.add("Set-Cookie", renewal) }
    visit.responder.respond(response)
  }

  func html(_ body: Data, gzip: Bool) -> HTTPResponse {
    var headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
      "Vary": "Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site",
    ]
    SecurityHeaders.add(to: &headers, outsidePictures: options.allowsOutsidePictures)
    if gzip, let compressed = Deflate.gzip(body) {
      headers["Content-Encoding"] = "gzip"
      return HTTPResponse(headers: headers, body: compressed)
    }
    return HTTPResponse(headers: headers, body: body)
  }
}

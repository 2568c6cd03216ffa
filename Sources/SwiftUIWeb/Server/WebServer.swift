import Foundation
@_exported import struct HTTPServer.ListenAddress
import HTTPServer
import SwiftUIElements

/// Serves an app to browsers: every page is a session of its own, drawn as HTML and kept up to date over one stream.
///
///     let server = WebServer(WebServer.Options(title: "News"), makeSession: makeSession)
///     try server.start()
///     print(server.url)
///
/// Everything runs on the main actor; the program must keep the main run loop turning (`RunLoop.main.run()`).
@MainActor
package final class WebServer {
  package struct Options: Sendable {
    package var listen: ListenAddress
    /// Shown until the app says otherwise.
    package var title: String
    /// The languages that pages come in, as BCP 47 tags; the first is for browsers that want none of them.
    package var languages: [String]
    /// The locale of a page whose browser asks for the one given: what the reader has chosen goes before that.
    package var locale: @MainActor @Sendable (Locale) -> Locale = { $0 }
    package var limits = WebLimits()
    /// Host names by which a proxy makes this server known; with a port they are meant with that one, else with any.
    package var names: [String] = []
    /// Who may come in besides the account that runs the server.
    package var access = WebAccess(secret: Secret.make())
    /// Whether a proxy on this machine or at the socket is believed what it forwards: who asks, and whether by TLS.
    package var isBehindProxy = false
    /// Whether pages may show pictures that browsers load from other sites.
    package var allowsOutsidePictures = true
    /// Whether an address within the app leads anywhere; others are answered with 404.
    package var isAddress: @Sendable (String) -> Bool = { _ in true }
    /// A file that readers take with them and bring back.
    package var file: ExchangedFile?
    /// Files that are made for the reader.
    package var madeFiles: MadeFiles?
    /// Files for whoever knows their names.
    package var openFiles: OpenFiles?
    /// What phones need to have the app on their home screen, and without a network.
    package var homeScreen: HomeScreenApp?
    /// A listening socket that the system opened for this process, in place of ``listen``.
    package var inheritedSocket: Int32?
    /// Encoded pictures by their content hash, for images that the app holds as bytes.
    package var pictures = ImageStore.shared
    /// What the app changes of the usual look.
    package var theme = Theme()
    /// What the reader adds to all pages.
    package var own = OwnLook()
    /// After so many seconds without a sign of life from the main actor another thread says so to whoever waits for an answer;
    /// nil: all wait until it has time.
    package var patience: Double?
    /// What the app is doing, asked from other threads while its main actor does not answer.
    package var work: @Sendable () -> WorkAtHand? = { nil }

    package init(
      listen: ListenAddress = ListenAddress(host: "127.0.0.1", port: 8080), title: String,
      languages: [String] = []
    ) {
      self.listen = listen
      self.title = title
      self.languages = languages.isEmpty ? ["en"] : languages
    }
  }

  /// Builds the session of one page. The host is the page; the path is where it was opened.
  package typealias MakeSession = SwiftUIElements.MakeSession

  let options: Options
  private var access: WebAccess
  private var names: [String]
  let store: SessionStore
  private let makeSession: MakeSession
  private let makeArrival: MakeSession?
  private var http: HTTPServer?
  private(set) var desk: FrontDesk?
  private var timer: (any DispatchSourceTimer)?

  /// - Parameter makeArrival: builds what a browser sees that another site has sent, until it has proved that a reader wants the
  ///   page. It is painted once and ends; nothing may begin or be kept by it. Without it such a browser sees a short page.
  package init(_ options: Options, makeArrival: MakeSession? = nil, makeSession: @escaping MakeSession) {
    self.options = options
    self.makeArrival = makeArrival
    access = options.access
    names = options.names
    self.makeSession = makeSession
    store = SessionStore(limits: options.limits)
  }

  /// Binds the address and begins to serve.
  /// - Throws: ``WebServerError``, which says what to do.
  package func start() throws(WebServerError) {
    guard http == nil else { throw .alreadyRunning }
    var limits = HTTPServerLimits()
    limits.connections = options.limits.connections
    limits.bodyBytes = options.limits.bodyBytes
    // An open stream keeps room for a head: it is a good part of what a live page costs.
    limits.headerBytes = 8 * 1024
    limits.connectionsPerAddress = options.limits.connectionsPerAddress
    limits.sparesLoopback = true
    limits.droppedBytes = 8 << 20
    let holder = DeskHolder()
    let standIn = options.patience.map { StandIn(options, patience: $0) }
    let uploadKey = UploadKey()
    var uploads =
      options.file.map { file in
        [UploadRule(path: file.bringing, bytes: file.largest, folder: file.folder) { uploadKey.admits($0) }]
      } ?? []
    let open = store.open
    uploads.append(
      UploadRule(
        path: Address.take, bytes: options.limits.fileBytes, folder: FileManager.default.temporaryDirectory
      ) { open.admits($0) })
    let server = HTTPServer(
      address: options.listen, inheritedSocket: options.inheritedSocket, limits: limits, identifiesPeers: true,
      uploads: uploads
    ) { request, responder in
      let arrival = FrontDesk.now()
      let number = standIn?.takesNote(of: request, responder)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          standIn?.stirs()
          if let desk = holder.desk {
            desk.answer(request, responder, arrival: arrival)
          } else {
            responder.respond(.plain(503))
          }
          if let number, !responder.isAwaited { standIn?.leaves(number) }
        }
      }
    }
    do throws(HTTPServerError) {
      try server.start()
    } catch {
      throw WebServerError(error, options.listen)
    }
    let desk = FrontDesk(
      options: options, address: server.boundAddress, standIn: standIn, store: store, uploadKey: uploadKey,
      makeArrival: makeArrival,
      makeSession: makeSession)
    desk.connections = { [weak server] in server?.connectionCount ?? 0 }
    holder.desk = desk
    self.desk = desk
    http = server
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    self.timer = timer
    store.onFirst = { [weak self] in self?.startTicks() }
  }

  /// Seconds from one sign of life to the next.
  static let tick: Double = 5

  private func startTicks() {
    timer?.schedule(deadline: .now() + Self.tick, repeating: Self.tick, leeway: .milliseconds(500))
  }

  /// A server without pages sleeps.
  private func tick() {
    desk?.tick()
    if store.count == 0 { timer?.schedule(deadline: .distantFuture) }
  }

  /// Where it listens, with the real port.
  package var boundAddress: ListenAddress { http?.boundAddress ?? options.listen }

  /// The address to open in a browser: the first of ``urls``.
  package var url: String { urls.first ?? "http://\(boundAddress)/" }

  /// The addresses by which browsers of this machine reach it, or those of other machines where it listens beyond loopback; those
  /// hold the secret.
  package var urls: [String] {
    let address = boundAddress
    if address.isLoopback, address.socketPath == nil { return ["http://\(address)/"] }
    return Self.addresses(of: address, names: names, secret: access.secret)
  }

  /// The addresses that let a browser in to a server, the likeliest first: by the names of a proxy, else by the machine's own
  /// addresses and name.
  package nonisolated static func addresses(of listen: ListenAddress, names: [String], secret: String) -> [String] {
    let door = "?\(Door.query)=\(secret)"
    let proxied = names.map { "https://\($0)/\(door)" }
    if listen.socketPath != nil { return proxied }
    var hosts = [listen.host]
    if ["0.0.0.0", "::"].contains(listen.host) {
      hosts = MachineNames.addresses.filter { listen.host == "::" || !$0.contains(":") } + MachineNames.all
      if hosts.isEmpty { hosts = ["127.0.0.1"] }
    }
    return proxied + hosts.map { "http://\(ListenAddress(host: $0, port: listen.port))/\(door)" }
  }

  /// From now on only this lets in; whoever came in by another secret is out at once.
  package func replace(_ access: WebAccess) {
    self.access = access
    desk?.replace(access)
  }

  /// From now on a proxy makes it known by these.
  package func replace(names: [String]) {
    self.names = names
    desk?.replace(names: names)
  }

  /// From now on pages come with this; those that are open are made anew, where their readers are.
  package func replace(_ own: OwnLook) { desk?.replace(own) }

  /// ``Options/locale`` answers otherwise from now on: open pages are made anew, where their readers are.
  package func localeChanged() { desk?.localeChanged() }

  /// Sessions at this moment.
  package var sessionCount: Int { store.count }

  /// Ends all sessions and stops listening.
  package func stop() {
    timer?.cancel()
    timer = nil
    store.endAll()
    http?.stop()
    http = nil
    desk = nil
  }
}

/// The desk, which there is only once the address is known.
@MainActor
private final class DeskHolder {
  weak var desk: FrontDesk?
}

/// Why a web server could not start.
package enum WebServerError: Error, Equatable, Sendable, CustomStringConvertible {
  case portInUse(ListenAddress)
  case permissionDenied(ListenAddress)
  case badAddress(ListenAddress, reason: String)
  case alreadyRunning
  case cannotStart(reason: String)

  init(_ error: HTTPServerError, _ address: ListenAddress) {
    self =
      switch error {
      case .portInUse: .portInUse(address)
      case .permissionDenied: .permissionDenied(address)
      case .badAddress(_, let reason): .badAddress(address, reason: reason)
      case .alreadyRunning: .alreadyRunning
      case .cannotStart(let reason): .cannotStart(reason: reason)
      }
  }

  package var description: String {
    switch self {
    case .portInUse(let address):
      "Port \(address.port) on \(address.host) is in use by another program. Stop it, or take a free port: --listen \(address.host):0"
    case .permissionDenied(let address):
      "No permission to listen on \(address). Ports below 1024 usually need root; choose a higher one: --listen \(address.host):8080"
    case .badAddress(let address, let reason):
      "Cannot listen on \(address): \(reason). Try --listen 127.0.0.1:8080"
    case .alreadyRunning: "The server is running already."
    case .cannotStart(let reason): "The server cannot start: \(reason)."
    }
  }
}

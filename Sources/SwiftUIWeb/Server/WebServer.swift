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
public final class WebServer {
  public struct Options: Sendable {
    public var listen: ListenAddress
    /// Shown until the app says otherwise.
    public var title: String
    /// The language of the page as a BCP 47 tag.
    public var language: String
    public var limits = WebLimits()
    /// Host names (with port where not the usual one) by which a proxy makes this server known.
    public var allowedHosts: Set<String> = []
    /// What visitors must know. Always set beyond loopback; made up where it is nil there.
    public var accessToken: String?
    /// Encoded pictures by their content hash, for images that the app holds as bytes.
    package var pictures = ImageStore.shared

    public init(
      listen: ListenAddress = ListenAddress(host: "127.0.0.1", port: 8080), title: String, language: String = "en"
    ) {
      self.listen = listen
      self.title = title
      self.language = language
    }
  }

  /// Builds the session of one page. The host is the page; the path is where it was opened.
  package typealias MakeSession = SwiftUIElements.MakeSession

  let options: Options
  let store: SessionStore
  private let makeSession: MakeSession
  private var http: HTTPServer?
  private var desk: FrontDesk?
  private var timer: Timer?

  package init(_ options: Options, makeSession: @escaping MakeSession) {
    self.options = options
    self.makeSession = makeSession
    store = SessionStore(limits: options.limits)
  }

  /// Binds the address and begins to serve.
  /// - Throws: ``WebServerError``, which says what to do.
  public func start() throws(WebServerError) {
    guard http == nil else { throw .alreadyRunning }
    var limits = HTTPServerLimits()
    limits.connections = options.limits.connections
    limits.bodyBytes = options.limits.bodyBytes
    // An open stream keeps room for a head: it is a good part of what a live page costs.
    limits.headerBytes = 8 * 1024
    let desk = FrontDesk(options: options, store: store, makeSession: makeSession)
    let server = HTTPServer(address: options.listen, limits: limits) { [weak desk] request, responder in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let desk { desk.answer(request, responder) } else { responder.respond(.plain(503)) }
        }
      }
    }
    do throws(HTTPServerError) {
      try server.start()
    } catch {
      throw WebServerError(error, options.listen)
    }
    desk.opened(at: server.boundAddress)
    self.desk = desk
    http = server
    let timer = Timer(timeInterval: 5, repeats: true) { [weak desk] _ in
      MainActor.assumeIsolated { desk?.tick() }
    }
    timer.tolerance = 2
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Where it listens, with the real port.
  public var boundAddress: ListenAddress { http?.boundAddress ?? options.listen }

  /// The address to open in a browser, with the access token where one is needed.
  public var url: String {
    let address = boundAddress
    let host = address.host == "0.0.0.0" || address.host == "::" ? ProcessInfo.processInfo.hostName : address.host
    let base = "http://\(ListenAddress(host: host, port: address.port))/"
    return desk?.accessToken.map { base + "?access=" + $0 } ?? base
  }

  /// Sessions at this moment.
  public var sessionCount: Int { store.count }

  /// Ends all sessions and stops listening.
  public func stop() {
    timer?.invalidate()
    timer = nil
    store.endAll()
    http?.stop()
    http = nil
    desk = nil
  }
}

/// Why a web server could not start.
public enum WebServerError: Error, Equatable, Sendable, CustomStringConvertible {
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

  public var description: String {
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

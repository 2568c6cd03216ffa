import Foundation

/// A small HTTP/1.1 server over libmicrohttpd.
///
///     let server = HTTPServer(address: try ListenAddress("127.0.0.1:0")) { request, responder in
///       responder.respond(.text("You asked for \(request.path)\n"))
///     }
///     try server.start()
///     print("http://\(server.boundAddress)/")
///
/// The handler runs on a server thread and must not block it for long: it may keep the responder and answer from anywhere.
/// Requests arrive completely (body included, up to the limit); answers are complete or streamed. Keep-alive, `HEAD`,
/// `Date` and chunked framing are the server's work. An idle server uses no processor time.
///
/// Requests that are no HTTP are answered or dropped by libmicrohttpd, with its own short HTML text.
public final class HTTPServer: Sendable {
  /// Answers a request now, or keeps the responder and answers later. Runs on a server thread.
  public typealias Handler = @Sendable (HTTPRequest, HTTPResponder) -> Void

  private struct Running {
    let core: ServerCore
    let daemon: Daemon
    let address: ListenAddress
  }

  private let address: ListenAddress
  private let limits: HTTPServerLimits
  private let handler: Handler
  private let running = Locked<Running?>(nil)

  public init(address: ListenAddress, limits: HTTPServerLimits = HTTPServerLimits(), handler: @escaping Handler) {
    self.address = address
    self.limits = limits
    self.handler = handler
  }

  deinit {
    stop()
  }

  /// Binds the address and begins to serve. Returns when connections are accepted.
  /// - Throws: ``HTTPServerError``.
  public func start() throws(HTTPServerError) {
    let result: Result<Void, HTTPServerError> = running.withLock { running in
      if running != nil { return .failure(.alreadyRunning) }
      do throws(HTTPServerError) {
        let socket = try ListeningSocket(address)
        let core: ServerCore
        do throws(HTTPServerError) {
          core = ServerCore(limits: limits, handler: handler, watcher: try PeerWatcher())
        } catch {
          socket.close()
          throw error
        }
        let daemon = try Daemon(core: core, socket: socket)
        running = Running(core: core, daemon: daemon, address: socket.address)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Stops listening, cuts open streams and unanswered requests, and returns when the server threads have ended. Does
  /// nothing where the server is not running. Must not be called by the handler or a callback of this module.
  public func stop() {
    let stopping = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let stopping else { return }
    stopping.daemon.stop(cutting: stopping.core.watcher)
    stopping.core.watcher.close()
  }

  /// The address it listens on, with the real port; before the start the one it was made with.
  public var boundAddress: ListenAddress {
    running.withLock { $0?.address } ?? address
  }

  /// Open connections at this moment.
  public var connectionCount: Int {
    running.withLock { $0?.core.connectionCount } ?? 0
  }
}

import Foundation
import Locks

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
/// A request that could be read in two ways is answered with 400, and its connection ends; one that is no HTTP at all is answered
/// or dropped by libmicrohttpd, with its own short HTML text.
package final class HTTPServer: Sendable {
  /// Answers a request now, or keeps the responder and answers later. Runs on a server thread.
  package typealias Handler = @Sendable (HTTPRequest, HTTPResponder) -> Void

  private struct Running {
    let core: ServerCore
    let daemon: Daemon
    let socket: ListeningSocket
  }

  private let address: ListenAddress
  private let inheritedSocket: Int32?
  private let identifiesPeers: Bool
  private let limits: HTTPServerLimits
  private let uploads: [UploadRule]
  private let handler: Handler
  private let running = Locked<Running?>(nil)

  /// - Parameters:
  ///   - inheritedSocket: a listening socket to use in place of `address`; it is closed with the server.
  ///   - identifiesPeers: whether each request tells the account that sent it, for the price of a question to the kernel a
  ///     connection.
  ///   - uploads: which requests bring a file.
  package init(
    address: ListenAddress, inheritedSocket: Int32? = nil, limits: HTTPServerLimits = HTTPServerLimits(),
    identifiesPeers: Bool = false, uploads: [UploadRule] = [],
    handler: @escaping Handler
  ) {
    self.address = address
    self.inheritedSocket = inheritedSocket
    self.identifiesPeers = identifiesPeers
    self.uploads = uploads
    self.limits = limits
    self.handler = handler
  }

  deinit {
    stop()
  }

  /// Binds the address and begins to serve. Returns when connections are accepted.
  /// - Throws: ``HTTPServerError``.
  package func start() throws(HTTPServerError) {
    let result: Result<Void, HTTPServerError> = running.withLock { running in
      if running != nil { return .failure(.alreadyRunning) }
      do throws(HTTPServerError) {
        let socket =
          if let inheritedSocket { try ListeningSocket(inherited: inheritedSocket) } else {
            try ListeningSocket(address)
          }
        let core: ServerCore
        do throws(HTTPServerError) {
          core = try ServerCore(
            limits: limits, identifiesPeers: identifiesPeers, uploads: uploads, handler: handler)
        } catch {
          socket.close()
          throw error
        }
        let daemon = try Daemon(core: core, socket: socket)
        running = Running(core: core, daemon: daemon, socket: socket)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Stops listening, cuts open streams and unanswered requests, and returns when the server threads have ended. Does
  /// nothing where the server is not running. Must not be called by the handler or a callback of this module.
  package func stop() {
    let stopping = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let stopping else { return }
    stopping.core.heads.waitForRefused()
    stopping.daemon.stop(cutting: stopping.core.watcher)
    stopping.core.watcher.close()
    stopping.socket.removeFile()
  }

  /// The address it listens on, with the real port; before the start the one it was made with.
  package var boundAddress: ListenAddress {
    running.withLock { $0?.socket.address } ?? address
  }

  /// Open connections at this moment.
  package var connectionCount: Int {
    running.withLock { $0?.core.connectionCount } ?? 0
  }

  /// Files on their way at this moment.
  package var uploadCount: Int {
    running.withLock { $0?.core.uploadCount } ?? 0
  }
}

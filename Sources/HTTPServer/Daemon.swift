import CMicroHTTPD
import Foundation

/// libmicrohttpd's daemon, and the C functions it calls.
struct Daemon: @unchecked Sendable {
  private let pointer: OpaquePointer

  init(core: ServerCore, socket: ListeningSocket) throws(HTTPServerError) {
    let limits = core.limits
    let context = Unmanaged.passUnretained(core).toOpaque()
    func option(_ option: MHD_OPTION, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil) -> MHD_OptionItem {
      MHD_OptionItem(option: option, value: value, ptr_value: pointer)
    }
    let options = [
      option(.EXTERNAL_LOGGER, unsafeBitCast(problemLogged, to: Int.self), context),
      option(.LISTEN_SOCKET, Int(socket.descriptor)),
      option(.CONNECTION_LIMIT, max(1, limits.connections)),
      option(.CONNECTION_TIMEOUT, max(0, limits.idleSeconds)),
      // Room for the head as sent, for its parsed form, and for a block of the answer. libmicrohttpd touches all of it
      // for each connection, so it is what an open stream costs.
      option(.CONNECTION_MEMORY_LIMIT, max(1024, limits.headerBytes) * 3 / 2 + 4 * 1024),
      // With several threads libmicrohttpd shuts the socket down when it stops, for whoever else has it, too.
      option(.THREAD_POOL_SIZE, limits.threads > 1 && !socket.isInherited ? limits.threads : 0),
      option(.STRICT_FOR_CLIENT, 1),
      option(.URI_LOG_CALLBACK, unsafeBitCast(requestLineArrived, to: Int.self), context),
      option(.UNESCAPE_CALLBACK, unsafeBitCast(keepEscapes, to: Int.self)),
      option(.NOTIFY_COMPLETED, unsafeBitCast(requestCompleted, to: Int.self), context),
      option(.NOTIFY_CONNECTION, unsafeBitCast(connectionChanged, to: Int.self), context),
      option(.END, 0),
    ]
    let flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_ERROR_LOG.rawValue
    let daemon = options.withUnsafeBufferPointer { items in
      mhd_start(flags, connectionArrived, context, handleAccess, context, items.baseAddress)
    }
    guard let daemon else {
      let reason = String(cString: strerror(errno))
      socket.close()
      throw .cannotStart(reason: reason)
    }
    pointer = daemon
  }

  /// Wakes what waits, so that no connection is left suspended, and joins the threads; libmicrohttpd closes the socket.
  ///
  /// `MHD_quiesce_daemon` is not called first: in 0.9.75 it takes the socket out of the server thread's epoll set, which that
  /// thread does too, and the second to come ends the process.
  func stop(cutting watcher: PeerWatcher) {
    watcher.stopWaiting()
    mhd_stop(pointer)
  }
}

private typealias ConnectionPointer = OpaquePointer
private typealias ContextPointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>

private func heldExchange(_ context: UnsafeMutableRawPointer) -> Exchange {
  Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
}

/// Makes the exchange; what it returns is the request's context until `requestCompleted`.
private let requestLineArrived:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, ConnectionPointer?
  ) -> UnsafeMutableRawPointer? = { core, target, connection in
    guard let core, let target, let connection else { return nil }
    let server = Unmanaged<ServerCore>.fromOpaque(core).takeUnretainedValue()
    server.heads.began(connection)
    hostStandIn.add(to: connection)
    return Unmanaged.passRetained(server.makeExchange(target: String(cString: target))).toOpaque()
  }

/// A first `Host` line of our own, which is left out again: a head without one would be refused by libmicrohttpd itself, with an
/// answer of two heads.
private struct HostStandIn: Sendable {
  private let name: StaticString = "Host"

  func add(to connection: ConnectionPointer) {
    let empty = name.utf8Start + name.utf8CodeUnitCount
    _ = mhd_set_connection_value(
      connection, .HEADER_KIND, UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
      UnsafeRawPointer(empty).assumingMemoryBound(to: CChar.self))
  }
}

private let hostStandIn = HostStandIn()

/// libmicrohttpd refuses a request by itself, on this thread. What it says, in the style of `vprintf`, is not read.
private let problemLogged: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeRawPointer?) -> Void =
  {
    core, _, _ in
    guard let core else { return }
    Unmanaged<ServerCore>.fromOpaque(core).takeUnretainedValue().heads.refuseUnreadableLengths()
  }

/// The target is decoded by ``RequestTarget``, from its raw form.
private let keepEscapes:
  @convention(c) (UnsafeMutableRawPointer?, ConnectionPointer?, UnsafeMutablePointer<CChar>?) -> Int = { _, _, text in
    text.map { strlen($0) } ?? 0
  }

private let requestCompleted:
  @convention(c) (
    UnsafeMutableRawPointer?, ConnectionPointer?, ContextPointer?, MHD_RequestTerminationCode
  ) -> Void = { core, connection, context, _ in
    guard let held = context?.pointee else { return }
    context?.pointee = nil
    Unmanaged<Exchange>.fromOpaque(held).takeRetainedValue().finish()
    guard let core, let connection else { return }
    let server = Unmanaged<ServerCore>.fromOpaque(core).takeUnretainedValue()
    server.heads.ended(connection)
    server.table.requestEnded(UInt(bitPattern: connection))
  }

private let connectionChanged:
  @convention(c) (
    UnsafeMutableRawPointer?, ConnectionPointer?, ContextPointer?, MHD_ConnectionNotificationCode
  ) -> Void = { context, connection, _, what in
    guard let context, let connection else { return }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    let id = UInt(bitPattern: connection)
    if what == .CONNECTION_NOTIFY_STARTED {
      core.connectionOpened(id, socket: mhd_connection_socket(connection), address: address(of: connection))
    } else {
      core.connectionClosed(id)
    }
  }

private func address(of connection: ConnectionPointer) -> String {
  mhd_connection_peer(connection).map { SocketAddress.host($0) } ?? ""
}

/// One address that has too many connections gets no more of them.
private let connectionArrived:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<sockaddr>?, socklen_t) -> MHD_Result = {
    context, address, _ in
    guard let context, let address else { return .YES }
    let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    return core.table.admits(SocketAddress.host(address)) ? .YES : .NO
  }

private let handleAccess:
  @convention(c) (
    UnsafeMutableRawPointer?, ConnectionPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
    UnsafePointer<CChar>?, UnsafeMutablePointer<Int>?, ContextPointer?
  ) -> MHD_Result = { _, connection, _, method, version, data, size, context in
    guard let connection, let method, let version, let size, let held = context?.pointee else { return .NO }
    let exchange = heldExchange(held)
    switch exchange.reception.stage {
    case .expectingHead:
      return receiveHead(exchange, connection, String(cString: method), String(cString: version))
    case .readingBody where size.pointee > 0:
      receiveBody(exchange, UnsafeRawBufferPointer(start: data, count: size.pointee))
      size.pointee = 0
      bytesArrived(exchange, connection)
      return .YES
    case .readingUpload(let upload) where size.pointee > 0:
      let isMore = upload.received >> 20 != (upload.received + size.pointee) >> 20
      upload.take(UnsafeRawBufferPointer(start: data, count: size.pointee))
      size.pointee = 0
      // Each megabyte has the time of a body.
      if isMore { exchange.core?.table.headArrived(UInt(bitPattern: connection)) }
      bytesArrived(exchange, connection)
      return upload.isEndless ? .NO : .YES
    case .readingUpload(let upload):
      callHandler(exchange, connection, upload: upload.finish())
      return proceed(exchange, connection)
    case .overflowing(let dropped) where size.pointee > 0:
      exchange.reception.stage = .overflowing(dropped: dropped + size.pointee)
      // A client that sends on for ever is cut off: libmicrohttpd takes no answer in the middle of a body.
      let limits = exchange.limits
      guard dropped + size.pointee <= max(limits.bodyBytes, limits.droppedBytes, 64 * 1024) else { return .NO }
      size.pointee = 0
      return .YES
    case .overflowing:
      exchange.reception.stage = .handled
      return refuse(.tooLarge(exchange.limits), exchange, connection)
    case .readingBody:
      callHandler(exchange, connection)
      return proceed(exchange, connection)
    case .handled:
      return proceed(exchange, connection)
    }
  }

private func bytesArrived(_ exchange: Exchange, _ connection: ConnectionPointer) {
  exchange.core?.table.bytesArrived(UInt(bitPattern: connection), socket: mhd_connection_socket(connection))
}

private func receiveHead(
  _ exchange: Exchange, _ connection: ConnectionPointer, _ method: String, _ version: String
) -> MHD_Result {
  exchange.attach(connection)
  exchange.reception.method = method
  exchange.reception.version = version
  exchange.core?.heads.ended(connection)
  exchange.reception.lines = Array(receivedLines(connection).dropFirst())
  let limits = exchange.limits
  let lines = exchange.reception.lines
  let headerBytes = lines.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  let target = RequestTarget(exchange.target)
  let framing = RequestFraming(method: method, target: exchange.target, version: version, lines: lines)
  let refusal: HTTPResponse? =
    if exchange.target.utf8.count > limits.headerBytes / 2 {
      .plain(414)
    } else if headerBytes + exchange.target.utf8.count + method.utf8.count > limits.headerBytes {
      .plain(431)
    } else if let problem = framing.problem {
      .plain(400, problem)
    } else if framing.length > max(limits.bodyBytes, limits.droppedBytes),
      exchange.core?.uploads.contains(where: { $0.path == target.rawPath }) != true
    {
      .tooLarge(limits)
    } else {
      nil
    }
  if let refusal { return refuse(refusal, exchange, connection) }
  exchange.reception.stage = stage(exchange, connection, framing)
  exchange.core?.table.headArrived(UInt(bitPattern: connection))
  return .YES
}

/// What becomes of the body whose head is here.
private func stage(_ exchange: Exchange, _ connection: ConnectionPointer, _ framing: RequestFraming) -> Reception.Stage
{
  let path = RequestTarget(exchange.target).rawPath
  if let core = exchange.core, framing.method == "POST", let rule = core.uploads.first(where: { $0.path == path }),
    rule.admits(request(exchange, connection, upload: nil))
  {
    return .readingUpload(UploadReception(connection, rule, core))
  }
  return framing.length > exchange.limits.bodyBytes ? .overflowing(dropped: 0) : .readingBody
}

/// The last answer on this connection: what follows may be the rest of the request, and is not read.
private func refuse(_ response: HTTPResponse, _ exchange: Exchange, _ connection: ConnectionPointer) -> MHD_Result {
  exchange.reception.stage = .handled
  exchange.core?.table.requestArrived(UInt(bitPattern: connection))
  var response = response
  response.headers["Connection"] = "close"
  return queue(response, connection)
}

private func receiveBody(_ exchange: Exchange, _ bytes: UnsafeRawBufferPointer) {
  if exchange.reception.body.count + bytes.count > exchange.limits.bodyBytes {
    exchange.reception.body = Data()
    exchange.reception.stage = .overflowing(dropped: bytes.count)
  } else {
    exchange.reception.body.append(contentsOf: bytes)
  }
}

private func callHandler(
  _ exchange: Exchange, _ connection: ConnectionPointer, upload: Result<UploadedFile, UploadProblem>? = nil
) {
  guard let core = exchange.core else { return }
  core.table.requestArrived(UInt(bitPattern: connection))
  let request = request(exchange, connection, upload: upload)
  exchange.reception = Reception(stage: .handled)
  core.handler(request, HTTPResponder(exchange))
}

/// The request as far as it has come.
private func request(
  _ exchange: Exchange, _ connection: ConnectionPointer, upload: Result<UploadedFile, UploadProblem>?
) -> HTTPRequest {
  let target = RequestTarget(exchange.target)
  let reception = exchange.reception
  var headers = HTTPHeaders()
  for line in reception.lines { headers.add(line.name, line.value) }
  var peer = PeerAccount.unknown
  if let core = exchange.core, core.identifiesPeers { peer = core.table.account(UInt(bitPattern: connection)) }
  return HTTPRequest(
    method: reception.method, rawPath: target.rawPath, path: target.path, query: target.query, headers: headers,
    body: reception.body, remoteAddress: address(of: connection), peer: peer, version: reception.version, upload: upload
  )
}

extension HTTPResponse {
  fileprivate static func tooLarge(_ limits: HTTPServerLimits) -> HTTPResponse {
    .plain(413, "at most \(limits.bodyBytes) bytes are taken")
  }
}

private func proceed(_ exchange: Exchange, _ connection: ConnectionPointer) -> MHD_Result {
  switch exchange.nextStep() {
  case .respond(let response): queue(response, connection)
  case .stream(let status, let headers): queueStream(exchange, status, headers, connection)
  case .wait: .YES
  case .drop: .NO
  }
}

private func queue(_ response: HTTPResponse, _ connection: ConnectionPointer) -> MHD_Result {
  let made = response.body.withUnsafeBytes { bytes in
    mhd_response_from_buffer(
      bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
  }
  return send(made, response.status, response.headers, connection)
}

private func queueStream(
  _ exchange: Exchange, _ status: Int, _ headers: HTTPHeaders, _ connection: ConnectionPointer
) -> MHD_Result {
  let context = Unmanaged.passRetained(exchange)
  let made = mhd_response_from_callback(
    // Each open stream has a buffer of this size: frames are small.
    UInt64.max, 512,
    { context, _, target, capacity in
      guard let context, let target else { return -2 }
      return heldExchange(context).fill(UnsafeMutableRawBufferPointer(start: target, count: capacity))
    }, context.toOpaque(),
    { context in
      guard let context else { return }
      Unmanaged<Exchange>.fromOpaque(context).release()
    })
  if made == nil { context.release() }
  return send(made, status, headers, connection)
}

private func send(
  _ response: OpaquePointer?, _ status: Int, _ headers: HTTPHeaders, _ connection: ConnectionPointer
) -> MHD_Result {
  guard let response else { return .NO }
  defer { mhd_destroy_response(response) }
  for (name, value) in headers.lines
  where !HTTPHeaders.same(name, "Content-Length") && !HTTPHeaders.same(name, "Transfer-Encoding") {
    mhd_add_header(response, name, value)
  }
  return mhd_queue(connection, (200...599).contains(status) ? UInt32(status) : 500, response)
}

import CCurl
import Foundation
import Synchronization

/// One transfer. Everything but its course belongs to the engine's thread once the exchange is submitted.
final class CurlExchange: HTTPExchange, @unchecked Sendable {
  let request: HTTPRequest
  private let receive: @Sendable (HTTPEvent) -> Void
  private weak let engine: CurlEngine?
  private let course = Atomic(Course.waiting)

  /// How far the request has come. Who cancels it before it is sent keeps it from ever being sent.
  private enum Course: UInt8, AtomicRepresentable {
    case waiting, sent, cancelledBefore, cancelledAfter
  }

  private var head: HTTPResponseHead?
  private var hasReportedHead = false
  private var bodySize = 0
  /// Bytes handed on that the receiver is not done with.
  private let unread = Atomic(0)
  private let isResting = Atomic(false)
  /// Whether only public addresses may be connected to.
  private var mustBePublic = false
  /// The reason why this side broke the transfer off.
  private var ownFailure: TransportError?
  /// When the transfer is given up unless something arrives, in the engine's seconds.
  private(set) var patienceEnds: TimeInterval = .infinity
  private var clock: () -> TimeInterval = { 0 }
  private var headerList: UnsafeMutablePointer<curl_slist>?
  /// Where libcurl says in words what went wrong.
  private let complaint = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  init(request: HTTPRequest, engine: CurlEngine, receive: @escaping @Sendable (HTTPEvent) -> Void) {
    self.request = request
    self.engine = engine
    self.receive = receive
    complaint.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    kiosk_list_free(headerList)
    complaint.deallocate()
  }

  var isCancelled: Bool {
    switch course.load(ordering: .acquiring) {
    case .waiting, .sent: false
    case .cancelledBefore, .cancelledAfter: true
    }
  }

  @discardableResult
  func cancel() -> Bool {
    if move(from: .waiting, to: .cancelledBefore) || move(from: .sent, to: .cancelledAfter) { engine?.withdraw(self) }
    return course.load(ordering: .acquiring) != .cancelledBefore
  }

  func didRead(_ count: Int) {
    unread.subtract(count, ordering: .sequentiallyConsistent)
    if endsRest() { engine?.resume(self) }
  }

  /// Whether there is room again for a transfer that rests; true for one caller only.
  private func endsRest() -> Bool {
    guard let limit = request.maximumUnreadBody,
      unread.load(ordering: .sequentiallyConsistent) <= limit / 2
    else { return false }
    return isResting.compareExchange(expected: true, desired: false, ordering: .sequentiallyConsistent).exchanged
  }

  private func move(from: Course, to: Course) -> Bool {
    course.compareExchange(expected: from, desired: to, ordering: .acquiringAndReleasing).exchanged
  }

  /// Called when the connection stands and the request is about to be sent; false where it must not be any more.
  private func beginsSending() -> Bool {
    move(from: .waiting, to: .sent) || course.load(ordering: .acquiring) == .sent
  }

  // MARK: - Setting up

  /// Prepares `handle` for the request; false where the request cannot be sent.
  func configure(_ handle: UnsafeMutableRawPointer, options: CurlTransport.Options, clock: @escaping () -> TimeInterval)
    -> Bool
  {
    self.clock = clock
    let timeouts = request.timeouts
    patienceEnds = clock() + (timeouts.firstByte ?? .infinity)
    guard let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      kiosk_easy_set_string(handle, CURLOPT_URL, request.url.absoluteString) == CURLE_OK
    else { return false }
    _ = kiosk_easy_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    if request.acceptsCompression { _ = kiosk_easy_set_string(handle, CURLOPT_ACCEPT_ENCODING, "") }
    _ = kiosk_easy_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    _ = kiosk_easy_set_long(handle, CURLOPT_NOSIGNAL, 1)
    _ = kiosk_easy_set_long(handle, CURLOPT_NOPROGRESS, 1)
    _ = kiosk_easy_set_long(handle, CURLOPT_QUICK_EXIT, 1)
    _ = kiosk_easy_set_long(handle, CURLOPT_TCP_KEEPALIVE, 1)
    _ = kiosk_easy_set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // Waiting for a connection that may multiplex pays off with TLS only, where the handshake tells; without TLS it
    // would cost a round trip.
    _ = kiosk_easy_set_long(handle, CURLOPT_PIPEWAIT, scheme == "https" ? 1 : 0)
    if let limit = timeouts.connect {
      _ = kiosk_easy_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(limit))
    }
    if let limit = timeouts.total { _ = kiosk_easy_set_long(handle, CURLOPT_TIMEOUT_MS, Self.milliseconds(limit)) }
    if let file = options.certificateAuthorityFile { _ = kiosk_easy_set_string(handle, CURLOPT_CAINFO, file) }
    configureSockets(handle, options.addresses)
    configureMethod(handle)
    configureHeaders(handle, options: options)
    _ = kiosk_easy_set_pointer(handle, CURLOPT_ERRORBUFFER, complaint)
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = kiosk_easy_set_pointer(handle, CURLOPT_HEADERDATA, context)
    _ = kiosk_easy_set_pointer(handle, CURLOPT_WRITEDATA, context)
    _ = kiosk_easy_set_before_sending(
      handle,
      { context, _, _, _, _ in
        CurlExchange.from(context).beginsSending() ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
      }, context)
    _ = kiosk_easy_set_receive(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      CurlExchange.from(context).receiveHeader(bytes, count: size * count)
    }
    _ = kiosk_easy_set_receive(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      CurlExchange.from(context).receiveBody(bytes, count: size * count)
    }
    return true
  }

  private func configureSockets(_ handle: UnsafeMutableRawPointer, _ rule: AddressRule) {
    mustBePublic = rule.mustCheck(request.url)
    if mustBePublic { _ = kiosk_easy_set_string(handle, CURLOPT_PROXY, "") }
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = kiosk_easy_set_open_socket(
      handle,
      { context, _, address in
        guard let address else { return CURL_SOCKET_BAD }
        let exchange = CurlExchange.from(context)
        if exchange.mustBePublic, NetworkAddress(address)?.isPublic != true {
          exchange.ownFailure = TransportError(.forbidden)
          return CURL_SOCKET_BAD
        }
        // libcurl's own sockets are handed on to the programs that are started, which keep them open.
        let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return socket(address.pointee.family, kind, address.pointee.protocol)
      }, context)
  }

  private func configureMethod(_ handle: UnsafeMutableRawPointer) {
    if let body = request.body {
      body.withUnsafeBytes { bytes in
        _ = kiosk_easy_set_body(handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
    }
    switch request.method {
    case "GET" where request.body == nil: _ = kiosk_easy_set_long(handle, CURLOPT_HTTPGET, 1)
    case "HEAD": _ = kiosk_easy_set_long(handle, CURLOPT_NOBODY, 1)
    default: _ = kiosk_easy_set_string(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }
  }

  private func configureHeaders(_ handle: UnsafeMutableRawPointer, options: CurlTransport.Options) {
    var headers = request.headers
    if headers["User-Agent"] == nil { headers["User-Agent"] = options.userAgent }
    for field in headers.fields {
      // A line break in a value would begin a header of its own.
      let value = field.value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      let line = value.isEmpty ? "\(field.name);" : "\(field.name): \(String(String.UnicodeScalarView(value)))"
      headerList = kiosk_list_append(headerList, line)
    }
    _ = kiosk_easy_set_headers(handle, headerList)
  }

  private static func milliseconds(_ seconds: TimeInterval) -> Int {
    Int(max(1, min(seconds * 1000, 86_400_000)))
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> CurlExchange {
    guard let context else { preconditionFailure("libcurl calls back with the context it was given") }
    return Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
  }

  // MARK: - Receiving, on the engine's thread

  /// More header bytes than this are no answer of a service.
  private static let maximumHeaderFields = 256

  private func receiveHeader(_ bytes: UnsafeMutablePointer<CChar>?, count: Int) -> Int {
    extendPatience()
    guard !hasReportedHead, !isCancelled else { return isCancelled ? 0 : count }
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if line.hasPrefix("HTTP/") {
      head = Self.head(statusLine: line, url: request.url)
    } else if line.isEmpty {
      // An interim answer (1xx) is followed by the real one.
      if let head, head.status >= 200 {
        let announced = head.headers["Content-Length"].flatMap { Int($0) } ?? 0
        if request.method != "HEAD", isTooLarge(announced) { return 0 }
        reportHead(head)
      }
    } else if let colon = line.firstIndex(of: ":"), (head?.headers.fields.count ?? 0) < Self.maximumHeaderFields {
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      head?.headers.append(String(line[..<colon]), value)
    }
    return count
  }

  private static func head(statusLine: String, url: URL) -> HTTPResponseHead {
    let words = statusLine.split(separator: " ", maxSplits: 2)
    let version: HTTPVersion =
      switch words.first {
      case "HTTP/2": .http2
      case "HTTP/3": .http3
      default: .http1
      }
    return HTTPResponseHead(url: url, status: words.count > 1 ? Int(words[1]) ?? 0 : 0, version: version)
  }

  private func reportHead(_ head: HTTPResponseHead) {
    hasReportedHead = true
    receive(.head(head))
  }

  private func receiveBody(_ bytes: UnsafeMutablePointer<CChar>?, count: Int) -> Int {
    extendPatience()
    guard !isCancelled else { return 0 }
    guard count > 0, let bytes else { return count }
    if mustRest() {
      patienceEnds = .infinity
      return Int(CURL_WRITEFUNC_PAUSE)
    }
    bodySize += count
    unread.add(count, ordering: .sequentiallyConsistent)
    if isTooLarge(bodySize) { return 0 }
    receive(.body(Data(bytes: bytes, count: count)))
    return count
  }

  /// Whether the receiver has more unread than it may; libcurl then keeps the bytes and brings them again.
  private func mustRest() -> Bool {
    guard let limit = request.maximumUnreadBody, unread.load(ordering: .sequentiallyConsistent) >= limit else {
      return false
    }
    isResting.store(true, ordering: .sequentiallyConsistent)
    // The receiver may have become done meanwhile, without having seen that there is a rest to end.
    return !endsRest()
  }

  /// Lets a transfer that rested go on.
  func goOn(_ handle: UnsafeMutableRawPointer) {
    extendPatience()
    kiosk_easy_pause(handle, CURLPAUSE_CONT)
  }

  /// Notes the failure where so many bytes are more than the request takes.
  private func isTooLarge(_ size: Int) -> Bool {
    guard let limit = request.maximumBodySize, size > limit else { return false }
    ownFailure = TransportError(.tooLarge(limit: limit))
    return true
  }

  private func extendPatience() {
    patienceEnds = clock() + (request.timeouts.stall ?? .infinity)
  }

  // MARK: - Ending

  func finish(_ code: CURLcode) {
    guard !isCancelled else { return }
    if code == CURLE_OK {
      if !hasReportedHead, let head { reportHead(head) }
      receive(.end(hasReportedHead ? nil : TransportError(.malformed, "The answer has no status.")))
    } else {
      receive(.end(ownFailure ?? TransportError(code, String(cString: complaint))))
    }
  }

  func fail(_ error: TransportError) {
    guard !isCancelled else { return }
    receive(.end(error))
  }
}

extension NetworkAddress {
  /// The address of a socket that libcurl is about to open; nil for families other than IPv4 and IPv6.
  fileprivate init?(_ address: UnsafeMutablePointer<curl_sockaddr>) {
    guard let start = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return nil }
    let place: (offset: Int?, count: Int)
    switch address.pointee.family {
    case AF_INET: place = (MemoryLayout<sockaddr_in>.offset(of: \.sin_addr), 4)
    case AF_INET6: place = (MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr), 16)
    default: return nil
    }
    guard let offset = place.offset, offset + place.count <= Int(address.pointee.addrlen) else { return nil }
    self.init(UnsafeRawBufferPointer(start: UnsafeRawPointer(address) + start + offset, count: place.count))
  }
}

extension TransportError {
  /// - Parameter complaint: libcurl's own words about this case; empty where it has none.
  init(_ code: CURLcode, _ complaint: String) {
    let reason: Reason =
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .unresolved
      case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED: .unreachable
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
        CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
        .insecure
      // libcurl takes an answer without a status line for one of HTTP/0.9, which is not allowed, and one with an odd status line
      // for a version of HTTP that it does not know.
      case CURLE_UNSUPPORTED_PROTOCOL where complaint.contains("HTTP"): .notHTTP
      case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .badAddress
      case CURLE_WEIRD_SERVER_REPLY: .notHTTP
      case CURLE_BAD_CONTENT_ENCODING, CURLE_HTTP2, CURLE_HTTP2_STREAM: .malformed
      default: .interrupted
      }
    self.init(reason, complaint.isEmpty ? String(cString: kiosk_easy_strerror(code)) : complaint)
  }
}

import Foundation
import FoundationExtras
import HTTPServer

/// `kiosk status`: what the running servers say of themselves.
@MainActor
struct ShowStatus {
  let context: CommandContext

  func run(_ settings: Settings) throws {
    let servers = RunningServers(folder: settings.folders.runningFolder).all()
    guard !servers.isEmpty else {
      throw CommandFailure(.unavailable, "Kiosk is not serving.", hint: "Start it: kiosk serve")
    }
    let secret = try AccessFile(file: settings.folders.accessFile).read().secret
    for server in servers {
      try context.output.say("Kiosk serves at \(server.listen) (process \(String(server.process)))")
      guard let address = server.address, let text = LocalQuestion(address, secret: secret).answer("/-/metrics") else {
        throw CommandFailure(.tryLater, "The server at \(server.listen) does not answer.")
      }
      try context.output.write(Self.sentences(Self.figures(text)).map { "  \(Told.text($0))\n" }.joined())
    }
  }

  /// The numbers of a text in Prometheus' format, by their names.
  static func figures(_ text: String) -> [String: Double] {
    var figures: [String: Double] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite, abs(value) < 1e15 else { continue }
      figures[String(parts[0])] = value
    }
    return figures
  }

  static func sentences(_ figures: [String: Double]) -> [String.LocalizationValue] {
    func count(_ name: String) -> Int { Int(figures["kiosk_" + name] ?? 0) }
    let seconds = count("uptime_seconds")
    return [
      "up \(seconds / 86_400) d \(seconds / 3600 % 24) h \(seconds / 60 % 60) min, \(count("resident_bytes") / 1_000_000) MB, \(count("processor_seconds_total")) s of processor time",
      "\(count("streams")) pages are read, \(count("sessions")) are held, \(count("connections")) connections",
      "\(count("pages_total")) pages painted, \(count("pages_busy_total")) turned away for lack of room",
      "\(count("strangers_total")) requests without the secret, \(count("wrong_guesses_total")) wrong guesses, \(count("refused_total")) refused",
    ]
  }
}

/// One question to a server of this machine.
struct LocalQuestion {
  private let address: ListenAddress
  private let secret: String

  init(_ address: ListenAddress, secret: String) {
    self.address = address
    self.secret = secret
  }

  /// The body of the answer; nil where there is none within five seconds, or where it is no success.
  func answer(_ path: String) -> String? {
    guard let descriptor = connected() else { return nil }
    defer { close(descriptor) }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    let name = address.socketPath != nil ? "localhost" : host
    let request =
      "GET \(path) HTTP/1.1\r\nHost: \(ListenAddress(host: name, port: address.port))\r\n"
      + "Authorization: Bearer \(secret)\r\nConnection: close\r\n\r\n"
    let sent = Array(request.utf8)
    guard send(descriptor, sent, sent.count, Int32(MSG_NOSIGNAL)) == sent.count else { return nil }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < 1 << 20 {
      let count = recv(descriptor, &block, block.count, 0)
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += block[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("HTTP/1.1 200 "), let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    return String(text[end.upperBound...])
  }

  /// Where all interfaces are listened on, this machine is asked by loopback.
  private var host: String {
    switch address.host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    default: address.host
    }
  }

  private func connected() -> Int32? {
    if let path = address.socketPath {
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
      return withUnsafePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connected(AF_UNIX, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(address.port), &hints, &list) == 0, let first = list else { return nil }
    defer { freeaddrinfo(list) }
    return connected(first.pointee.ai_family, first.pointee.ai_addr, first.pointee.ai_addrlen)
  }

  private func connected(_ family: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32? {
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    guard connect(descriptor, address, length) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}

import Foundation

/// The answer's first part: everything before the body.
public struct HTTPResponseHead: Hashable, Sendable {
  public var url: URL
  public var status: Int
  public var headers: HTTPHeaders
  public var version: HTTPVersion

  public init(url: URL, status: Int, headers: HTTPHeaders = [:], version: HTTPVersion = .http1) {
    self.url = url
    self.status = status
    self.headers = headers
    self.version = version
  }

  public var isSuccess: Bool { (200...299).contains(status) }

  /// The media type without parameters, in lower case.
  public var contentType: String? {
    headers["Content-Type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// How long the server asks to wait (RFC 9110, section 10.2.3), in seconds from `now`; a year at most.
  public func retryAfter(now: Date = Date()) -> TimeInterval? {
    guard let value = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    let year: TimeInterval = 31_536_000
    if let seconds = Double(value), seconds.isFinite, seconds >= 0 { return min(seconds, year) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return formatter.date(from: value).map { min(max(0, $0.timeIntervalSince(now)), year) }
  }
}

/// A whole answer.
public struct HTTPResponse: Hashable, Sendable {
  public var head: HTTPResponseHead
  public var body: Data

  public init(head: HTTPResponseHead, body: Data = Data()) {
    self.head = head
    self.body = body
  }

  public var status: Int { head.status }
  public var url: URL { head.url }
}

/// The protocol that the connection negotiated; from HTTP/2 on, one connection carries many requests at once.
public enum HTTPVersion: Hashable, Sendable {
  case http1
  case http2
  case http3
}

import Foundation

/// The answer's first part: everything before the body.
package struct HTTPResponseHead: Hashable, Sendable {
  package var url: URL
  package var status: Int
  package var headers: HTTPHeaders
  package var version: HTTPVersion
  /// Where the resource lies from now on, where the server said so for good (301, 308) and nothing less came in between.
  package var movedTo: URL?

  package init(url: URL, status: Int, headers: HTTPHeaders = [:], version: HTTPVersion = .http1) {
    self.url = url
    self.status = status
    self.headers = headers
    self.version = version
  }

  package var isSuccess: Bool { (200...299).contains(status) }

  /// The media type without parameters, in lower case.
  package var contentType: String? {
    headers["Content-Type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// When the server answered, by its own clock; nil where it does not say.
  package var date: Date? {
    headers["Date"].flatMap { Self.date($0.trimmingCharacters(in: .whitespaces)) }
  }

  /// How long the server asks to wait (RFC 9110, section 10.2.3), in seconds from `now`; a year at most.
  package func retryAfter(now: Date = Date()) -> TimeInterval? {
    guard let value = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    let year: TimeInterval = 31_536_000
    if let seconds = Double(value), seconds.isFinite, seconds >= 0 { return min(seconds, year) }
    return Self.date(value).map { min(max(0, $0.timeIntervalSince(now)), year) }
  }

  /// `Wed, 21 Oct 2026 07:28:00 GMT` (RFC 9110, section 5.6.7). By hand: Foundation's formatter on Linux traps on some texts.
  private static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
      let month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        .firstIndex(of: words[2])
    else { return nil }
    let time = words[4].split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard time.count == 3, (1...31).contains(day), (1970...9999).contains(year), (0...23).contains(time[0]),
      (0...59).contains(time[1]), (0...60).contains(time[2])
    else { return nil }
    var components = DateComponents()
    (components.year, components.month, components.day) = (year, month + 1, day)
    (components.hour, components.minute, components.second) = (time[0], time[1], time[2])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: components)
  }
}

/// A whole answer.
package struct HTTPResponse: Hashable, Sendable {
  package var head: HTTPResponseHead
  package var body: Data

  package init(head: HTTPResponseHead, body: Data = Data()) {
    self.head = head
    self.body = body
  }

  package var status: Int { head.status }
  package var url: URL { head.url }
}

/// The protocol that the connection negotiated; from HTTP/2 on, one connection carries many requests at once.
package enum HTTPVersion: Hashable, Sendable {
  case http1
  case http2
  case http3
}

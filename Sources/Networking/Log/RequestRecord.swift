import Foundation

/// One line of the request log; everything in it is redacted.
package struct RequestRecord: Hashable, Sendable, Codable {
  /// When the exchange ended.
  package var date: Date
  package var method: String
  package var url: URL
  /// The status of the answer; nil when none came.
  package var status: Int?
  /// What went wrong, as a sentence; `cancelled` where nobody waited any more.
  package var problem: String?
  /// Bytes of the body after decompression.
  package var bodySize: Int
  /// From the moment the request was let through to its end, in seconds.
  package var duration: TimeInterval

  package init(
    date: Date, method: String, url: URL, status: Int? = nil, problem: String? = nil, bodySize: Int = 0,
    duration: TimeInterval
  ) {
    self.date = date
    self.method = method
    self.url = url
    self.status = status
    self.problem = problem
    self.bodySize = bodySize
    self.duration = duration
  }
}

extension RequestRecord: CustomStringConvertible {
  package var description: String {
    let outcome = status.map { "\($0), \(bodySize) bytes" } ?? problem ?? "no answer"
    return "\(method) \(url.absoluteString): \(outcome), \(Int(duration * 1000)) ms"
  }
}

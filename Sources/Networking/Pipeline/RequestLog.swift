import Foundation

/// One line of the request log; everything in it is redacted.
public struct RequestRecord: Hashable, Sendable {
  public var method: String
  public var url: URL
  /// The status of the answer; nil when none came.
  public var status: Int?
  /// The error, where there was one.
  public var error: ServiceError?
  /// Bytes of the body after decompression.
  public var bodySize: Int
  /// From the moment the request was let through to its end, in seconds.
  public var duration: TimeInterval
}

extension RequestRecord: CustomStringConvertible {
  public var description: String {
    let outcome = status.map { "\($0), \(bodySize) bytes" } ?? error?.sentence ?? "cancelled"
    return "\(method) \(url.absoluteString): \(outcome), \(Int(duration * 1000)) ms"
  }
}

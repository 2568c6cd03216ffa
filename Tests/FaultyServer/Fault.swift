import Networking

/// The ways in which a service fails a reader.
package enum Fault: String, CaseIterable, Sendable {
  case refused, reset, stalledHeader, stalledBody, truncated, wrongLength, wrongType, webPage, empty, notModified
  case unauthorized, forbidden, notFound, upgradeRequired, tooManyRequests, tooManyRequestsUntilLater
  case internalError, unavailable, redirectLoop, redirectToPrivateAddress, expiredCertificate, bomb, endlessBody

  /// Faults that look alike from the reader's side may read alike; all others must not.
  package var likeness: String {
    switch self {
    case .reset, .truncated: "broken connection"
    case .stalledHeader, .stalledBody: "silence"
    case .bomb, .endlessBody: "too large"
    default: rawValue
    }
  }

  /// Whether the server begins a good answer.
  var cutsGoodAnswer: Bool { [.reset, .stalledBody, .truncated, .wrongLength].contains(self) }

  /// What may follow from it. A service that needs no key says something else of a refusal than one that does.
  package var causes: Set<ServiceError.Cause> {
    switch self {
    case .refused, .reset, .stalledHeader, .stalledBody, .truncated, .internalError, .redirectLoop,
      .redirectToPrivateAddress, .expiredCertificate:
      [.unavailable]
    case .wrongLength, .wrongType, .webPage, .empty, .notModified, .notFound, .bomb, .endlessBody: [.badData]
    case .unauthorized, .forbidden: [.keyMissing, .unavailable]
    // NewsAPI says so of what a plan does not give today.
    case .upgradeRequired: [.badData, .keyMissing, .tryLater]
    case .tooManyRequests, .tooManyRequestsUntilLater: [.tryLater]
    case .unavailable: [.tryLater, .unavailable]
    }
  }

  /// What the server does instead of answering `good`.
  func steps(_ elsewhere: String, good: [UInt8]) -> [RawServer.Step] {
    func head(_ status: String, _ fields: String..., length: Int? = 0) -> RawServer.Step {
      let all = fields + (length.map { ["Content-Length: \($0)"] } ?? []) + ["Connection: close"]
      return .send("HTTP/1.1 \(status)\r\n" + all.map { $0 + "\r\n" }.joined() + "\r\n")
    }
    let json = "Content-Type: application/json"
    switch self {
    case .refused, .expiredCertificate: return []
    case .reset: return [head("200 OK", json, length: good.count), .bytes(Array(good.prefix(good.count / 2))), .reset]
    case .stalledHeader: return [.send("HTTP/1.1 200 OK\r\nContent-"), .hold]
    case .stalledBody: return [head("200 OK", json, length: good.count), .bytes(Array(good.prefix(5))), .hold]
    case .truncated: return [head("200 OK", json, length: good.count + 1), .bytes(Array(good.prefix(good.count / 2)))]
    case .wrongLength: return [head("200 OK", json, length: good.count - 1), .bytes(good)]
    case .wrongType:
      return [head("200 OK", "Content-Type: image/png", length: 8), .bytes([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])]
    case .webPage:
      let page = "<!DOCTYPE html><title>Welcome to the airport</title>"
      return [head("200 OK", "Content-Type: text/html; charset=utf-8", length: page.utf8.count), .send(page)]
    case .empty: return [head("200 OK", json)]
    case .notModified: return [head("304 Not Modified", length: nil)]
    case .unauthorized: return [head("401 Unauthorized")]
    case .forbidden: return [head("403 Forbidden")]
    case .notFound: return [head("404 Not Found")]
    case .upgradeRequired: return [head("426 Upgrade Required")]
    case .tooManyRequests: return [head("429 Too Many Requests")]
    case .tooManyRequestsUntilLater: return [head("429 Too Many Requests", "Retry-After: 120")]
    case .internalError: return [head("500 Internal Server Error")]
    case .unavailable:
      let page = "<html><h1>503 Service Temporarily Unavailable</h1></html>"
      return [head("503 Service Unavailable", "Content-Type: text/html", length: page.utf8.count), .send(page)]
    case .redirectLoop: return [head("302 Found", "Location: /again")]
    case .redirectToPrivateAddress: return [head("302 Found", "Location: \(elsewhere)")]
    case .bomb:
      let bomb = Self.zeros
      return [head("200 OK", json, "Content-Encoding: gzip", length: bomb.count), .bytes(bomb)]
    case .endlessBody: return [head("200 OK", json, length: nil), .endless(String(repeating: " ", count: 65_536))]
    }
  }

  private static let zeros = Gzip.zeros(megabytes: 24) ?? []
}

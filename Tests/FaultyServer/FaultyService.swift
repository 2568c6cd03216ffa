import Combine
import Foundation
import Networking

/// A service that passes requests on to a good one until it is told to fail.
package final class FaultyService: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Fault?
  private var server: RawServer?
  private let upstream: URL
  private let client: HTTPClient

  /// - Parameter upstream: any address of the good service; its origin counts.
  package init(upstream: URL) throws {
    self.upstream = upstream
    client = HTTPClient(
      transport: CurlTransport(), configuration: .init(scheduler: AnyScheduler(DispatchQueue(label: "faulty.proxy"))))
    server = try RawServer { [weak self] head in self?.steps(head) ?? [] }
  }

  /// What goes wrong from now on; nil for nothing.
  package func fail(_ fault: Fault?) throws {
    let old = lock.withLock {
      defer { current = fault }
      return current
    }
    if old == .refused, fault != .refused { try server?.resume() }
    if fault == .refused, old != .refused { server?.pause() }
  }

  package func stop() { server?.stop() }

  /// The address of this service that stands for `url` of the good one.
  package func url(for url: URL) -> URL {
    let path = url.absoluteString.drop(while: { $0 != "/" }).dropFirst(2).drop(while: { $0 != "/" })
    guard let server else { return url }
    return server.url(String(path))
  }

  private func steps(_ head: String) -> [RawServer.Step] {
    let fault = lock.withLock { current }
    let good = fault?.cutsGoodAnswer == false ? nil : pass(head)
    guard let fault else {
      let status = good?.status ?? 502
      let type = good?.head.headers["Content-Type"] ?? "application/json"
      let body = good?.body ?? Data()
      return [
        .send(
          "HTTP/1.1 \(status) X\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"),
        .bytes(Array(body)),
      ]
    }
    // An answer long enough to be cut anywhere.
    let body =
      good.map { Array($0.body) }.flatMap { $0.count > 20 ? $0 : nil } ?? Array(#"{"long": "enough to be cut"}"#.utf8)
    return fault.steps("http://127.0.0.1:\(upstream.port ?? 80)/private", good: body)
  }

  /// The good service's answer to a request.
  private func pass(_ head: String) -> HTTPResponse? {
    let lines = head.components(separatedBy: "\r\n")
    guard let path = lines.first?.split(separator: " ").dropFirst().first,
      let url = URL(string: String(path), relativeTo: upstream)
    else { return nil }
    var request = HTTPRequest(url.absoluteURL, retryLimit: 0)
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, ["x-api-key", "authorization", "user-agent"].contains(parts[0].lowercased()) {
        request.headers[parts[0]] = parts[1]
      }
    }
    let done = DispatchSemaphore(value: 0)
    let answer = Answer()
    let work = client.response(for: request).sink { _ in
      done.signal()
    } receiveValue: {
      answer.response = $0
    }
    defer { work.cancel() }
    return done.wait(timeout: .now() + 30) == .success ? answer.response : nil
  }

  private final class Answer: @unchecked Sendable {
    var response: HTTPResponse?
  }
}

import Combine
import CombineTesting
import Foundation
import Networking
import Locks

@testable import NewsAPI

/// NewsAPI in memory, on virtual time.
final class NewsWorld: Sendable {
  let time = TestScheduler()
  let transport: InMemoryTransport
  let api: NewsAPIClient
  private let log = Log()

  static let secret = "0123456789abcdef-the-secret"

  /// The lines of the request log.
  var logLines: [String] { log.lines }

  /// The paths and queries that were asked for, in order.
  var asked: [String] { transport.requests.map { $0.url.relativePart } }

  init(
    key: String? = NewsWorld.secret, mostResults: Int? = 100, pageSize: Int = 20, country: String = "us",
    answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer
  ) {
    let scheduler = AnyScheduler(time) { $0.seconds }
    transport = InMemoryTransport(scheduler: scheduler, answer: answer)
    let client = HTTPClient(
      transport: RedirectingTransport(transport),
      configuration: .init(
        retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler,
        log: { [log] in log.append($0) }))
    guard let base = URL(string: "http://news.example/v2") else { preconditionFailure("This is a constant address") }
    api = NewsAPIClient(
      client: client,
      configuration: .init(
        addresses: .init(base: base), key: key.flatMap { NewsAPIKey($0) }, keyHint: "Here is where to get one.",
        country: NewsCountry(country), mostResults: mostResults, pageSize: pageSize))
  }

  /// Runs a publisher to its end.
  func outcome<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> Recorder<Value, Failure> {
    let recorder = publisher.record()
    time.advance(by: .seconds(120))
    return recorder
  }

  /// A page of generated articles, numbered from `first`.
  static func page(_ numbers: some Sequence<Int>, total: Int?) -> InMemoryTransport.Answer {
    let rows = numbers.map { number in
      #"{"source":{"id":null,"name":"Outlet \#(number)"},"title":"Title number \#(number) of a long list","#
        + #""url":"https://n.example/\#(number)","publishedAt":"2024-11-18T10:00:00Z"}"#
    }
    let total = total.map { #""totalResults":\#($0),"# } ?? ""
    return .json(#"{"status":"ok",\#(total)"articles":[\#(rows.joined(separator: ","))]}"#, after: 0.1)
  }

  static func refusal(_ code: String, status: Int, message: String = "No.") -> InMemoryTransport.Answer {
    .json(#"{"status":"error","code":"\#(code)","message":"\#(message)"}"#, status: status)
  }

  private final class Log: Sendable {
    private let records = Locked<[RequestRecord]>([])

    var lines: [String] { records.withLock { $0.map(\.description) } }

    func append(_ record: RequestRecord) { records.withLock { $0.append(record) } }
  }
}

extension URL {
  /// The path behind `/v2/` and the query.
  var relativePart: String {
    let query = query(percentEncoded: true).map { "?" + $0 } ?? ""
    return String(path(percentEncoded: true).dropFirst("/v2/".count)) + query
  }

  /// The value of a parameter.
  func parameter(_ name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
  }
}

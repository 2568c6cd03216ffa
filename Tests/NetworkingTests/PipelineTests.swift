import Combine
import CombineTesting
import Foundation
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct PipelineTests {
  static let url = address("http://service.example/numbers.json")

  @Test func fetchesAndDecodes() {
    let world = VirtualWorld { _ in .json("[1, 2, 3]", after: 0.1) }
    let recorder = world.client.fetch([Int].self, from: Self.url).record()
    world.time.advance(by: .milliseconds(99))
    #expect(recorder.values.isEmpty)
    world.time.advance(by: .milliseconds(1))
    #expect(recorder.values == [[1, 2, 3]])
    #expect(recorder.isFinished)
    #expect(recorder.violations.isEmpty)
  }

  @Test func theLightFormCannotFail() {
    let world = VirtualWorld { _ in .failure(.unreachable) }
    let recorder = world.client.fetch([Int].self, from: Self.url, replacingErrorWith: []).record()
    world.time.advance(by: .seconds(1))
    #expect(recorder.values == [[]])
    #expect(recorder.isFinished)
  }

  @Test func nothingIsAskedBeforeSomebodyListens() {
    let world = VirtualWorld { _ in .json("1") }
    let publisher = world.client.fetch(Int.self, from: Self.url)
    world.time.advance(by: .seconds(1))
    #expect(world.transport.requests.isEmpty)
    let recorder = publisher.record(demand: .none)
    world.time.advance(by: .seconds(1))
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    world.time.advance(by: .seconds(1))
    #expect(recorder.values == [1])
    #expect(world.transport.requests.count == 1)
  }

  @Test func identicalRequestsShareOneExchange() {
    let world = VirtualWorld { _ in .json("7", after: 1) }
    let recorders = (0..<5).map { _ in world.client.fetch(Int.self, from: Self.url).record() }
    let other = world.client.fetch(Int.self, from: address("http://service.example/other")).record()
    world.time.advance(by: .milliseconds(500))
    recorders[0].cancel()
    world.time.advance(by: .seconds(1))
    #expect(world.transport.requests.count == 2)
    #expect(recorders[0].values.isEmpty)
    #expect(recorders.dropFirst().allSatisfy { $0.values == [7] && $0.isFinished })
    #expect(other.values == [7])
    let later = world.client.fetch(Int.self, from: Self.url).record()
    world.time.advance(by: .seconds(2))
    #expect(later.values == [7])
    #expect(world.transport.requests.count == 3)
  }

  @Test func theLastListenerWhoLeavesStopsTheRequest() {
    let world = VirtualWorld { _ in .silence }
    let recorders = (0..<3).map { _ in world.client.fetch(Int.self, from: Self.url).record() }
    world.time.advance(by: .seconds(1))
    #expect(world.transport.openCount == 1)
    recorders[0].cancel()
    recorders[1].cancel()
    #expect(world.transport.openCount == 1)
    recorders[2].cancel()
    #expect(world.transport.openCount == 0)
  }

  @Test func aHostGetsSixRequestsAtATimeAndOthersWaitInLine() {
    let world = VirtualWorld { request in .json("\"\(request.url.lastPathComponent)\"", after: 1) }
    let recorders = (0..<20).map { number in
      world.client.fetch(String.self, from: address("http://service.example/\(number)")).record()
    }
    let elsewhere = world.client.fetch(String.self, from: address("http://elsewhere.example/x")).record()
    world.time.advance(by: .milliseconds(1500))
    #expect(world.transport.mostOpenCount == 7)
    #expect(elsewhere.values == ["x"])
    #expect(recorders.map(\.values.count) == Array(repeating: 1, count: 6) + Array(repeating: 0, count: 14))
    // Those who leave while they wait make no request at all; those who leave on the way make room.
    recorders[19].cancel()
    recorders[6].cancel()
    world.time.advance(by: .milliseconds(10))
    world.time.advance(by: .seconds(10))
    #expect(world.transport.requests.count == 20)
    #expect(recorders[7...18].allSatisfy { $0.isFinished })
    #expect(world.transport.openCount == 0)
  }

  @Test func aHostThatMultiplexesGetsMore() {
    let world = VirtualWorld(limits: .init(http1: 1, multiplexed: 10)) { request in
      var head = HTTPResponseHead(url: request.url, status: 200, version: .http2)
      head.headers["Content-Type"] = "application/json"
      return InMemoryTransport.Answer([.init(after: 1, .head(head)), .init(.body(Data("1".utf8))), .init(.end(nil))])
    }
    let recorders = (0..<8).map { number in
      world.client.fetch(Int.self, from: address("http://service.example/\(number)")).record()
    }
    world.time.advance(by: .milliseconds(1500))
    #expect(world.transport.openCount == 7)
    world.time.advance(by: .seconds(1))
    #expect(recorders.allSatisfy { $0.isFinished })
  }

  @Test func repeatsWhatMayPassWithGrowingPauses() {
    let times = Collected<Double>()
    let time = TestScheduler()
    let scheduler = AnyScheduler(time)
    let transport = InMemoryTransport(scheduler: scheduler) { _ in
      times.append(scheduler.now.seconds)
      return times.values.count < 3 ? .json("{}", status: 500) : .json("5")
    }
    let client = HTTPClient(
      transport: transport,
      configuration: .init(
        retry: .init(firstDelay: 0.3, jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler))
    let recorder = client.fetch(Int.self, from: Self.url).record()
    time.advance(by: .seconds(5))
    #expect(recorder.values == [5])
    #expect(times.values.map { ($0 * 1000).rounded() } == [0, 300, 900])
  }

  @Test(arguments: [
    (404, 1), (400, 1), (401, 1), (429, 1), (500, 3), (502, 3), (503, 3), (504, 3),
  ])
  func repeatsOnlyWhatMayPass(_ status: Int, _ requests: Int) {
    let world = VirtualWorld { _ in .json("{\"error\": \"no\"}", status: status) }
    let recorder = world.client.fetch(Int.self, from: Self.url).record()
    world.time.advance(by: .seconds(30))
    #expect(world.transport.requests.count == requests)
    #expect(recorder.failure == .response(url: Self.url, status: status, message: "no", retryAfter: nil))
  }

  @Test func neverRepeatsWhatChangesSomething() {
    let world = VirtualWorld { _ in .json("{}", status: 500) }
    let recorder = world.client.fetch(Int.self, HTTPRequest(Self.url, method: "POST", body: Data("x".utf8))).record()
    world.time.advance(by: .seconds(30))
    #expect(world.transport.requests.count == 1)
    #expect(recorder.failure != nil)
  }

  @Test func waitsAsLongAsTheServerAsksButNotForEver() {
    let patient = VirtualWorld { _ in .response(status: 429, headers: ["Retry-After": "3"]) }
    _ = patient.client.fetch(Int.self, from: Self.url).record()
    patient.time.advance(by: .milliseconds(2999))
    #expect(patient.transport.requests.count == 1)
    patient.time.advance(by: .milliseconds(2))
    #expect(patient.transport.requests.count == 2)

    let long = VirtualWorld { _ in .response(status: 429, headers: ["Retry-After": "3600"]) }
    let recorder = long.client.fetch(Int.self, from: Self.url).record()
    long.time.advance(by: .seconds(1))
    #expect(recorder.failure == .response(url: Self.url, status: 429, message: nil, retryAfter: 3600))
    #expect(recorder.failure?.cause == .tryLater)
    #expect(recorder.failure?.hint == "Try again in 3600 seconds.")
  }

  @Test(arguments: [
    ("3600", 3600), ("0", 0), (" 7 ", 7), ("9e99", 31_536_000), ("1e400", nil), ("-5", nil), ("soon", nil),
    ("nan", nil),
    ("Sat, 21 Nov 2026 08:02:00 GMT", 120), ("Sat, 21 Nov 2020 08:00:00 GMT", 0),
    ("Sat, 21 Nov 9999 08:00:00 GMT", 31_536_000),
  ])
  func readsHowLongToWait(_ text: String, _ seconds: Double?) {
    let head = HTTPResponseHead(url: Self.url, status: 503, headers: ["Retry-After": text])
    #expect(head.retryAfter(now: Date(timeIntervalSince1970: 1_795_248_000)) == seconds)
    let error = ServiceError.response(url: Self.url, status: 503, message: nil, retryAfter: head.retryAfter())
    #expect(error.hint?.hasPrefix(seconds == nil ? "Try again later." : "Try again in") == true)
  }

  @Test func givesUpAtTheDeadlineAndLetsGo() {
    let world = VirtualWorld(deadline: 10) { _ in .silence }
    let recorder = world.client.fetch(Int.self, from: Self.url).record()
    world.time.advance(by: .milliseconds(9999))
    #expect(recorder.completion == nil)
    world.time.advance(by: .milliseconds(2))
    #expect(recorder.failure == .timedOut(url: Self.url))
    #expect(world.transport.openCount == 0)
  }

  @Test func aRequestThatHangsDoesNotKeepOthersOut() {
    let world = VirtualWorld(limits: .init(http1: 2), deadline: 5) { request in
      request.url.path() == "/slow" ? .silence : .json("1")
    }
    let slow = (0..<2).map { number in
      world.client.fetch(Int.self, from: address("http://service.example/slow?\(number)")).record()
    }
    let quick = world.client.fetch(Int.self, from: Self.url).record()
    world.time.advance(by: .seconds(6))
    #expect(slow.allSatisfy { $0.failure != nil })
    // It waited in line for as long as it was allowed to take.
    #expect(quick.failure != nil || quick.values == [1])
    let later = world.client.fetch(Int.self, from: Self.url).record()
    world.time.advance(by: .seconds(1))
    #expect(later.values == [1])
  }

  @Test func logsRedactedLines() {
    let lines = Collected<String>()
    let world = VirtualWorld(log: { lines.append($0.description) }) { _ in .json("[1]", after: 0.25) }
    _ = world.client.fetch([Int].self, from: address("http://u:p@service.example/x?api_key=SECRET&q=1")).record()
    world.time.advance(by: .seconds(1))
    #expect(lines.values == ["GET http://service.example/x?api_key=REDACTED&q=1: 200, 3 bytes, 250 ms"])
  }
}

@Suite struct AnswerTests {
  static let url = address("http://service.example/a.json")

  static func failure<Value: Decodable & Sendable>(
    _ type: Value.Type, status: Int = 200, contentType: String = "application/json", body: String
  ) -> ServiceError? {
    let world = VirtualWorld(retry: .init(jitter: { 0 })) { _ in
      .response(status: status, headers: ["Content-Type": contentType], body: Data(body.utf8))
    }
    let recorder = world.client.fetch(type, from: url).record()
    world.time.advance(by: .seconds(30))
    return recorder.failure
  }

  struct Page: Decodable, Sendable {
    var hits: [Hit]
    struct Hit: Decodable, Sendable { var title: String }
  }

  @Test func namesTheValueThatCannotBeRead() {
    #expect(
      Self.failure(Page.self, body: #"{"hits": [{"title": "a"}, {"title": 7}]}"#)
        == .decoding(url: Self.url, path: "hits[1].title", detail: "this is not text."))
    #expect(
      Self.failure(Page.self, body: #"{"hits": [{}]}"#)
        == .decoding(url: Self.url, path: "hits[0]", detail: "the key “title” is missing."))
    #expect(Self.failure(Page.self, body: "[1]")?.description.contains("service.example") == true)
  }

  @Test(arguments: ["{", "{\"hits\": [", "nul", "{\"hits\": []} trailing", "NaN"])
  func saysThatItIsNotJSON(_ body: String) {
    guard case .decoding(_, let path, let detail) = Self.failure(Page.self, body: body) else {
      Issue.record("\(body) was read")
      return
    }
    #expect(path.isEmpty && detail == "this is not JSON.")
  }

  @Test(arguments: [
    ("The service has a problem.", "service.example answered: The service has a problem (HTTP 500)."),
    ("Slow down", "service.example answered: Slow down (HTTP 500)."),
    ("Who are you?", "service.example answered: Who are you? (HTTP 500)."),
  ])
  func whatAServerSaysBecomesOneSentence(message: String, sentence: String) {
    let error = ServiceError.response(
      url: Self.url, status: 500, message: ServerMessage(stringLiteral: message), retryAfter: nil)
    #expect(error.sentence == sentence)
  }

  @Test func saysThatAWebPageCameInsteadOfData() {
    let page = "<!DOCTYPE html><title>Wi-Fi login</title>"
    let byType = Self.failure([Int].self, contentType: "text/html; charset=utf-8", body: page)
    #expect(byType == .unexpectedContent(url: Self.url, contentType: "text/html"))
    #expect(byType?.sentence == "service.example answered with a web page instead of data.")
    #expect(Self.failure([Int].self, body: "  \n" + page) == byType)
    #expect(Self.failure([Int].self, body: " \n")?.cause == .badData)
  }

  @Test(arguments: [
    (#"{"message": "Index not defined"}"#, "Index not defined"),
    (#"{"error": "Permission denied"}"#, "Permission denied"),
    (#"{"status_message": "Invalid API key"}"#, "Invalid API key"),
    (#"{"errors": ["page must be less"]}"#, "page must be less"),
    (#"{"error": {"message": "inner"}}"#, "inner"), ("<html>503</html>", nil), ("", nil), (#"{"message": 7}"#, nil),
    (#"{"message": "\u001b[31mred\u0007 api_key=SECRET"}"#, "red api_key=REDACTED"),
  ])
  func carriesTheServersOwnMessage(_ body: String, _ message: String?) {
    #expect(
      Self.failure([Int].self, status: 400, body: body)
        == .response(url: Self.url, status: 400, message: message.map { ServerMessage($0) }, retryAfter: nil))
  }

  @Test(arguments: [
    (#"{"status": "error", "code": "rateLimited", "message": "Slower"}"#, "Slower", "rateLimited"),
    (#"{"success": false, "status_code": 22, "status_message": "Invalid page"}"#, "Invalid page", "22"),
    (#"{"code": "sourcesTooMany\u001b[2J"}"#, "", "sourcesTooMany"),
  ])
  func carriesTheServersOwnCode(_ body: String, _ text: String, _ code: String) {
    let failure = Self.failure([Int].self, status: 400, body: body)
    #expect(
      failure
        == .response(url: Self.url, status: 400, message: ServerMessage(text, code: code), retryAfter: nil))
    #expect(failure?.sentence.contains(text.isEmpty ? "HTTP status 400" : text) == true)
  }

  @Test func refusesABodyThatIsTooLarge() {
    let world = VirtualWorld { _ in .json(String(repeating: " ", count: 2000) + "1") }
    let recorder = world.client.fetch(Int.self, HTTPRequest(Self.url, maximumBodySize: 1000)).record()
    world.time.advance(by: .seconds(1))
    #expect(recorder.failure == .tooLarge(url: Self.url, limit: 1000))
  }

  @Test func everyErrorHasASentenceAndACause() {
    let errors: [(ServiceError, ServiceError.Cause)] = [
      (.unreachable(url: Self.url, detail: ""), .unavailable),
      (.insecure(url: Self.url, detail: "Expired"), .unavailable),
      (.timedOut(url: Self.url), .unavailable), (.interrupted(url: Self.url, detail: ""), .unavailable),
      (.response(url: Self.url, status: 429, message: nil, retryAfter: nil), .tryLater),
      (.response(url: Self.url, status: 401, message: "No", retryAfter: nil), .keyMissing),
      (.response(url: Self.url, status: 500, message: nil, retryAfter: nil), .unavailable),
      (.response(url: Self.url, status: 404, message: nil, retryAfter: nil), .badData),
      (.unexpectedContent(url: Self.url, contentType: nil), .badData),
      (.decoding(url: Self.url, path: "a", detail: "no."), .badData),
      (.tooLarge(url: Self.url, limit: 1 << 20), .badData),
      (.badRedirect(url: Self.url, detail: "In circles."), .unavailable), (.badAddress("x"), .unavailable),
      (.keyMissing(service: "TMDb", hint: "Get one."), .keyMissing),
    ]
    for (error, cause) in errors {
      #expect(error.cause == cause)
      #expect(error.sentence.hasSuffix(".") || error.sentence.hasSuffix(": no."))
      #expect(!error.description.contains("ServiceError"))
    }
  }
}

@Suite struct RedactorTests {
  @Test(arguments: [
    ("http://a.example/x?api_key=S&b=1", "http://a.example/x?api_key=REDACTED&b=1"),
    ("http://a.example/x?apiKey=S", "http://a.example/x?apiKey=REDACTED"),
    ("http://user:pass@a.example/x", "http://a.example/x"),
    ("http://a.example/x?q=a%2Bb", "http://a.example/x?q=a%2Bb"),
  ])
  func hidesKeysInAddresses(_ url: String, _ shown: String) {
    #expect(Redactor.url(address(url)).absoluteString == shown)
  }

  @Test func hidesKeysInHeadersAndText() {
    let headers: HTTPHeaders = ["authorization": "Bearer S", "X-API-KEY": "S", "Accept": "*/*"]
    #expect(Redactor.headers(headers).fields.map(\.value) == ["REDACTED", "REDACTED", "*/*"])
    for text in [
      "bad api_key=SECRET1234", "X-Api-Key: SECRET1234", "Authorization: Bearer SECRET1234",
      "{\"apiKey\":\"SECRET1234\"}",
      "used bearer SECRET1234", "chapi_key=SECRET1234", "no0token: SECRET1234",
    ] {
      #expect(!Redactor.text(text).contains("SECRET"), "\(Redactor.text(text))")
    }
    #expect(Redactor.text("an ordinary message") == "an ordinary message")
  }
}

@Suite(.timeLimit(.minutes(4))) struct RedirectTests {
  /// Sends a request with a key through redirects and returns what each host got to see.
  static func follow(
    _ locations: [String: String], from start: String, status: Int = 302
  ) -> (requests: [HTTPRequest], failure: ServiceError?) {
    let world = VirtualWorld { request in
      locations[request.url.absoluteString].map { .response(status: status, headers: ["Location": $0]) } ?? .json("1")
    }
    let recorder = world.client.fetch(
      Int.self, HTTPRequest(address(start), headers: ["X-Api-Key": "K", "Accept": "application/json"])
    ).record()
    world.time.advance(by: .seconds(30))
    return (world.transport.requests, recorder.failure)
  }

  @Test func followsWithinAHostAndKeepsTheKey() {
    let (requests, failure) = Self.follow(
      ["http://a.example/1": "/2?x=1", "http://a.example/2?x=1": "3"], from: "http://a.example/1")
    #expect(failure == nil)
    #expect(requests.map(\.url.absoluteString).last == "http://a.example/3")
    #expect(requests.allSatisfy { $0.headers["x-api-key"] == "K" })
  }

  @Test(arguments: ["http://b.example/", "http://a.example:81/", "https://a.example/", "//b.example/x"])
  func neverTakesTheKeyElsewhere(_ target: String) {
    let (requests, _) = Self.follow(["http://a.example/1": target], from: "http://a.example/1")
    #expect(requests.count == 2)
    #expect(requests.last?.headers["X-Api-Key"] == nil)
    #expect(requests.last?.headers["Accept"] == "application/json")
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", "javascript:alert(1)", "http:///x", "https://"])
  func refusesOtherSchemes(_ target: String) {
    let (requests, failure) = Self.follow(["http://a.example/1": target], from: "http://a.example/1")
    #expect(requests.count == 1)
    guard case .badRedirect = failure else {
      Issue.record("\(target) was followed: \(String(describing: failure))")
      return
    }
  }

  @Test func refusesToLeaveTLS() {
    let (requests, failure) = Self.follow(["https://a.example/1": "http://a.example/2"], from: "https://a.example/1")
    #expect(requests.count == 1)
    #expect(failure?.cause == .unavailable)
  }

  @Test func stopsAfterFive() {
    let (requests, failure) = Self.follow(
      ["http://a.example/1": "/2", "http://a.example/2": "/1"], from: "http://a.example/1", status: 307)
    #expect(requests.count == 6)
    guard case .badRedirect = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }
}

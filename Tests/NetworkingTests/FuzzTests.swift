import CombineTesting
import Foundation
import Fuzzing
import Testing

@testable import Networking

/// Parsers of this module under damaged input: never a crash, a hang or unbounded memory. `KIOSK_FUZZ_INPUTS` makes a run long.
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  static let streams = [
    "event: put\ndata: {\"path\":\"/\",\"data\":[1,2,3]}\n\n",
    "event: keep-alive\ndata: null\n\nevent: patch\ndata: {\"path\":\"/0\",\"data\":{\"1\":2}}\n\n",
    ": comment\nid: 7\nretry: 5000\ndata: a\ndata: b\r\n\r\ndata\n\nevent: cancel\ndata: null\n\n",
  ]

  /// The law: the pieces in which bytes arrive change nothing, and no event is larger than the limit.
  @Test func theEventStreamParserReadsAnyBytes() {
    let count = Fuzzing.count(short: 5000)
    var fuzz = Fuzzing(seeds: Self.streams, pieces: ["data: ", "event: ", "id: ", "retry: ", ":", "\n\n"], seed: 41)
    let limit = 400
    var running = EventStreamParser(maximumEventSize: limit)
    var events = 0
    for _ in 0..<count {
      let bytes = fuzz.next()
      var whole = EventStreamParser(maximumEventSize: limit)
      var pieced = whole
      let expected = whole.append(bytes)
      var found: [ServerSentEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int(fuzz.random.next() % 60) + 1)
        found += pieced.append(piece)
        rest = rest.dropFirst(piece.count)
      }
      if found != expected { Issue.record("\(bytes)") }
      // One parser lives on through all damage.
      for event in running.append(bytes) {
        events += 1
        if event.data.utf8.count > 3 * limit || event.name.utf8.count > 3 * limit { Issue.record("\(bytes)") }
      }
    }
    #expect(events > count / 10)
    _ = running.append(Array("\n\n\n".utf8))
    #expect(running.append(Array("data: alive\n\n".utf8)).map(\.data) == ["alive"])
    #expect(Fuzzing.peakMemory < 2 << 30)
  }

  /// The life of a stream under answers in any order: it always knows what to do next, and ends only once.
  @Test func theEventStreamMachineTakesAnyCourse() throws {
    let url = try #require(URL(string: "http://a.example/s"))
    var fuzz = Fuzzing(seeds: Self.streams, seed: 43)
    for _ in 0..<Fuzzing.count(short: 3000) / 10 {
      var machine = EventStreamMachine(url: url, policy: .init(pauses: .init(jitter: { 0.5 }), maximumEventSize: 500))
      var actions = machine.connect()
      var attempt = 1
      var now = 0.0
      for _ in 0..<30 {
        now += Double(fuzz.random.next() % 100)
        if actions.contains(where: { if case .finish = $0 { true } else { false } }) { break }
        for case .connect(let number) in actions { attempt = number }
        switch fuzz.random.next() % 5 {
        case 0:
          let status = [200, 200, 204, 301, 401, 404, 429, 503][Int(fuzz.random.next() % 8)]
          let type = ["text/event-stream", "text/html", "", "text/event-stream; charset=x"][Int(fuzz.random.next() % 4)]
          let head = HTTPResponseHead(url: url, status: status, headers: ["Content-Type": type])
          actions = machine.receive(.head(head), attempt: attempt, now: now)
        case 1, 2: actions = machine.receive(.body(Data(fuzz.next())), attempt: attempt, now: now)
        case 3:
          let reason: TransportError.Reason = [.interrupted, .timedOut, .tooLarge(limit: 1)][
            Int(fuzz.random.next() % 3)]
          actions = machine.receive(.end(TransportError(reason)), attempt: attempt, now: now)
        default: actions = machine.wake(now: now)
        }
        for case .wake(let delay) in actions { #expect(delay >= 0 && delay.isFinite) }
      }
    }
  }

  @Test func headersMessagesAndLogLinesMayHoldAnything() throws {
    let url = try #require(URL(string: "http://a.example/s?api_key=SECRET"))
    var fuzz = Fuzzing(
      seeds: [
        "max-age=3600, public", "Wed, 21 Oct 2026 07:28:00 GMT", "120", "text/html; charset=utf-8",
        #"{"message": "no api_key=SECRET1234", "code": "rateLimited", "errors": ["x"], "status_code": 7}"#,
        #"{"date":1,"method":"GET","url":"http://a.example","bodySize":1,"duration":0.5}"#,
      ], pieces: ["max-age=", "no-store", "=", ";", "9e99", "Bearer abcdefghij"], seed: 44)
    for _ in 0..<Fuzzing.count(short: 3000) / 4 {
      let bytes = fuzz.next()
      let text = String(decoding: bytes, as: UTF8.self)
      let head = HTTPResponseHead(
        url: url, status: 429,
        headers: ["Retry-After": text, "Content-Type": text, "Cache-Control": text, "Age": text, "ETag": text])
      if let wait = head.retryAfter() { #expect(wait >= 0 && wait.isFinite) }
      let response = HTTPResponse(head: head, body: Data(bytes))
      if let entry = CacheEntry(response, date: .now) {
        #expect(entry.lifetime.map { $0 >= 0 && $0.isFinite } != false)
      }
      do {
        try JSONAnswer.check(response)
      } catch {
        let shown = error.description
        #expect(!shown.contains("api_key=SECRET"), "\(shown)")
        #expect(!shown.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }, "\(bytes)")
      }
      _ = JSONText.flaw(in: Data(bytes))
      _ = try? JSONDecoder().decode(RequestRecord.self, from: Data(bytes))
    }
  }
}

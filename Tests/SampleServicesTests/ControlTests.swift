import Eventually
import Foundation
import LoopbackClient
import SampleServices
import Testing

@Suite(.timeLimit(.minutes(5))) struct ControlTests {
  @Test func makesStoriesAndCommentsArrive() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let body = Data(#"{"title":"Ask HN: <b>Why</b>?","by":"vireo","text":"Because *of* it."}"#.utf8)
    let answer = try LoopbackConnection(port: samples.port).request("POST", "/control/story", body: body)
    let story = try #require((try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])?["id"] as? Int)
    let item = try samples.object("/v0/item/\(story).json")
    #expect(item["title"] as? String == "Ask HN: <b>Why</b>?")
    #expect(item["text"] as? String == "Because <i>of</i> it.")
    #expect(try samples.ids("/v0/askstories.json").contains(story))

    let first = try #require(try samples.control("comment?story=\(story)&text=One")["id"] as? Int)
    let reply = try #require(try samples.control("comment?parent=\(first)&text=Two&by=ninepin")["id"] as? Int)
    #expect(try samples.object("/v0/item/\(story).json")["descendants"] as? Int == 2)
    #expect(try samples.object("/v0/item/\(reply).json")["parent"] as? Int == first)
    #expect(try samples.control("comment")["id"] is Int)
    #expect(try samples.control("story")["id"] is Int)
    try samples.control("comment?story=1", expecting: 404)
    try samples.control("story?title=x&type=comment", expecting: 400)
    try samples.control("remove?id=\(first)&as=dead")
    #expect(try samples.object("/v0/item/\(first).json")["text"] as? String == "[dead]")
    #expect(try samples.object("/v0/item/\(story).json")["descendants"] as? Int == 1)
    try samples.control("remove?id=\(first)", expecting: 404)
    try samples.control("remove", expecting: 400)
  }

  @Test func movesScoresAndRanks() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let before = try samples.ids("/v0/topstories.json")
    let scores = try #require(try samples.control("scores?id=\(before[3])&by=100")["scores"] as? [String: Int])
    #expect(try samples.object("/v0/item/\(before[3]).json")["score"] as? Int == scores[String(before[3])])
    #expect((try samples.control("scores?count=4")["scores"] as? [String: Int])?.count == 4)
    try samples.control("scores?id=1", expecting: 404)

    let last = before[before.count - 1]
    #expect((try samples.control("ranks?first=\(last)")["top"] as? [Int])?.first == last)
    #expect(try samples.ids("/v0/topstories.json").first == last)
    try samples.control("ranks")
    let mixed = try samples.ids("/v0/topstories.json")
    #expect(mixed != before && Set(mixed) == Set(before))
    try samples.control("ranks?first=1", expecting: 404)
  }

  @Test func makesOneServiceFailForAWhile() throws {
    let clock = ManualClock()
    let samples = try Samples { $0.clock = { clock.now } }
    defer { samples.stop() }
    try samples.control("fail?service=official&status=500")
    let failure = try samples.get("/v0/topstories.json")
    #expect(failure.status == 500 && failure.text.contains("<html>"))
    #expect(try samples.get("/api/v1/search").status == 200)
    try samples.control("fail?service=search&status=429&seconds=60")
    #expect(try samples.get("/api/v1/search").status == 429)
    clock.advance(by: 61)
    #expect(try samples.get("/api/v1/search").status == 200)
    #expect((try samples.object("/control/state")["services"] as? [String: String])?["official"] == "fails with 500")
    try samples.control("heal")
    #expect(try samples.get("/v0/topstories.json").status == 200)
    #expect((try samples.object("/control/state")["services"] as? [String: String])?["official"] == "well")
    try samples.control("fail?service=weather", expecting: 400)
    try samples.control("fail?status=200", expecting: 400)
  }

  @Test func aHangingServiceAnswersWhenItHasRecovered() throws {
    let samples = try Samples()
    defer { samples.stop() }
    try samples.control("hang?service=search")
    let waiting = try LoopbackConnection(port: samples.port)
    try waiting.sendRequest("GET", "/api/v1/search")
    let leaving = try LoopbackConnection(port: samples.port)
    try leaving.sendRequest("GET", "/api/v1/search")
    func held(_ count: Int) throws {
      try blockUntil("\(count) are held") { try samples.object("/control/state")["held"] as? Int == count }
    }
    try held(2)
    leaving.close()
    try held(1)
    #expect(try samples.get("/v0/maxitem.json").status == 200)
    #expect(waiting.staysSilent(for: 0.05))
    try samples.control("heal")
    #expect(try waiting.readResponse().status == 200)

    try samples.control("hang?seconds=0.1")
    #expect(try samples.get("/v0/maxitem.json").status == 200)
  }

  @Test func countsRequests() throws {
    let samples = try Samples()
    defer { samples.stop() }
    _ = try samples.get("/v0/topstories.json?print=pretty")
    _ = try samples.get("/v0/topstories.json")
    _ = try samples.stream("/v0/newstories.json")
    let counts = try samples.object("/control/requests")
    #expect(counts["total"] as? Int == 3 && counts["streams"] as? Int == 1)
    #expect(same(counts["paths"] ?? [:], ["/v0/topstories.json": 2, "/v0/newstories.json": 1]))
    #expect(try samples.control("requests/reset")["total"] as? Int == 0)
  }

  @Test func waitsForTheLatency() throws {
    let samples = try Samples { $0.latency = .milliseconds(30) }
    defer { samples.stop() }
    func time() throws -> Duration { try ContinuousClock().measure { _ = try samples.get("/v0/maxitem.json") } }
    #expect(try time() >= .milliseconds(30))
    try samples.control("latency?milliseconds=60&jitter=5")
    #expect(try time() >= .milliseconds(60))
    try samples.control("latency")
    try samples.control("latency?milliseconds=-1", expecting: 400)
  }

  @Test func timeCanBeStoppedAndMoved() throws {
    let samples = try Samples { $0.speed = 1 }
    defer { samples.stop() }
    try samples.control("pause")
    let newest = try #require(try samples.json("/v0/maxitem.json") as? Int)
    #expect(try samples.control("advance?seconds=120")["maxitem"] as? Int ?? 0 > newest)
    #expect(try samples.object("/control/state")["paused"] as? Bool == true)
    #expect(try samples.control("resume")["paused"] as? Bool == false)
  }

  @Test func answersOnlyProgramsOfThisMachine() throws {
    let samples = try Samples()
    defer { samples.stop() }
    for headers in [
      ["Origin": "https://evil.example"], ["Host": "evil.example"], ["Host": "127.0.0.1.evil.example:80"],
    ] {
      #expect(try samples.get("/control/state", headers: headers).status == 403, "\(headers)")
    }
    for host in ["localhost", "127.0.0.1:\(samples.port)", "[::1]:80", "[::1]"] {
      #expect(try samples.get("/control/state", headers: ["Host": host]).status == 200, "\(host)")
    }
    try samples.control("nothing", expecting: 404)
    #expect(try samples.get("/control/story").status == 404)
    let nonsense = try LoopbackConnection(port: samples.port).request("POST", "/control/story", body: Data("[1".utf8))
    #expect(nonsense.status == 400)
  }

  @Test func isOffUnlessAskedFor() throws {
    let samples = try Samples { $0.allowsControl = false }
    defer { samples.stop() }
    #expect(try samples.get("/control/state").status == 404)
  }
}

@Suite(.timeLimit(.minutes(5))) struct OptionTests {
  @Test func failsAtTheGivenRate() throws {
    let samples = try Samples {
      $0.failureRate = 0.5
      $0.failureStatus = 502
    }
    defer { samples.stop() }
    let statuses = try (0..<60).map { _ in try samples.get("/v0/maxitem.json").status }
    #expect(Set(statuses) == [200, 502])
    #expect((15...45).contains(statuses.count { $0 == 502 }))
  }

  @Test func alwaysAnswersWithAGivenError() throws {
    let samples = try Samples { $0.errorStatus = 503 }
    defer { samples.stop() }
    #expect(try samples.get("/v0/maxitem.json").status == 503)
    #expect(try samples.get("/api/v1/search").status == 503)
    #expect(try samples.get("/control/state").status == 200)
  }

  @Test func saysNothing() throws {
    let samples = try Samples { $0.isSilent = true }
    defer { samples.stop() }
    let connection = try LoopbackConnection(port: samples.port)
    try connection.sendRequest("GET", "/v0/maxitem.json")
    #expect(connection.staysSilent(for: 0.1))
    try samples.control("heal")
    #expect(try connection.readResponse().status == 200)
  }

  @Test func stopsWithOpenConnections() throws {
    let samples = try Samples()
    let stream = try samples.stream("/v0/topstories.json")
    try samples.control("hang")
    let waiting = try LoopbackConnection(port: samples.port)
    try waiting.sendRequest("GET", "/v0/maxitem.json")
    samples.stop()
    #expect(throws: LoopbackConnection.Failure.self) { while try stream.readChunk() != nil {} }
    #expect(throws: LoopbackConnection.Failure.self) { try waiting.readResponse() }
  }

  @Test func namesItsAddresses() throws {
    var options = SampleServices.Options()
    options.allowsControl = true
    let services = SampleServices(options)
    let addresses = try services.start()
    defer { services.stop() }
    let port = try #require(addresses.hackerNews.port)
    #expect(addresses.hackerNews.absoluteString == "http://127.0.0.1:\(port)/v0/")
    #expect(addresses.search.absoluteString == "http://127.0.0.1:\(port)/api/v1/")
    #expect(addresses.control?.absoluteString == "http://127.0.0.1:\(port)/control/")
  }
}

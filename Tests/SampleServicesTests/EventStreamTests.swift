import Eventually
import Foundation
import JSON
import LoopbackClient
import Testing

@testable import SampleServices

@Suite(.timeLimit(.minutes(5))) struct EventStreamTests {
  @Test func patchesAppliedToTheFirstPutGiveTheFreshValue() throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      var world = WorldTests.world(seed: seed, speed: 5)
      let story = try #require(world.lists[.top]?.first)
      let paths = [
        "topstories", "newstories", "updates", "maxitem", "item/\(story)", "topstories/0", "user/okonma", "item/5",
      ]
      let locations = try paths.map { try #require(OfficialAPI.Location(path: "/v0/\($0).json")) }
      var known = locations.map { OfficialAPI.value(at: $0, in: world) }
      var streamed = try known.map { value in
        var streamed = StreamedValue()
        try streamed.apply(EventStream.first(value))
        return streamed
      }
      for step in 0..<30 {
        _ = world.advance(to: world.now.addingTimeInterval(3))
        if step == 15 { _ = world.remove(story, asDead: true) }
        for (index, location) in locations.enumerated() {
          let value = OfficialAPI.value(at: location, in: world)
          try streamed[index].apply(EventStream.changes(from: known[index], to: value))
          known[index] = value
          let fresh = try JSONSerialization.jsonObject(
            with: Data(value.text().utf8), options: .fragmentsAllowed)
          #expect(same(streamed[index].value, fresh), "\(paths[index]) after \(step)")
        }
      }
      #expect(streamed.contains { $0.names.contains("patch") })
    }
  }

  @Test func streamsWhatHappens() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let stream = try samples.stream("/v0/newstories.json")
    var value = StreamedValue()
    try value.apply(try stream.readStream(until: "\n\n"))
    #expect(same(value.value, try samples.json("/v0/newstories.json")))
    for number in 0..<5 {
      let id = try #require(try samples.control("story?title=Story%20\(number)")["id"] as? Int)
      try value.apply(try stream.readStream(until: "\n\n"))
      #expect((value.value as? [Int])?.first == id)
    }
    #expect(same(value.value, try samples.json("/v0/newstories.json")))
  }

  @Test func streamsAnItem() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let id = try samples.ids("/v0/topstories.json")[0]
    let stream = try samples.stream("/v0/item/\(id).json")
    var value = StreamedValue()
    try value.apply(try stream.readStream(until: "\n\n"))
    let comment = try #require(try samples.control("comment?story=\(id)&text=Hello")["id"] as? Int)
    try value.apply(try stream.readStream(until: "\n\n"))
    #expect(((value.value as? [String: Any])?["kids"] as? [Int])?.contains(comment) == true)
    try samples.control("scores?id=\(id)&by=7")
    #expect(try stream.readStream(until: "\n\n").contains("\"path\":\"/score\""))
    try samples.control("remove?id=\(id)")
    try value.apply(try stream.readStream(until: "\n\n"))
    #expect(same((value.value as? [String: Any])?["deleted"] ?? false, true))
  }

  @Test func movesByItself() throws {
    let samples = try Samples { $0.speed = 30 }
    defer { samples.stop() }
    let stream = try samples.stream("/v0/updates.json")
    for _ in 0..<4 { #expect(try stream.readStream(until: "\n\n").hasPrefix("event: p")) }
  }

  @Test func keepsAlive() throws {
    let samples = try Samples { $0.keepAlive = .milliseconds(50) }
    defer { samples.stop() }
    let stream = try samples.stream("/v0/maxitem.json")
    #expect(try stream.readStream(until: "event: keep-alive\ndata: null\n\n").hasPrefix("event: put\n"))
    #expect(try stream.readStream(until: "event: keep-alive\ndata: null\n\n").hasPrefix("event: keep-alive"))
  }

  @Test func streamsAreCutBetweenAndInsideEvents() throws {
    let samples = try Samples()
    defer { samples.stop() }
    for (action, rest) in [("cut", ""), ("cut-mid-event", "event: put\ndata: {\"path\":\"/\",\"da")] {
      let stream = try samples.stream("/v0/topstories.json")
      _ = try stream.readStream(until: "\n\n")
      #expect(try samples.control("streams?action=\(action)")["streams"] as? Int == 1)
      var left = ""
      while let chunk = try stream.readChunk() { left += String(decoding: chunk, as: UTF8.self) }
      #expect(left == rest)
    }
    #expect(try samples.object("/control/state")["streams"] as? Int == 0)
  }

  @Test func aSilentStreamTellsEverythingWhenItSpeaksAgain() throws {
    let samples = try Samples { $0.keepAlive = .milliseconds(20) }
    defer { samples.stop() }
    try samples.control("streams?action=silence&seconds=1.5")
    let stream = try samples.stream("/v0/newstories.json")
    _ = try stream.readStream(until: "\n\n")
    try samples.control("story?title=Unheard")
    #expect(stream.staysSilent(for: 0.1))
    #expect(try stream.readStream(until: "event: put").isEmpty == false)
  }

  @Test func forgetsStreamsWhoseClientsLeave() throws {
    let samples = try Samples()
    defer { samples.stop() }
    let stream = try samples.stream("/v0/topstories.json")
    #expect(try samples.object("/control/state")["streams"] as? Int == 1)
    stream.close()
    try blockUntil("no stream is left") { try samples.object("/control/state")["streams"] as? Int == 0 }
  }
}

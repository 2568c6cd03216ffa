import CombineTesting
import Foundation
import Networking
import Testing

@Suite struct RequestLogTests {
  static func record(_ number: Int) -> RequestRecord {
    RequestRecord(
      date: VirtualWorld.start + Double(number), method: "GET", url: address("http://a.example/\(number)"), status: 200,
      bodySize: number, duration: 0.25)
  }

  @Test func remembersTheLatest() {
    let log = RequestLog(capacity: 10)
    for number in 0..<25 { log.record(Self.record(number)) }
    #expect(log.records.map(\.bodySize) == Array(15..<25))
  }

  @Test func leavesAFileForOthersToRead() throws {
    let scratch = try Scratch()
    let file = scratch.file("state/requests.jsonl")
    let logs = [RequestLog(file: file, maximumFileSize: 4000), RequestLog(file: file, maximumFileSize: 4000)]
    for number in 0..<100 { logs[number % 2].record(Self.record(number)) }
    let read = RequestLog.records(in: file)
    #expect(read.last == Self.record(99))
    #expect(read.count >= 15 && read.map(\.bodySize) == read.map(\.bodySize).sorted())
    #expect(RequestLog.records(in: file, limit: 3).map(\.bodySize) == [97, 98, 99])
    let files = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    #expect(Set(files) == ["requests.jsonl", "requests.jsonl.old"])
    for name in files {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: file.deletingLastPathComponent().appending(path: name).path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect((attributes[.size] as? NSNumber)?.intValue ?? .max < 4400)
    }
    #expect(RequestLog.records(in: scratch.file("none")).isEmpty)
  }

  @Test func tellsWhatHappenedWithoutSecrets() throws {
    let scratch = try Scratch()
    let log = RequestLog(file: scratch.file("requests.jsonl"))
    let world = VirtualWorld(log: log.record) { request in
      switch request.url.lastPathComponent {
      case "good": .json("1", after: 0.5)
      case "refused": .failure(.unreachable)
      case "wrong": .json(#"{"message": "bad api_key=SECRET"}"#, status: 401)
      default: .silence
      }
    }
    let paths = ["good?api_key=SECRET", "refused", "wrong", "slow"]
    let recorders = paths.map { path in
      world.client.fetch(
        Int.self, HTTPRequest(address("http://u:SECRET@a.example/\(path)"), headers: ["X-Api-Key": "SECRET"])
      ).record()
    }
    world.time.advance(by: .seconds(1))
    recorders[3].cancel()
    #expect(
      log.records.map(\.description).sorted() == [
        "GET http://a.example/good?api_key=REDACTED: 200, 1 bytes, 500 ms",
        "GET http://a.example/refused: a.example cannot be reached., 0 ms",
        "GET http://a.example/slow: cancelled, 1000 ms", "GET http://a.example/wrong: 401, 33 bytes, 0 ms",
      ])
    let text = try String(contentsOf: scratch.file("requests.jsonl"), encoding: .utf8)
    #expect(!text.contains("SECRET") && text.contains("401"))
  }
}

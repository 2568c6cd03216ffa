import Foundation
import HTTPServer
import KioskRunning
import Locks
import Testing

@testable import kiosk

@Suite(.timeLimit(.minutes(4)))
struct FollowEndToEndTests {
  private func inHome(
    _ more: [String: String], _ body: (URL, [String: String]) async throws -> Void
  ) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-follow-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let folders = ["CONFIG", "STATE", "CACHE"].map { ("XDG_\($0)_HOME", home.appendingPathComponent($0).path) }
    try await body(home, more.merging(folders) { $1 })
  }

  @Test func whatIsFollowedIsAddedListedAndRemoved() async throws {
    try await inHome([:]) { _, environment in
      func run(_ line: String...) async throws -> KioskProcess.Ended {
        try await KioskProcess.run(["follow"] + line, environment: environment)
      }
      let empty = try await run("list")
      #expect(empty.code == 0 && empty.messages.contains("kiosk follow add words TEXT"), "\(empty)")
      let added = try await run("add", "words", "swift", "linux")
      #expect(added.code == 0 && added.output.contains("Stories with “swift linux”"), "\(added)")
      #expect(try await run("add", "replies", "ann").code == 0)
      #expect(try await run("add", "movie", "990000001").code == 0)
      let rows = jsonRows(try await run("list", "--jsonl").output)
      #expect(Set(rows.compactMap { $0["id"] as? String }) == ["words:swift linux", "replies:ann", "movie:990000001"])
      #expect(rows.allSatisfy { $0["kind"] as? String == "follow" })
      #expect(try await run("remove", "words", "swift", "linux").code == 0)
      expectFailure(try await run("remove", "words", "swift", "linux"), 65, "You do not follow this")
      expectFailure(try await run("add", "user", "a b"), 64, "letters, digits")
      expectFailure(try await run("add", "story", "x"), 64, "by their numbers")
      let wrong = try await run("add", "planet", "x")
      #expect(wrong.code == 64 && wrong.messages.contains("KIND takes one of"), "\(wrong)")
    }
  }

  @Test func theInboxHoldsWhatCameAndIsReadOnce() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try await inHome(world.environment) { _, environment in
      func run(_ line: String...) async throws -> KioskProcess.Ended {
        try await KioskProcess.run(["follow"] + line, environment: environment)
      }
      let story = try #require(try world.ids(of: "topstories").first)
      for (kind, what) in [("words", "lanterns afloat"), ("story", "\(story)"), ("user", "okonma")] {
        #expect(try await run("add", kind, what).code == 0)
      }
      try world.make("story", ["title": "Lanterns afloat, again", "by": "okonma"])
      try world.make("comment", ["parent": story, "text": "A new remark"])
      try world.make("advance", ["seconds": 120])
      let kiosk = try KioskProcess(["follow", "--watch", "--jsonl"], environment: environment)
      try await kiosk.until("both have come") { jsonRows(kiosk.outputSoFar).count >= 2 }
      kiosk.send(signal: SIGINT)
      #expect(try await kiosk.ended().code == 0)
      let listed = try await run("inbox", "--offline", "--json")
      let rows = try #require(try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]])
      #expect(
        rows.contains { ($0["title"] as? String) == "Lanterns afloat, again" && $0["state"] as? String == "unread" })
      #expect(
        rows.contains { ($0["text"] as? String)?.contains("A new remark") == true && $0["of"] as? String == "story" })
      let plain = try await run("--offline", "--plain")
      #expect(plain.code == 0 && plain.output.contains("commented"), "\(plain)")
      #expect(try await run("read").code == 0)
      let again = try await run("--jsonl")
      #expect(again.code == 0 && jsonRows(again.output).allSatisfy { $0["state"] as? String == "read" }, "\(again)")
    }
  }

  @Test(arguments: [true, false])
  func theDesktopTellsOfTheInboxWhereTheReaderWantsIt(isWanted: Bool) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try await inHome(world.environment) { home, environment in
      let programs = home.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      let told = home.appendingPathComponent("told").path
      let program = programs.appendingPathComponent("notify-send")
      try await writeProgram("#!/bin/sh\nprintf '%s|' \"$@\" >> '\(told)'\n", at: program)
      let file = home.appendingPathComponent("library.json")
      let value = isWanted ? "on" : "off"
      try Data(
        #"{"kiosk-library": 1, "records": [{"kind": "setting", "key": "notifiesDesktop", "value": "\#(value)"}]}"#.utf8
      ).write(to: file)
      let desktop = environment.merging(["PATH": "\(programs.path):/usr/bin:/bin", "DISPLAY": ":7"]) { $1 }
      #expect(try await KioskProcess.run(["library", "import", file.path], environment: desktop).code == 0)
      #expect(try await KioskProcess.run(["follow", "add", "words", "lanterns"], environment: desktop).code == 0)
      try world.make("story", ["title": "Lanterns $(id) & more"])
      try world.make("advance", ["seconds": 120])
      let kiosk = try KioskProcess(["follow", "--watch", "--jsonl"], environment: desktop)
      try await kiosk.until("it has come") { jsonRows(kiosk.outputSoFar).count == 1 }
      if isWanted {
        try await kiosk.until("the desktop was told") {
          FileManager.default.contents(atPath: told)?.last == UInt8(ascii: "|")
        }
        let words = String(decoding: FileManager.default.contents(atPath: told) ?? Data(), as: UTF8.self).split(
          separator: "|")
        #expect(words.count == 4 && words[1] == "--" && words[2].hasSuffix("Lanterns $(id) & more"), "\(words)")
        #expect(words.last == "In your inbox in Kiosk.")
      }
      kiosk.send(signal: SIGINT)
      _ = try await kiosk.ended()
      #expect(FileManager.default.fileExists(atPath: told) == isWanted)
    }
  }

  @Test func addressesOfTheSettingsAreTold() async throws {
    let told = Locked<[String]>([])
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { request, responder in
      told.withLock { $0.append("\(request.method) \(request.path) " + String(decoding: request.body, as: UTF8.self)) }
      responder.respond(HTTPResponse(status: request.path == "/broken" ? 500 : 200))
    }
    try server.start()
    defer { server.stop() }
    let world = try SampleWorld()
    defer { world.stop() }
    try await inHome(world.environment) { home, environment in
      let folder = home.appendingPathComponent("CONFIG/kiosk")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("config.json5")
      let address = "http://\(server.boundAddress)"
      try Data("{ following: { webhook: \"\(address)/broken\", ntfy: \"\(address)/my-topic\" } }".utf8).write(to: file)
      let added = try await KioskProcess.run(["follow", "add", "words", "lanterns"], environment: environment)
      #expect(added.code == 0, "\(added)")
      try world.make("story", ["title": "Lanterns & <b>more</b>"])
      try world.make("advance", ["seconds": 120])
      let kiosk = try KioskProcess(["follow", "--watch"], environment: environment)
      try await kiosk.until("both were told") { told.withLock { $0.count } == 2 }
      try await kiosk.until("the failure is said") { kiosk.messagesSoFar.contains("could not be told of your inbox") }
      kiosk.send(signal: SIGINT)
      _ = try await kiosk.ended()
      let bodies = told.withLock { $0 }.sorted()
      #expect(bodies[0].hasPrefix("POST / {") && bodies[0].contains("\"topic\":\"my-topic\""), "\(bodies)")
      #expect(bodies[1].hasPrefix("POST /broken {") && bodies[1].contains("\"items\":[{"), "\(bodies)")
      try Data("{ following: { webhook: \"file:///etc/passwd\" } }".utf8).write(to: file)
      let refused = try await KioskProcess.run(["follow", "list"], environment: environment)
      expectFailure(refused, 65, "must be an http or https address")
    }
  }
}

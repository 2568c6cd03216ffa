import Foundation
import Testing

@testable import kiosk

@Suite(.timeLimit(.minutes(4)))
struct DoctorEndToEndTests {
  private func findings(_ ended: KioskProcess.Ended) throws -> [String: [String: Any]] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(ended.output.utf8)) as? [String: Any])
    let list = try #require(report["findings"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: list.map { ($0["name"] as? String ?? "", $0) })
  }

  @Test func keysAreTestedAndTheRestOfThePlanIsSaid() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["doctor", "--json"], environment: world.environment)
    #expect(ended.code == 0, "\(ended)")
    let found = try findings(ended)
    #expect(found["NewsAPI key"]?["status"] as? String == "ok")
    #expect(found["NewsAPI key"]?["detail"] as? String == "accepted (from NEWSAPI_KEY)")
    #expect((found["NewsAPI plan"]?["detail"] as? String)?.hasPrefix("49 requests left of 50, more at 2") == true)
    #expect(found["TMDb key"]?["status"] as? String == "ok", "\(ended)")
    #expect((found["TMDb key"]?["detail"] as? String)?.contains("accepted (from TMDB_TOKEN)") == true)
    #expect((found["addresses"]?["detail"] as? String)?.contains("NewsAPI: http://127.0.0.1:") == true)
    #expect((found["cached answers"]?["detail"] as? String)?.hasPrefix("0 answers") == true)
    #expect((found["keys file"]?["detail"] as? String)?.hasSuffix("(none)") == true)
  }

  @Test func aMissingKeyIsNoFailureAndSaysWhereToGetOne() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let keyless = world.environment.merging(["NEWSAPI_KEY": "", "TMDB_TOKEN": ""]) { $1 }
    let ended = try await KioskProcess.run(["doctor", "--json"], environment: keyless)
    #expect(ended.code == 0, "\(ended)")
    let found = try findings(ended)
    #expect(found["NewsAPI key"]?["status"] as? String == "warn")
    #expect((found["NewsAPI key"]?["remedy"] as? String)?.contains("https://newsapi.org/register") == true)
    #expect((found["NewsAPI key"]?["remedy"] as? String)?.contains("Set NEWSAPI_KEY") == true)
    #expect(found["TMDb key"]?["status"] as? String == "warn")
    #expect((found["TMDb key"]?["remedy"] as? String)?.contains("themoviedb.org") == true)
  }

  @Test func aRefusedKeyIsAFailure() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let wrong = world.environment.merging(["NEWSAPI_KEY": "wrong-key-0123456789"]) { $1 }
    let ended = try await KioskProcess.run(["doctor", "--json"], environment: wrong)
    #expect(ended.code == 69, "\(ended)")
    let found = try findings(ended)
    #expect(found["NewsAPI key"]?["status"] as? String == "fail")
    #expect((found["NewsAPI key"]?["detail"] as? String)?.contains("This key is not known here.") == true)
  }

  @Test func aKeysFileThatOthersMayReadIsAFailureWithTheWayOut() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home.appendingPathComponent("kiosk"), withIntermediateDirectories: true)
    let file = home.appendingPathComponent("kiosk/keys.json5")
    try Data("{ newsAPI: 'k' }".utf8).write(to: file)
    chmod(file.path, 0o640)
    let world = try SampleWorld()
    defer { world.stop() }
    let environment = world.environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 }
    let ended = try await KioskProcess.run(["doctor", "--json"], environment: environment)
    let found = try findings(ended)
    #expect(found["keys file"]?["status"] as? String == "fail")
    #expect(found["keys file"]?["remedy"] as? String == "chmod 600 \(file.path)")
    chmod(file.path, 0o600)
    let mended = try findings(try await KioskProcess.run(["doctor", "--json"], environment: environment))
    #expect(mended["keys file"]?["detail"] as? String == "\(file.path) (newsAPI)")
  }

  @Test func theRequestsOfOtherRunsAreShown() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = world.environment.merging(["XDG_STATE_HOME": home.path]) { $1 }
    let none = try await KioskProcess.run(["doctor", "--requests"], environment: environment)
    #expect(none.code == 0 && none.output.isEmpty && none.messages == "No requests yet.\n")
    _ = try await KioskProcess.run(["news", "--country=us"], environment: environment)
    _ = try await KioskProcess.run(["news", "source", "nobody"], environment: environment)
    let some = try await KioskProcess.run(["doctor", "--requests"], environment: environment)
    let lines = some.output.split(separator: "\n")
    #expect(some.code == 0 && lines.count == 2, "\(some)")
    #expect(lines.first?.contains("200 ") == true && lines.first?.contains("/v2/top-headlines?country=us") == true)
    #expect(
      lines.last?.contains("400 ") == true && lines.last?.contains("There is no source nobody (HTTP 400).") == true)
    let json = try await KioskProcess.run(["doctor", "--requests", "--json"], environment: environment)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["status"] as? Int } == [200, 400])
  }

  // MARK: What is kept across runs

  @Test func aSecondLookCostsNothingAndAnOutageKeepsTheList() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = world.environment.merging(["HOME": home.path]) { $1 }
    let line = ["news", "--country=us", "--jsonl", "--limit=5"]
    let first = try await KioskProcess.run(line, environment: environment)
    try world.make("fail", ["service": "news", "status": 503])
    let second = try await KioskProcess.run(line, environment: environment)
    #expect(first.code == 0 && second.code == 0 && second.output == first.output, "\(second)")
    #expect(try world.requests().values.reduce(0, +) == 1)
    let longer = try await KioskProcess.run(["news", "--country=us", "--jsonl"], environment: environment)
    #expect(longer.code == 0 && longer.output.hasPrefix(first.output), "one answer holds all: \(longer)")
    let other = try await KioskProcess.run(["news", "search", "bridge", "--jsonl"], environment: environment)
    #expect(other.code == 69 && other.output.isEmpty, "nothing of it is cached: \(other)")
    let keyless = environment.merging(["NEWSAPI_KEY": ""]) { $1 }
    let offline = try await KioskProcess.run(line + ["--offline"], environment: keyless)
    #expect(offline.code == 0 && offline.output == first.output, "\(offline)")
    #expect(offline.messages == "kiosk: This was loaded just now.\n")
    let nothing = try await KioskProcess.run(["news", "sources", "--offline"], environment: keyless)
    #expect(
      nothing.code == 69 && nothing.output.isEmpty && nothing.messages.contains("is cached on this computer"),
      "\(nothing)")
    let search = try await KioskProcess.run(["search", "bridge", "--offline"], environment: keyless)
    #expect(search.code == 69 && search.output.isEmpty, "\(search)")
  }
}

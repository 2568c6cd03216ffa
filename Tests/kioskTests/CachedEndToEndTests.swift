import Foundation
import Testing

@testable import kiosk

/// What the command line shows of an earlier time.
@Suite(.timeLimit(.minutes(4))) struct CachedEndToEndTests {
  /// A home that several runs share.
  private final class Home {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-home-\(UUID())")

    var environment: [String: String] { ["HOME": folder.path] }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  @Test func withoutTheServicesTheListOfTheLastTimeIsShown() async throws {
    let home = Home()
    let world = try SampleWorld()
    let environment = world.environment.merging(home.environment) { $1 }
    let before = try await KioskProcess.run(["hn", "top", "--limit=12", "--json"], environment: environment)
    #expect(before.code == 0 && before.messages.isEmpty, "\(before)")
    // Within a minute nothing is asked for again.
    let count = try world.requests().values.reduce(0, +)
    let again = try await KioskProcess.run(["hn", "top", "--limit=12", "--json"], environment: environment)
    #expect(again.code == 0 && again.output == before.output && again.messages.isEmpty, "\(again)")
    #expect(try world.requests().values.reduce(0, +) == count)
    world.stop()

    // A list that is younger than a minute but too short makes the command ask, in vain.
    let longer = try await KioskProcess.run(["hn", "top", "--json"], environment: environment)
    let told = before.output.dropLast("\n]\n".count)
    #expect(longer.code == 0 && longer.output.hasPrefix(told + ",\n{\"kind\":\"partial\""), "\(longer)")
    #expect(
      longer.messages.contains("cannot be reached") && longer.messages.contains("This was loaded just now"), "\(longer)"
    )

    let offline = try await KioskProcess.run(
      ["hn", "top", "--offline", "--limit=12", "--json"], environment: environment)
    #expect(offline.code == 0 && offline.output == before.output, "\(offline)")
    #expect(offline.messages == "kiosk: This was loaded just now.\n", "\(offline)")

    let nothing = try await KioskProcess.run(["hn", "best", "--offline"], environment: environment)
    #expect(
      nothing.code == 69 && nothing.output.isEmpty && nothing.messages.contains("is cached on this computer"),
      "\(nothing)")
    let unreachable = try await KioskProcess.run(["hn", "best"], environment: environment)
    #expect(unreachable.code == 69 && unreachable.output.isEmpty, "\(unreachable)")
    let both = try await KioskProcess.run(["hn", "--offline", "--demo"], environment: environment)
    #expect(both.code == 64, "\(both)")
  }

  @Test func aThreadAndASearchAreCachedToo() async throws {
    let home = Home()
    let world = try SampleWorld()
    let environment = world.environment.merging(home.environment) { $1 }
    let list = try await KioskProcess.run(["hn", "top", "--jsonl"], environment: environment)
    let stories = list.output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let story = try #require(stories.first { ($0["comments"] as? Int ?? 0) > 3 }?["id"] as? String)
    let thread = try await KioskProcess.run(["hn", "thread", "\(story)", "--json"], environment: environment)
    #expect(thread.code == 0, "\(thread)")
    let search = try await KioskProcess.run(["hn", "search", "the", "--json"], environment: environment)
    #expect(search.code == 0, "\(search)")
    world.stop()
    let cachedThread = try await KioskProcess.run(
      ["hn", "thread", "\(story)", "--offline", "--json"], environment: environment)
    #expect(cachedThread.code == 0 && cachedThread.output == thread.output, "\(cachedThread)")
    let cachedSearch = try await KioskProcess.run(
      ["hn", "search", "the", "--offline", "--json"], environment: environment)
    #expect(cachedSearch.code == 0 && cachedSearch.output == search.output, "\(cachedSearch)")
  }

  @Test func severalProcessesShareOneCache() async throws {
    let home = Home()
    let world = try SampleWorld()
    let environment = world.environment.merging(home.environment) { $1 }
    try await withThrowingTaskGroup(of: KioskProcess.Ended.self) { group in
      for list in ["new", "top", "best", "ask"] {
        group.addTask { try await KioskProcess.run(["hn", list, "--limit=20", "--json"], environment: environment) }
      }
      for try await ended in group { #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)") }
    }
    world.stop()
    for list in ["new", "top", "best", "ask"] {
      let ended = try await KioskProcess.run(["hn", list, "--offline", "--jsonl"], environment: environment)
      #expect(ended.code == 0 && ended.output.split(separator: "\n").count >= 10, "\(list): \(ended)")
    }
  }

  @Test func aDamagedCacheIsBegunAnew() async throws {
    let home = Home()
    let world = try SampleWorld()
    defer { world.stop() }
    let environment = world.environment.merging(home.environment) { $1 }
    let first = try await KioskProcess.run(["hn", "--limit=5", "--json"], environment: environment)
    let file = home.folder.appendingPathComponent(".cache/kiosk/answers.sqlite")
    try #require(FileManager.default.fileExists(atPath: file.path))
    try Data("not a database".utf8).write(to: file)
    for _ in 0..<2 {
      let ended = try await KioskProcess.run(["hn", "--limit=5", "--json"], environment: environment)
      #expect(ended.code == 0 && ended.output == first.output && ended.messages.isEmpty, "\(ended)")
    }
  }
}

import Foundation
import KioskRunning
import SampleServices
import Storage
import Testing

@testable import kiosk

@Suite(.timeLimit(.minutes(4)))
struct FeedEndToEndTests {
  private func inHome(_ body: (URL, [String: String]) async throws -> Void) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())/home")
    defer { try? FileManager.default.removeItem(at: home.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try await body(home, ["HOME": home.path, "XDG_STATE_HOME": home.appendingPathComponent("state").path])
  }

  private func run(_ words: String..., environment: [String: String]) async throws -> KioskProcess.Ended {
    try await KioskProcess.run(words, environment: environment)
  }

  @Test func samplesShowArticlesOfEveryFormat() async throws {
    let ended = try await KioskProcess.run(["news", "feeds", "--demo", "--jsonl", "--limit", "500"])
    #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)")
    for feed in SampleServices.feeds {
      #expect(ended.output.contains("\"source\":\"\(feed.name)\""), "\(feed.name)")
    }
    let folder = try await KioskProcess.run(["news", "feeds", "--demo", "--folder", "Science", "--plain"])
    #expect(folder.code == 0 && folder.output.hasPrefix("1. "), "\(folder)")
    #expect(folder.output.split(separator: "\n").count < ended.output.split(separator: "\n").count)
  }

  @Test(arguments: [["news", "feeds", "--demo"], ["feeds", "list", "--demo"], ["hn", "top", "--demo"]])
  func samplesLeaveNothingBehind(words: [String]) async throws {
    let folder = TemporaryFolder("kiosk-tests")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let ended = try await KioskProcess.run(words, environment: ["TMPDIR": folder.url.path])
    #expect(ended.code == 0, "\(ended)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func aScreenOfSamplesLeavesNothingBehind() async throws {
    let folder = TemporaryFolder("kiosk-tests")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let kiosk = try KioskProcess(
      ["serve", "--demo", "--no-open", "--listen", "127.0.0.1:0"], environment: ["TMPDIR": folder.url.path])
    _ = try await ReaderPage.address(of: kiosk)
    kiosk.send(signal: SIGTERM)
    #expect(try await kiosk.ended().code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func whatArrivesIsToldWhileOneWatches() async throws {
    let process = try KioskProcess(["news", "feeds", "--demo", "--watch", "--plain"])
    try await process.until("something arrives", within: 90) { process.outputSoFar.contains("new at 1: ") }
    process.send(signal: SIGINT)
    #expect(try await process.ended().code == 0)
  }

  @Test func aFeedIsFoundFollowedReadAndLeft() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try await inHome { _, environment in
      let base = try #require(world.environment["KIOSK_HN_URL"]).replacing("v0/", with: "")
      let host = try #require(URL(string: SampleServices.feeds[0].address)?.host())
      let address = "\(base)pages/\(host)/feed"
      let refused = try await run("feeds", "add", address, environment: environment)
      expectFailure(refused, 69, "lies in a private network and is not asked")
      let checked = try await run("feeds", "check", address, "--allow-private", environment: environment)
      #expect(checked.code == 0 && checked.output.contains(SampleServices.feeds[0].name), "\(checked)")
      #expect(try await run("feeds", environment: environment).messages.contains("You do not follow any feeds yet."))
      let added = try await run("feeds", "add", address, "--allow-private", "--folder", "Sea", environment: environment)
      #expect(added.code == 0 && added.output.hasPrefix("You now follow \(SampleServices.feeds[0].name)"), "\(added)")
      let again = try await run("feeds", "add", address, "--allow-private", environment: environment)
      expectFailure(again, 65, "You already follow \(address).")
      let listed = try await run("feeds", "list", "--plain", environment: environment)
      #expect(listed.output.contains("Sea") && listed.output.contains("unread article"), "\(listed)")
      let articles = try await run("news", "feeds", "--unread", "--offline", "--json", environment: environment)
      #expect(articles.code == 0 && articles.output.contains("\"state\":\"unread\""), "\(articles)")
      let refreshed = try await run("feeds", "refresh", "--allow-private", environment: environment)
      #expect(refreshed.output == "1 feed asked, 0 new articles.\n", "\(refreshed)")
      let removed = try await run("feeds", "remove", SampleServices.feeds[0].name, environment: environment)
      #expect(removed.code == 0, "\(removed)")
      expectFailure(
        try await run("feeds", "remove", "1", environment: environment), 65, "You do not follow a feed called")
    }
  }

  @Test func storedArticlesAreFoundWithoutAskingAnybody() async throws {
    let world = try SampleWorld()
    try await inHome { _, environment in
      let base = try #require(world.environment["KIOSK_HN_URL"]).replacing("v0/", with: "")
      let host = try #require(URL(string: SampleServices.feeds[0].address)?.host())
      let address = "\(base)pages/\(host)/feed"
      let added = try await run("feeds", "add", address, "--allow-private", environment: environment)
      #expect(added.code == 0, "\(added)")
      world.stop()
      let articles = try await run("news", "feeds", "--offline", "--plain", environment: environment)
      let line = try #require(articles.output.split(separator: "\n").first).dropFirst("1. ".count)
      let title = line.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
      let words = title.split { !$0.isLetter }.prefix(3).joined(separator: " ")
      let dead = environment.merging(world.environment) { $1 }
      let found = try await run("search", words, "--jsonl", environment: dead)
      #expect(found.output.contains("\"kind\":\"item\""), "\(words): \(found)")
    }
  }

  @Test func sharedListsAreReadByTheirAddressAlone() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try await inHome { _, home in
      let environment = world.environment.merging(home) { $1 }
      let base = try #require(world.environment["KIOSK_HN_URL"]).replacing("v0/", with: "")
      let host = try #require(URL(string: SampleServices.feeds[0].address)?.host())
      let source = "\(base)pages/\(host)/feed"
      #expect(try await run("feeds", "add", source, "--allow-private", environment: environment).code == 0)
      let none = try await run("feeds", "share", environment: environment)
      #expect(none.code == 0 && none.output.isEmpty && none.messages.hasPrefix("You do not share any list."), "\(none)")
      let kiosk = try KioskProcess(["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: environment)
      let address = try await ReaderPage.address(of: kiosk)
      let shared = try await run("feeds", "share", "sources", environment: environment)
      let lines = shared.output.split(separator: "\n").map(String.init)
      #expect(
        shared.code == 0 && lines.count == 2 && lines.allSatisfy { $0.hasPrefix(address + "/-/open/") }, "\(shared)")
      let again = try await run("feeds", "share", "sources", environment: environment)
      #expect(again.output == shared.output)
      for line in lines {
        let checked = try await run("feeds", "check", line, "--allow-private", "--json", environment: environment)
        #expect(checked.code == 0 && checked.output.contains("Kiosk: my sources"), "\(checked)")
      }
      for list in ["saved", "top", "headlines"] {
        let words = try await run("feeds", "share", list, environment: environment)
        let atom = try #require(words.output.split(separator: "\n").first).description
        let checked = try await run("feeds", "check", atom, "--allow-private", environment: environment)
        #expect(checked.code == 0 && checked.output.contains("Kiosk: "), "\(list): \(checked)")
      }
      let ended = try await run("feeds", "unshare", "sources", environment: environment)
      #expect(ended.code == 0)
      let gone = try await run("feeds", "check", lines[0], "--allow-private", environment: environment)
      expectFailure(gone, 69, "HTTP 404")
      expectFailure(try await run("feeds", "unshare", "sources", environment: environment), 65, "is not shared")
      #expect(try await run("feeds", "share", "everything", environment: environment).code == 64)
      kiosk.send(signal: SIGTERM)
      _ = try await kiosk.ended()
    }
  }

  @Test func listsOfFeedsGoInAndOut() async throws {
    try await inHome { home, environment in
      let file = home.appendingPathComponent("list.opml")
      try Data(
        """
        <opml version="1.0"><body><outline text="Sea"><outline text="A" xmlUrl="https://a.example/feed"/></outline>
        <outline text="B" xmlUrl="https://b.example/feed"/><outline text="C" xmlUrl="ftp://c.example/"/></body></opml>
        """.utf8
      ).write(to: file)
      let imported = try await run("feeds", "import", file.path, environment: environment)
      #expect(imported.output == "2 feeds added, 1 unreadable line.\n", "\(imported)")
      #expect(
        try await run("feeds", "import", file.path, environment: environment).output.hasPrefix("0 feeds added, 2"))
      let exported = try await run("feeds", "export", environment: environment)
      #expect(exported.output.contains("<outline text=\"Sea\" title=\"Sea\">"), "\(exported)")
      #expect(exported.output.contains("xmlUrl=\"https://b.example/feed\""))
      try Data("hello".utf8).write(to: file)
      expectFailure(try await run("feeds", "import", file.path, environment: environment), 65, "is not a list of feeds")
      expectFailure(try await run("feeds", "import", "/nowhere", environment: environment), 69, "cannot be read")
    }
  }
}

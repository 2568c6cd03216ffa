import Foundation
import LoopbackClient
import SwiftUIElements
import Testing

@testable import SwiftUIWeb

/// What a reader adds to all pages: rules for their look, and keys.
@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor
struct OwnLookTests {
  private func get(_ path: String, _ fixture: LiveFixture) async throws -> LoopbackConnection.Response {
    let port = fixture.port
    return try await Task.detached {
      let connection = try LoopbackConnection(port: port)
      return try connection.request("GET", path, headers: ["Host": "127.0.0.1:\(port)"])
    }.value
  }

  private func page(_ fixture: LiveFixture) async throws -> String { try await get("/", fixture).text }

  private func address(_ prefix: String, in page: String) throws -> String {
    let rest = page[try #require(page.range(of: "/-/\(prefix)-")).lowerBound...]
    return String(rest.prefix { $0 != "\"" })
  }

  @Test func aPageWithoutAnyNamesNeither() async throws {
    let fixture = try LiveFixture()
    defer { fixture.server.stop() }
    let text = try await page(fixture)
    #expect(!text.contains("own-") && !text.contains(".js#"))
  }

  @Test func theRulesComeAfterAllOthersAndChangeWithoutARestart() async throws {
    let fixture = try LiveFixture(adjust: { $0.own = OwnLook(rules: ":root{--accent:#010203}") })
    defer { fixture.server.stop() }
    let text = try await page(fixture)
    let sheets = text.matches(of: /<link rel="stylesheet" href="([^"]+)"/).map { String($0.1) }
    let own = try address("own-sheet", in: text)
    #expect(sheets.count == 3 && sheets.last == own)
    let answer = try await get(own, fixture)
    #expect(answer.text == ":root{--accent:#010203}")
    #expect(answer["content-type"] == "text/css; charset=utf-8")
    #expect(answer["content-security-policy"]?.contains("default-src 'none'") == true)

    fixture.server.replace(OwnLook(rules: ":root{--accent:#040506}"))
    let next = try await page(fixture)
    let changed = try address("own-sheet", in: next)
    #expect(changed != own)
    #expect(try await get(own, fixture).status == 200, "open pages still ask for the one before")
    // By this an open page sees that it has to load itself again.
    #expect(text.firstMatch(of: /js#\w+"/)?.0 != next.firstMatch(of: /js#\w+"/)?.0)
    fixture.server.replace(OwnLook())
    let plain = try await page(fixture)
    #expect(!plain.contains("own-sheet"))
  }

  @Test func whoChangesTheirLookAgainAndAgainFillsNothing() {
    let files = OwnFiles(OwnLook())
    var paths: [String] = []
    for number in 0..<50 {
      files.replace(OwnLook(rules: "a{top:\(number)px}"))
      paths.append(files.sheet?.path ?? "")
    }
    #expect(paths.count { files[$0] != nil } == 8 && files[paths[49]] != nil)
  }

  @Test func theScriptHoldsTheKeysByTheNamesOfBrowsers() {
    let text = OwnKeysScript.text([
      OwnKey(.init("x", control: true), does: [.init("j"), .init("Enter")]),
      OwnKey(.init("ArrowUp", shift: true), does: [.init("J")]), OwnKey(.init("</script>"), does: [.init("\u{2028}")]),
    ])
    #expect(text.contains("\"^x\":[{\"key\":\"j\",\"ctrlKey\":false,\"altKey\":false,\"shiftKey\":false}"))
    #expect(text.contains("\"+ArrowUp\":[{\"key\":\"J\",\"ctrlKey\":false,\"altKey\":false,\"shiftKey\":true}"))
    #expect(!text.contains("// Keys"))
  }
}

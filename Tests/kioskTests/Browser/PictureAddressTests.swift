import BrowserTesting
import Foundation
import LoopbackClient
import Testing

/// Where pages have their pictures from: of Kiosk alone, by names that nobody can guess.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct PictureAddressTests {
  private func get(_ path: String, _ port: UInt16) throws -> LoopbackConnection.Response {
    try LoopbackConnection(port: port).request(
      "GET", path, headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "none"])
  }

  @Test func eachStartGivesOtherNamesAndAGuessLeadsNowhere() async throws {
    var all: [Set<String>] = []
    for _ in 0..<2 {
      let reader = try await ReaderPage.open()
      let port = try #require(reader.address.split(separator: ":").last.flatMap { UInt16($0) })
      try await reader.go("movies")
      try await reader.page.wait(until: "document.images.length >= 3", seconds: 60)
      let sources = try await reader.page.evaluate("[...document.images].map(i => i.getAttribute('src'))").list ?? []
      let names = sources.compactMap(\.string).filter { !$0.hasPrefix("data:") }
      #expect(names.count >= 3 && names.allSatisfy { $0.hasPrefix("/-/image/") }, "\(names)")
      let address = try #require(names.first)
      let name = String(address.dropFirst("/-/image/".count))
      #expect(try get(address, port).status == 200)
      for guess in [
        String(name.dropLast()), name + "0", String(name.reversed()), String(repeating: "0", count: 32),
        "..%2fimage%2f\(name)", "",
      ] where guess != name {
        #expect(try get("/-/image/\(guess)", port).status == 404, "\(guess)")
      }
      let policy = try #require(try get("/place/movies", port)["content-security-policy"])
      let pictures = policy.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        .first { $0.hasPrefix("img-src") }
      #expect(pictures == "img-src 'self' data:", "\(policy)")
      all.append(Set(names))
      #expect(reader.page.errors.isEmpty)
      await reader.close()
    }
    #expect(all[0].isDisjoint(with: all[1]))
  }
}

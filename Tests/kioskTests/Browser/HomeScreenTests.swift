import BrowserTesting
import Foundation
import KioskRunning
import LoopbackClient
import Testing

/// The reader on a home screen: what is kept for when there is no network, and what other apps share.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct HomeScreenTests {
  private func get(_ path: String, _ reader: ReaderPage) throws -> LoopbackConnection.Response {
    let port = try #require(reader.address.split(separator: ":").last.flatMap { UInt16($0) })
    return try LoopbackConnection(port: port).request(
      "GET", path, headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "same-origin"])
  }

  /// Waits until the worker has kept the page at `path`.
  private func waitUntilKept(_ path: String, _ page: BrowserPage) async throws {
    try await page.evaluate(
      """
      window.kept = new Set
      window.keptWatch ||= setInterval(async () => {
        const cache = await caches.open('pages')
        for (const key of await cache.keys()) kept.add(new URL(key.url).pathname)
      }, 100)
      """)
    try await page.wait(until: "kept.has(\(BrowserPage.quote(path)))", seconds: 60)
  }

  @Test func whatWasSeenAndSavedIsThereWithoutTheServer() async throws {
    let reader = try await ReaderPage.open()
    let page = reader.page
    try await reader.waitForStories()
    let titles = try await reader.titles()
    let asked = try reader.world.requests().values.reduce(0, +)
    try await page.wait(until: "navigator.serviceWorker.controller != null", seconds: 60)
    for path in ["/", "/place/news", "/place/movies", "/place/saved"] { try await waitUntilKept(path, page) }
    #expect(try reader.world.requests().values.reduce(0, +) == asked, "keeping asks no service")
    try await reader.stop()

    try await page.navigate(to: reader.address + "/")
    try await reader.wait(for: "You are offline. This page is as of")
    #expect(Set(try await reader.titles()).intersection(titles).count >= 25)
    try await page.navigate(to: reader.address + "/place/movies/place/movie-990000001")
    try await reader.wait(for: "You are offline, and this page is not kept here.")
    // A link leads on to what is kept, though no server hears of it.
    try await page.navigate(to: reader.address + "/")
    try await reader.wait(for: "You are offline. This page is as of")
    try await page.evaluate("[...document.querySelectorAll('a[href=\"/place/saved\"]')].pop().click()")
    try await page.wait(until: "location.pathname == '/place/saved'")
    try await reader.wait(for: "You are offline. This page is as of")

    try await reader.start()
    try await page.wait(until: "document.getElementById('status').hidden", seconds: 60)
    try await page.navigate(to: reader.address + "/")
    try await reader.waitForStories()
    try await reader.choose("Best")
    try await page.wait(until: "document.getElementById('status').hidden")
    await reader.close()
  }

  private struct Manifest: Decodable {
    struct Icon: Decodable {
      var src, type: String
    }
    var start_url, display: String
    var icons: [Icon]
  }

  @Test func theManifestNamesWhatIsThere() async throws {
    let reader = try await ReaderPage.open()
    let link = try await reader.page.evaluate("document.querySelector('link[rel=manifest]').getAttribute('href')")
      .string
    let answer = try get(try #require(link), reader)
    #expect(answer.status == 200 && answer["content-type"] == "application/manifest+json")
    let manifest = try JSONDecoder().decode(Manifest.self, from: answer.body)
    #expect(manifest.start_url == "/" && manifest.display == "standalone" && manifest.icons.count == 3)
    for icon in manifest.icons {
      let picture = try get(icon.src, reader)
      #expect(picture.status == 200 && picture["content-type"] == icon.type)
    }
    await reader.close()
  }

  @Test(arguments: [
    ("url=https://ledger.example/a%3Fb%3Dc", "/place/saved/place/article-https%3A%2F%2Fledger.example%2Fa%3Fb%3Dc"),
    (
      "title=Ledger&text=Read%20this%3A%20https://ledger.example/x%20now",
      "/place/saved/place/article-https%3A%2F%2Fledger.example%2Fx"
    ),
    ("text=no%20link%20here", "/"), ("url=javascript:alert(1)", "/"), ("url=file:///etc/passwd", "/"), ("", "/"),
  ])
  func whatIsSharedOpensAsAnArticle(_ query: String, _ target: String) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: world.environment)
    let address = try await ReaderPage.address(of: kiosk)
    let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
    func share(_ site: String) throws -> LoopbackConnection.Response {
      try LoopbackConnection(port: port).request(
        "GET", "/-/share?" + query, headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": site])
    }
    let answer = try share("none")
    #expect(answer.status == 303 && answer["location"] == target, "\(answer)")
    #expect(try share("cross-site").status == 403)
    kiosk.send(signal: SIGTERM)
  }
}

import BrowserTesting
import Combine
import Eventually
import Foundation
import HTTPServer
import SwiftUIElements
import Testing

@testable import SwiftUI
@testable import SwiftUIWeb

private final class Archive: ObservableObject {
  struct Entry: Identifiable {
    let id: Int
    var title: String
  }

  @Published var entries = (0..<10_000).map { Entry(id: $0, title: "Entry \($0)") }
  var inSight: Set<Int> = []
}

private struct ArchiveScreen: View {
  @ObservedObject var archive: Archive
  let isList: Bool

  var body: some View {
    if isList {
      List(archive.entries) { row($0) }
    } else {
      ScrollView { LazyVStack { ForEach(archive.entries) { row($0) } } }
    }
  }

  private func row(_ entry: Archive.Entry) -> some View {
    Text(entry.title).padding()
      .accessibilityIdentifier("entry")
      .onAppear { archive.inSight.insert(entry.id) }
      .onDisappear { archive.inSight.remove(entry.id) }
  }
}

@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct LongListTests {
  private static let count = "document.querySelectorAll('[data-id=entry]').length"

  private func withArchive(
    isList: Bool = true, script: Bool = true, _ body: @MainActor (Archive, WebServer, BrowserPage) async throws -> Void
  ) async throws {
    let archive = Archive()
    let server = WebServer(WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Archive")) {
      ArchiveScreen(archive: archive, isList: isList)
    }
    try server.start()
    defer { server.stop() }
    try await withBrowser { browser in
      let page = try await browser.newPage()
      try await page.setScriptEnabled(script)
      try await page.navigate(to: server.url)
      if script { try await isLive(server) }
      try await body(archive, server, page)
      // A session that has ended says so.
      #expect(page.errors.filter { !$0.contains("410 (Gone)") } == [])
    }
  }

  private func isLive(_ server: WebServer) async throws {
    try await eventually("the page is live") {
      server.store.pages.values.contains { $0.stage == .live }
    }
  }

  /// Goes to the end of the page until it has so many rows.
  private func scroll(_ page: BrowserPage, to count: Int) async throws {
    try await eventually("\(count) rows have come") {
      try await page.evaluate("scrollTo(0, document.documentElement.scrollHeight); 0")
      return try await page.evaluate(Self.count).int ?? 0 >= count
    }
  }

  @Test(arguments: [true, false])
  func theRestOfALongListComesAsTheReaderNearsItsEnd(isList: Bool) async throws {
    try await withArchive(isList: isList) { archive, _, page in
      #expect(try await page.evaluate(Self.count).int ?? 0 < 200)
      try await eventually("the first rows are in sight", seeing: archive.inSight) { archive.inSight.contains(0) }
      #expect(archive.inSight.count < 40)
      for goal in [150, 300, 600] {
        try await scroll(page, to: goal)
      }
      #expect(try await page.evaluate("document.querySelectorAll('.more').length").int == 1)
      let first = "document.querySelectorAll('[data-id=entry]')[400]"
      try await page.evaluate("\(first).scrollIntoView({ block: 'start' }); 0")
      try await eventually("row 400 has appeared and row 0 disappeared", seeing: archive.inSight) {
        archive.inSight.contains(400) && !archive.inSight.contains(0)
      }
      archive.entries[400].title = "changed"
      try await page.wait(until: "document.body.innerText.includes('changed')")
    }
  }

  @Test func withoutScriptALinkShowsMore() async throws {
    try await withArchive(script: false) { _, _, page in
      #expect(try await page.evaluate(Self.count).int == 60)
      let address = try #require(try await page.evaluate("document.querySelector('.more a').href").string)
      #expect(try await page.text(".more a") == "Show 9940 more")
      try await page.navigate(to: address)
      #expect(try await page.evaluate(Self.count).int == 120)
      try await page.navigate(to: address.replacingOccurrences(of: "120", with: "99999999"))
      #expect(try await page.evaluate(Self.count).int == 500)
      #expect(try await page.evaluate("document.querySelectorAll('.more a').length").int == 0)
      #expect(try await page.text(".more") == "9500 more")
    }
  }

  /// Waits until the page has as many rows as a press brings; else tells what became of the press.
  private func manyRows(_ page: BrowserPage, _ server: WebServer) async throws {
    var count = 0
    func sessions() -> [String] {
      server.store.pages.values.map { "\($0.stage), has refused \($0.refusedEvents) events" }
    }
    try await eventually(
      "more than 1000 rows have come", seeing: "\(count) rows; \(sessions()); \(page.requests.suffix(5))"
    ) {
      count = try await page.evaluate(Self.count).int ?? 0
      return count > 1000
    }
  }

  @Test func whoLooksForAWordGetsMoreOfTheList() async throws {
    try await withArchive { _, server, page in
      try await page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true })); 0")
      try await manyRows(page, server)
      #expect(try await page.text("main")?.contains("Entry 1000") == true)
    }
  }

  /// What says that there is more is another element after each growth.
  @Test func whoLooksForAWordWhileTheListGrowsGetsMoreOfIt() async throws {
    try await withArchive { _, server, page in
      try await page.evaluate(
        """
        (() => {
          const post = window.fetch, held = new Promise(letGo => { window.letGo = letGo })
          window.fetch = async (path, options) => {
            if (path == '/-/events') await held
            return post(path, options)
          }
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true }))
        })()
        """)
      let session = try #require(server.store.pages.values.first?.session as? Session)
      let id = try #require(try await page.evaluate("+document.querySelector('.more').id.slice(1)").int)
      #expect(session.send(HostEvent(node: NodeID(rawValue: UInt64(id)), kind: .visible, value: .bool(true))))
      try await page.wait(until: "\(Self.count) == 120")
      try await page.evaluate("letGo(), 0")
      try await manyRows(page, server)
    }
  }

  @Test func aHibernatedListComesBackAsLongAsItWas() async throws {
    try await withArchive { _, server, page in
      try await scroll(page, to: 300)
      try await page.evaluate("document.querySelectorAll('[data-id=entry]')[200].scrollIntoView(); 0")
      let before = try await page.evaluate("scrollY").double ?? 0
      let token = try #require(server.store.pages.keys.first)
      server.store.end(try #require(server.store.pages[token]))
      try await isLive(server)
      try await page.wait(until: "document.body.innerText.includes('Entry 200')")
      try await page.wait(until: "Math.abs(scrollY - \(before)) < 100")
      #expect(try await page.evaluate(Self.count).int ?? 0 >= 200)
    }
  }
}

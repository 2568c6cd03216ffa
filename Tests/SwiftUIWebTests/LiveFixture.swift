import BrowserTesting
import Eventually
import Foundation
import HTTPServer
import SwiftUICore

@testable import SwiftUIWeb

/// A real server on loopback whose pages are built by the test.
@MainActor
final class LiveFixture {
  let server: WebServer
  /// The sessions made so far, oldest first.
  private(set) var pages: [NewsPage] = []
  /// Those that were made for browsers whom another site has sent.
  private(set) var arrivals: [TreeSession] = []

  init(
    listen: ListenAddress = ListenAddress(host: "127.0.0.1", port: 0), rows: Int = 30, limits: WebLimits = WebLimits(),
    paintsArrivals: Bool = false, adjust: (inout WebServer.Options) -> Void = { _ in },
    prepare: @escaping @MainActor (NewsPage) -> Void = { _ in }
  ) throws {
    var options = WebServer.Options(listen: listen, title: "Test")
    options.limits = limits
    adjust(&options)
    let made = Made()
    let arrival: WebServer.MakeSession = { host, _ in
      let session = TreeSession(host: host) { _ = NewsPage($0, rows: rows) }
      made.arrival?(session)
      return session
    }
    server = WebServer(options, makeArrival: paintsArrivals ? arrival : nil) { host, path in
      var page: NewsPage?
      let session = TreeSession(host: host) { page = NewsPage($0, rows: rows) }
      session.navigate(to: path)
      if let page {
        prepare(page)
        made.add?(page)
      }
      return session
    }
    made.add = { [weak self] in self?.pages.append($0) }
    made.arrival = { [weak self] in self?.arrivals.append($0) }
    try server.start()
  }

  private final class Made {
    var add: (@MainActor (NewsPage) -> Void)?
    var arrival: (@MainActor (TreeSession) -> Void)?
  }

  var url: String { server.url }
  var port: UInt16 { server.boundAddress.port }
  var last: NewsPage { pages[pages.count - 1] }

  /// Waits until the page in the browser follows its session.
  func live(_ page: BrowserPage, count: Int = 1) async throws {
    try await eventually("the page is live", seeing: page.errors) {
      server.store.pages.values.count { $0.stage == .live } >= count
    }
  }
}

@MainActor
func withPage(
  _ fixture: LiveFixture, path: String = "", width: Int = 1024, height: Int = 768,
  _ body: (BrowserPage) async throws -> Void
) async throws {
  defer { fixture.server.stop() }
  try await withBrowser { browser in
    let page = try await browser.newPage(width: width, height: height)
    try await page.navigate(to: fixture.url + path)
    try await fixture.live(page)
    try await body(page)
  }
}

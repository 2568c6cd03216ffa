import BrowserTesting
import Eventually
import Foundation
import HTTPServer
import SwiftUI
import SwiftUIElements
import Testing

@testable import SwiftUICore
@testable import SwiftUIWeb

/// A view on a real server, open in the browser.
@MainActor
struct AppPage {
  let page: BrowserPage
  let server: WebServer

  /// Where pictures of what the tests look at go; nil for none.
  static let pictures = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"]

  /// Waits until `condition` holds in the process of the app.
  func wait(_ what: String, until condition: () -> Bool) async throws {
    try await eventually(what, seeing: page.errors) { condition() }
  }

  /// Waits until the page shows `text`.
  func wait(forText text: String) async throws {
    do {
      try await page.wait(until: "document.body.innerText.includes(\(BrowserPage.quote(text)))")
    } catch {
      throw BrowserError.timedOut("“\(text)” in: \(try await page.text("body") ?? "")")
    }
  }

  /// Waits until the page has the part of its script that is loaded when one needs it, such as what moves things between places.
  func waitForLaterScript() async throws {
    try await page.wait(
      until: """
        (async () => {
          const part = performance.getEntriesByType('resource').find(e => e.name.includes('/-/later-'))
          if (part) await import(part.name)
          return part != null
        })()
        """)
  }

  /// Presses the first of the elements `selector` whose text is `text`.
  func press(_ text: String, in selector: String = "button,a,summary,.op,[role=button]") async throws {
    let mark = """
      (() => { document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
      const all = [...document.querySelectorAll(\(BrowserPage.quote(selector)))].filter(e => e.getClientRects().length)
      const wanted = \(BrowserPage.quote(text)), says = e => (e.getAttribute('aria-label') || e.innerText).trim()
      const e = all.find(e => says(e) == wanted) || all.find(e => says(e).includes(wanted)); if (e) e.setAttribute('data-pressed', ''); return !!e })()
      """
    try await page.wait(until: mark)
    try await page.click("[data-pressed]")
  }

  /// The computed style of the first match.
  func style(_ selector: String, _ property: String) async throws -> String {
    try await page.evaluate(
      "getComputedStyle(document.querySelector(\(BrowserPage.quote(selector)))).getPropertyValue('\(property)')"
    ).string ?? ""
  }

  /// The numbers that a script gives back in a list.
  func numbers(_ script: String) async throws -> [Double] {
    (try await page.evaluate("(() => { \(script) })()").list ?? []).compactMap(\.double)
  }

  /// Looks at the page as it stands, at every width and in both appearances: no sideways scrolling, enough contrast,
  /// everything named and in order. Pictures are taken at 390 and 1280 px.
  func examine(_ name: String, widths: [Int] = [320, 390, 768, 1280, 2560]) async throws {
    for width in widths {
      for isDark in [false, true] {
        try await page.setViewport(width: width, height: width < 700 ? 844 : 860)
        try await page.setMedia(isDark: isDark, reducesMotion: true)
        try await page.wait(
          until:
            "document.getAnimations().every(a => a.timeline != document.timeline || a.playState != 'running' || a.effect.getTiming().iterations == Infinity)"
        )
        let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1
        #expect(overflow <= 0, "\(name) scrolls sideways at \(width) px")
        let look = "\(name)-\(width)-\(isDark ? "dark" : "light")"
        if let pictures = Self.pictures, width == 390 || width == 1280 {
          try await page.screenshot().write(to: URL(filePath: "\(pictures)/\(look).png"))
        }
        let unreadable = try await page.contrastProblems()
        #expect(unreadable == [], "\(look)")
      }
    }
    let problems = try await page.accessibilityProblems()
    #expect(problems == [], "\(name)")
  }
}

extension AppPage {
  /// Waits until the page has told what it measures, and all of it stands where the layout engine has put it since.
  func settle() async throws {
    do {
      try await eventually("the page stands as it is laid out", seeing: untold) {
        guard untold.isEmpty else { return false }
        let shown = try await page.evaluate(
          "[...document.querySelectorAll('[data-p]')].map(e => e.id + ' ' + e.dataset.p)")
        return Set((shown.list ?? []).compactMap(\.string)).isSubset(of: places)
      }
    } catch let error as NeverHappened {
      throw BrowserError.timedOut("\(error)\n\(try await whatThePageSays())")
    }
  }

  /// Of what it has not told: how it is drawn, whether pictures are made at all, and what the server has refused to hear.
  private func whatThePageSays() async throws -> String {
    let names = untold.compactMap { $0.split(separator: " ").first.map { "'n\($0)'" } }.prefix(5).joined(separator: ",")
    let drawn = try await page.evaluate(
      "[\(names)].map(id => document.getElementById(id)?.outerHTML.slice(0, 300) ?? id + ' is not drawn').join('\\n')")
    try await page.evaluate("requestAnimationFrame(() => { window.hasPicture = true }), 0")
    try await Task.sleep(for: .seconds(1))
    let isMoving = try await page.evaluate("!!window.hasPicture").bool
    let pages = server.store.pages.values.map { "\($0.stage), \($0.refusedEvents) events refused" }
    return "\(drawn.string ?? "")\npictures: \(isMoving == true), pages: \(pages), errors: \(page.errors)"
  }

  private var sessions: [Session] { server.store.pages.values.compactMap { $0.session as? Session } }

  /// What has a place and of which the page has not told yet how it draws it.
  private var untold: [String] {
    sessions.flatMap { session in
      session.drawnIDs.compactMap { id in
        guard let node = session.graph.drawnNode(id), node.element.place != nil else { return nil }
        let extras = node.extras
        let isTold =
          switch node.role {
          case .text: extras?.words != nil
          case .page, .tabs: extras?.area != nil
          default: !node.role.hasDrawnPart || extras?.part != nil
          }
        return isTold ? nil : "\(id.rawValue) \(node.role)"
      }
    }
  }

  private var places: Set<String> {
    Set(
      sessions.flatMap { session in
        session.drawnIDs.compactMap { id in
          guard let place = session.drawnElement(id)?.place else { return nil }
          let numbers = place.origin.map { [$0.x, $0.y, place.size.width, place.size.height] } ?? []
          return "n\(id.rawValue) " + numbers.map(CSSNumber.text).joined(separator: " ")
        }
      })
  }
}

/// Serves `content`, opens it at `path` and waits until it is live.
/// - Parameters:
///   - patience: of the server with its main actor.
///   - errors: whether what the page's console says of an error is one that the test asks for.
@MainActor
func withApp<Content: View>(
  path: String = "", width: Int = 1024, height: Int = 768, patience: Double? = nil,
  errors isExpected: (String) -> Bool = { _ in false },
  @ViewBuilder content: @escaping @MainActor () -> Content,
  _ body: (AppPage) async throws -> Void
) async throws {
  var options = WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "App")
  options.patience = patience
  let server = WebServer(options, content: content)
  try server.start()
  defer { server.stop() }
  try await withBrowser { browser in
    let page = try await browser.newPage(width: width, height: height)
    let app = AppPage(page: page, server: server)
    try await page.navigate(to: server.url + path)
    try await app.wait("the page is live") {
      server.store.pages.values.contains { $0.stage == .live }
    }
    try await app.settle()
    try await body(app)
    #expect(page.errors.filter { !isExpected($0) } == [])
  }
}

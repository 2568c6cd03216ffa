import AppFolders
import BrowserTesting
import Foundation
import KioskRunning
import SampleServices
import Testing

/// Folders of apps as people wrote them for Apple's phones in 2020: made into programs as they are, and looked at on a phone.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct StrangersAppsTests {
  /// An app that runs, and its screen on a phone.
  private struct Phone {
    let page: BrowserPage
    let name: String

    func shows(_ text: String) async throws {
      do {
        try await page.wait(until: "document.body.innerText.includes(\(BrowserPage.quote(text)))")
      } catch {
        throw BrowserError.timedOut("“\(text)” in: \(try await page.text("body") ?? "")")
      }
    }

    /// Taps the first button, link or tab that says so.
    func tap(_ text: String) async throws {
      try await page.wait(
        until: """
          (() => { document.querySelector('[data-tapped]')?.removeAttribute('data-tapped')
          const says = e => (e.getAttribute('aria-label') || e.innerText).trim()
          const all = [...document.querySelectorAll('button,a,summary,label,[role=button],[role=tab]')]
            .filter(e => e.getClientRects().length)
          const e = all.find(e => says(e) == \(BrowserPage.quote(text))) || all.find(e => says(e).includes(\(BrowserPage.quote(text))))
          e?.setAttribute('data-tapped', ''); return !!e })()
          """)
      try await page.click("[data-tapped]")
    }

    /// No sideways scrolling, all pictures there; keeps a picture where one is wanted.
    func look(_ screen: String) async throws {
      try await page.wait(
        until: "[...document.images].every(i => i.complete && i.getBoundingClientRect().width > 0)", isNeeded: false)
      let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1
      #expect(overflow <= 0, "\(name), \(screen) scrolls sideways")
      guard let pictures = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"] else { return }
      try await page.screenshot().write(to: URL(filePath: "\(pictures)/\(name)-\(screen).png"))
    }

    /// The frame of the first match: x, y, width, height in points.
    func frame(_ selector: String) async throws -> [Double] {
      let text = try await page.evaluate(
        """
        (() => { const b = document.querySelector(\(BrowserPage.quote(selector)))?.getBoundingClientRect()
        return b ? [b.x, b.y, b.width, b.height].join(' ') : '' })()
        """
      ).string
      return (text ?? "").split(separator: " ").compactMap { Double($0) }
    }
  }

  private func run(_ folder: String, target: String? = nil, _ look: (Phone) async throws -> Void) async throws {
    let app = try await BuiltApp(folder, target: target)
    #expect(app.leftOut == [], "\(LeftOutTable.text(app.leftOut))")
    let services = SampleServices(.quiet)
    let addresses = try services.start()
    defer { services.stop() }
    let environment = [
      "NEWS_BASE_URL": "http://127.0.0.1:\(addresses.newsAPI.port ?? 0)", "NEWS_API_KEY": services.options.newsKey,
      "HN_BASE_URL": addresses.hackerNews.absoluteString, "TMDB_BASE_URL": addresses.tmdb.absoluteString,
      "TMDB_IMAGE_URL": addresses.tmdbImages.absoluteString, "TMDB_API_KEY": services.options.tmdbKey,
    ]
    let running = try KioskProcess(program: app.program, ["--listen", "127.0.0.1:0"], environment: environment)
    let address = try await ReaderPage.address(of: running)
    let browser = try await Browser.fresh()
    let page = try await browser.open(address, width: 390, height: 844)
    try await page.setViewport(width: 390, height: 844, isMobile: true)
    try await look(Phone(page: page, name: target ?? folder))
    #expect(page.takeTroubles() == [])
    await browser.close()
    running.send(signal: SIGTERM)
  }

  /// Small apps in the manner of courses, with names that the others do not use.
  @Test(arguments: ["Almanac", "Chorus", "Harbour", "Larder", "Orrery", "Sketchbook"])
  func aSmallAppCompilesAsItIs(name: String) async throws {
    let app = try await BuiltApp(name, isRun: false)
    #expect(app.leftOut == [], "\(LeftOutTable.text(app.leftOut))")
  }

  /// As in projects since Xcode 26: what says nothing else belongs to the main actor, subclasses of UIKit's classes too.
  @Test func anAppWhoseDefaultIsTheMainActorCompiles() async throws {
    let app = try await BuiltApp("Lantern", isRun: false, settings: ["-default-isolation", "MainActor"])
    #expect(app.leftOut == [], "\(LeftOutTable.text(app.leftOut))")
  }

  @Test func newsInTabsWithSegmentsAndSheets() async throws {
    try await run("Gazette") { phone in
      try await phone.shows("Headlines")
      try await phone.look("headlines")
      // Nobody has drawn a picture for the general news.
      try await phone.tap("Business")
      try await phone.page.wait(until: "document.images.length > 3 && document.images[0].complete")
      let picture = try await phone.frame("main li img")
      #expect(picture.count == 4 && picture[2] > 300 && abs(picture[3] - 180) <= 1, "\(picture)")
      try await phone.look("business")
      try await phone.tap("Sources")
      try await phone.shows("SCIENCE")
      try await phone.look("sources")
      try await phone.tap("Saved")
      try await phone.shows("Nothing saved yet")
      try await phone.look("saved")
    }
  }

  @Test func hackerNewsWithATimerAndAPackageOfSounds() async throws {
    try await run("Embers") { phone in
      try await phone.shows("12 Stories")
      try await phone.look("stories")
      // The badge of the time stands in one line.
      let badge = try await phone.page.evaluate(
        "(() => { const e = [...document.querySelectorAll('.t')].find(e => /^\\d+:\\d\\d/.test(e.innerText)); return e ? e.getBoundingClientRect().height : 0 })()"
      ).double
      #expect((10...50).contains(badge ?? 0), "\(badge ?? 0)")
      try await phone.tap("Settings")
      try await phone.shows("None yet")
      try await phone.look("settings")
    }
  }

  @Test func filmsByAStateMachine() async throws {
    try await run("Reels", target: "Reels") { phone in
      try await phone.shows("Trending Movies")
      try await phone.page.wait(until: "document.images.length > 0")
      try await phone.look("list")
      let poster = try await phone.frame("main img")
      #expect(poster.count == 4 && poster[2] > 250 && poster[3] > 350, "\(poster)")
      try await phone.page.click("main li a, main li button")
      try await phone.shows("min")
      try await phone.look("film")
    }
  }

  @Test func filmsByAStore() async throws {
    try await run("Reels", target: "ReelsStore") { phone in
      try await phone.shows("Shelf")
      try await phone.page.wait(until: "document.images.length > 3")
      try await phone.look("shelf")
      let cell = try await phone.frame("main .g img")
      #expect(cell.count == 4 && (150...180).contains(cell[2]) && abs(cell[3] - 220) <= 1, "\(cell)")
    }
  }

  @Test func filmsInUIKitByADiffableTable() async throws {
    try await run("Reels", target: "ReelsKit") { phone in
      try await phone.shows("★")
      try await phone.page.wait(until: "document.images.length > 5 && document.images[0].complete")
      let poster = try await phone.frame("main li img")
      #expect(poster.count == 4 && abs(poster[2] - 60) <= 1 && abs(poster[3] - 90) <= 1, "\(poster)")
      try await phone.look("films")
      try await phone.page.click("main li button")
      try await phone.page.wait(until: "!document.body.innerText.includes('★')")
      // The rules of layout tie the texts to the top and sides of the screen.
      try await phone.page.wait(until: "document.querySelectorAll('main p').length > 2")
      let text = try await phone.frame("main .pgc p:last-of-type")
      #expect(text.count == 4 && text[0] == 16 && text[1] < 200 && text[2] > 300 && text[2] <= 358, "\(text)")
      try await phone.look("film")
    }
  }
}

extension SampleServices.Options {
  /// Services in which nothing happens by itself.
  fileprivate static var quiet: SampleServices.Options {
    var options = SampleServices.Options()
    options.speed = 0
    options.newsQuota = nil
    options.newsHalfDayQuota = nil
    options.tmdbRate = nil
    return options
  }
}

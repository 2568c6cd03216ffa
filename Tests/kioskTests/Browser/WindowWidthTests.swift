import BrowserTesting
import Foundation
import KioskRunning
import Testing

/// Windows from the narrowest phone to the widest desk: nothing is cut or overprinted, lines have a measure, bars stand over what
/// they belong to, and wide windows are used.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct WindowWidthTests {
  @Test func theNewsStandBesideTheirArticle() async throws {
    let reader = try await ReaderPage.open(width: 1600, height: 1000)
    let page = reader.page
    try await reader.go("news")
    let titles = "[...document.querySelectorAll('main .g .one .bn-p')]"
    try await page.wait(until: "\(titles).length > 2")
    let text = "document.querySelector('section.pg:last-of-type').innerText"
    let first = try await page.evaluate("\(titles)[0].innerText").string ?? "?"
    try await page.wait(until: "\(text).includes(\(BrowserPage.quote(first))) && \(text).includes('Read here')")
    #expect(try await page.evaluate("location.pathname").string == "/place/news")
    let title = try await page.evaluate("\(titles)[1].innerText").string ?? "?"
    try await page.evaluate("\(titles)[1].click()")
    try await page.wait(until: "location.pathname.includes('/place/news/place/article-')")
    let beside = "document.querySelector('section.pg:last-of-type')"
    try await page.wait(until: "\(beside).innerText.includes(\(BrowserPage.quote(title)))")
    #expect(try await page.evaluate("document.querySelector('dialog[open]') == null").bool == true)
    #expect(try await page.evaluate("\(titles).length > 2").bool == true)
    try await reader.wait(for: "Search Hacker News")
    #expect(page.errors.isEmpty)
    await reader.close()
  }

  @Test func theFirstFilmIsOpenBesideTheListAndIsNotTakenForRead() async throws {
    let reader = try await ReaderPage.open(width: 1600, height: 1000)
    let page = reader.page
    try await reader.go("movies")
    let films = "[...document.querySelectorAll('main li a[href*=\"/place/movie-\"]')]"
    try await page.wait(until: "\(films).length > 5")
    try await reader.wait(for: "Where to watch")
    #expect(try await page.evaluate("location.pathname").string == "/place/movies")
    try await page.evaluate("\(films)[2].click()")
    try await page.wait(until: "location.pathname === \(films)[2].pathname")
    let title = "\(films)[2].querySelector('.t').innerText"
    try await page.wait(until: "[...document.querySelectorAll('section.pg h1')].some(h => h.innerText === \(title))")
    try await reader.go("saved")
    try await reader.choose("History")
    try await reader.wait(for: "1 page")
    #expect(page.errors.isEmpty)
    await reader.close()
  }

  @Test func whatWasMissedStandsBesideTheStoriesAndLeavesThemTheKeys() async throws {
    let reader = try await ReaderPage.open(width: 1600, height: 1000)
    let page = reader.page
    try await reader.waitForStories()
    let missed = "[...document.querySelectorAll('section.pg li')].filter(e => /\\spoints\\s·/.test(e.innerText))"
    try await page.wait(until: "\(missed).length >= 10")
    #expect(try await page.evaluate("location.pathname").string == "/")
    try await page.press("j")
    try await page.wait(until: "document.activeElement.closest('li') != null")
    #expect(try await page.evaluate("\(missed).includes(document.activeElement.closest('li'))").bool == false)
    let link = "\(missed)[1].querySelector('a[href*=\"/place/item-\"]')"
    let path = try await page.evaluate("\(link).pathname").string
    try await page.evaluate("\(link).click()")
    try await page.wait(until: "location.pathname === \(BrowserPage.quote(path ?? "?"))")
    try await reader.wait(for: "Discussion")
    #expect(page.errors.isEmpty)
    await reader.close()
  }

  private static let places = [
    "", "/place/item-{story}", "/place/article-{article}", "/place/news", "/place/movies",
    "/place/movies/place/movie-990000001", "/place/search", "/place/saved", "/place/settings", "/place/catch-up",
    "/place/inbox",
  ]

  @Test(arguments: [320, 1280, 2560]) func everyScreenHasRoomForWhatItShows(width: Int) async throws {
    let reader = try await ReaderPage.open(width: width, height: 1200)
    let page = reader.page
    try await reader.waitForStories()
    let story = try reader.world.items(reader.world.ids(of: "topstories").prefix(8)).first { $0["url"] != nil }
    let address = (story?["url"] as? String ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    for place in Self.places {
      let path = place.replacing("{story}", with: "\(story?["id"] as? Int ?? 0)").replacing("{article}", with: address)
      try await page.navigate(to: reader.address + path)
      try await reader.waitForLayout()
      try await page.wait(until: "!/Loading [a-z]/.test(document.querySelector('main').innerText)", seconds: 10)
      try await page.waitForRest()
      let problems = try await page.overflowProblems() + page.roomProblems()
      #expect(problems.isEmpty, "\(place) at \(width)")
    }
    #expect(page.errors.isEmpty)
    await reader.close()
  }
}

extension BrowserPage {
  /// Texts that lie on each other or have lines too long for the eye, choices that are cut, and bars that begin beside their page.
  fileprivate func roomProblems() async throws -> [String] {
    try await evaluate(
      """
      (() => {
        const out = [], say = (e, what) => out.push((e.innerText || e.outerHTML).trim().slice(0, 60) + ': ' + what)
        const shown = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length
        const texts = [...document.querySelectorAll('main .t')].filter(e => shown(e) && !e.closest('[aria-hidden=true],.vh'))
        for (const e of texts) {
          const box = e.getBoundingClientRect(), lines = box.height / parseFloat(getComputedStyle(e).lineHeight)
          if (box.width > 900 && lines > 1.5) say(e, 'a line of ' + Math.round(box.width))
        }
        for (const row of document.querySelectorAll('main .h')) {
          const parts = [...row.querySelectorAll('.t')].filter(e => shown(e) && !e.closest('.p-over,.p-bg'))
            .map(e => ({ e, box: e.getBoundingClientRect() })).filter(p => p.box.width > 1)
          for (let i = 1; i < parts.length; i++) {
            const [one, other] = [parts[i - 1], parts[i]]
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
            if (wide > 2 && high > 4 && !one.e.contains(other.e)) say(other.e, 'lies on ' + one.e.innerText)
          }
        }
        for (const e of document.querySelectorAll('main .seg')) {
          if (shown(e) && e.scrollWidth > e.clientWidth + 1) say(e, 'is cut: ' + e.scrollWidth + ' in ' + e.clientWidth)
        }
        for (const bar of document.querySelectorAll('main .pg > .bar')) {
          const first = [...bar.querySelectorAll('.back,h1,.t')].find(shown)
          const page = [...bar.parentElement.querySelectorAll(':scope > .pgc .t, :scope > .pgc .seg, :scope > .pgc .im')]
            .filter(shown).map(e => e.getBoundingClientRect().left)
          if (!first || innerWidth < 900 || !page.length) continue
          const off = Math.min(...page) - first.getBoundingClientRect().left
          if (Math.abs(off) > 40) say(bar, 'begins ' + Math.round(off) + ' beside its page')
        }
        return out
      })()
      """
    ).list?.compactMap(\.string) ?? []
  }
}

import BrowserTesting
import Foundation
import Testing

/// What readers need who do not use a mouse, do not see colours, or want things larger or calmer.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct AccessTests {
  private static let focused = "document.activeElement"

  /// From the list to a discussion, through it, back, to the films and to one of them: with keys alone.
  @Test func theMainTaskNeedsNoMouse() async throws {
    let reader = try await ReaderPage.open(width: 1280, height: 860)
    let page = reader.page
    try await reader.waitForStories()
    // Into the list: past the panes and the lists' names to the first title; each stop shows that it has the focus.
    var stops = 0
    while try await page.evaluate("\(Self.focused).closest('li.r a') != null").bool != true, stops < 24 {
      try await page.press("Tab")
      stops += 1
      let isSeen = try await page.evaluate(
        """
        (e => { const f = e.closest('.op') || e.closest('.fi') || e, s = getComputedStyle(f); \
        return e != document.body && (s.outlineStyle != 'none' || s.boxShadow != 'none') })(\(Self.focused))
        """)
      #expect(isSeen.bool == true, "stop \(stops) does not show its focus")
    }
    #expect(stops <= 16, "the first title is \(stops) stops away")
    for key in ["j", "c"] { try await page.press(key) }
    try await page.wait(until: "location.pathname.startsWith('/place/item')")
    try await page.wait(until: "document.querySelector('section.pg h1') != null")
    try await page.press("q")
    try await page.wait(until: "!location.pathname.startsWith('/place/item')")
    try await page.press("3")
    try await page.wait(until: "location.pathname == '/place/movies'")
    try await reader.wait(for: "Orbital Decay")
    try await page.focus("li a[href*='/place/movie-']")
    try await page.press("Enter")
    try await page.wait(until: "location.pathname.includes('/place/movie-')")
    try await page.press("?")
    try await page.wait(until: "document.querySelector('dialog[open]') != null")
    #expect(try await page.evaluate("document.querySelector('dialog[open]').contains(\(Self.focused))").bool == true)
    try await page.press("Escape")
    try await page.wait(until: "document.querySelector('dialog[open]') == null")
    #expect(page.errors.isEmpty)
    await reader.close()
  }

  @Test func newStoriesAreAnnouncedOnce() async throws {
    let reader = try await ReaderPage.open(width: 1280, height: 860)
    let page = reader.page
    try await reader.waitForStories()
    try await reader.wait(for: "Live")
    #expect(try await page.text("#announce[aria-live=polite]") == "")
    try await page.evaluate(
      """
      window.said = [], new MutationObserver(() => { const t = announce.textContent; if (t) said.push(t) })\
      .observe(announce, { childList: true }), 0
      """)
    try reader.world.make("story", ["title": "A lamp is lit"])
    try await page.wait(until: "said.length == 1")
    try reader.world.make("story", ["title": "A second lamp is lit"])
    try await reader.wait(for: "A second lamp is lit")
    try await page.wait(until: "said.length == 2")
    // Another list and back again: nothing has come, nothing is said.
    try await reader.choose("Best")
    let best = try reader.world.titles(of: "beststories", limit: 1)
    try await reader.wait(for: best.first ?? "?")
    try await reader.choose("New")
    try await reader.wait(for: "A second lamp is lit")
    try reader.world.make("story", ["title": "A third lamp is lit"])
    try await page.wait(until: "said.length >= 3")
    let said = try await page.evaluate("said").list?.compactMap(\.string)
    #expect(said == ["1 new story", "1 new story", "1 new story"])
    await reader.close()
  }

  /// 200 % of a window of 1280 points is one of 640 points; forced colours take all backgrounds away; who asked for calm
  /// sees nothing move.
  @Test func zoomForcedColoursAndCalmBreakNothing() async throws {
    let reader = try await ReaderPage.open(width: 1280, height: 860)
    let page = reader.page
    try await reader.waitForStories()
    for path in ["", "/place/movies/place/movie-990000001", "/place/news", "/place/search", "/place/settings"] {
      try await page.setViewport(width: 640, height: 430, scale: 2)
      try await page.navigate(to: reader.address + path)
      try await reader.waitForLayout()
      #expect(try await page.overflowProblems() == [], "200 %: \(path)")
      try await page.setCalm(forcesColors: true)
      #expect(try await page.accessibilityProblems() == [], "forced colours: \(path)")
      let unmarked = try await page.evaluate(
        """
        [...document.querySelectorAll('.bn-b,.bn-f,.seg,.fi,select')].filter(e => e.checkVisibility() && \
        ![e, ...e.querySelectorAll('.ops')].some(x => getComputedStyle(x).borderStyle != 'none')).map(e => e.outerHTML.slice(0, 90))
        """)
      #expect(unmarked.list?.compactMap(\.string) == [], "without a colour these have no edge: \(path)")
      let unfocused = try await page.evaluate(
        """
        [...document.querySelectorAll('.fi>input,select,.bn-b,.bn-f')].filter(e => e.checkVisibility() && !e.disabled)\
        .filter(e => { e.focus({ focusVisible: true }); return ![e, e.parentNode].some(x => getComputedStyle(x).outlineStyle != 'none') })\
        .map(e => e.outerHTML.slice(0, 90))
        """)
      #expect(unfocused.list?.compactMap(\.string) == [], "without a shadow these do not show the focus: \(path)")
      #expect(try await page.movements() == [], "something moves: \(path)")
      try await page.setMedia()
    }
    await reader.close()
  }

  /// What loads stands in the shape of what comes, says what it is, and takes neither focus nor speech.
  @Test func listsHaveTheirSizeBeforeTheyHaveTheirWords() async throws {
    let reader = try await ReaderPage.open(width: 1280, height: 860)
    let page = reader.page
    try await reader.waitForStories()
    for (path, words, row) in [
      ("", "Loading stories…", "li.r:has(a[href*='/place/item'])"),
      ("/place/movies", "Loading films…", "li.r:has(a img)"),
    ] {
      try await page.navigate(to: "about:blank")
      try await reader.restart()
      try reader.world.make("hang", ["seconds": 600])
      try await page.navigate(to: reader.address + path)
      try await reader.wait(for: words)
      try await reader.waitForLayout()
      let height = "Math.min(...[...document.querySelectorAll(\(BrowserPage.quote(row)))].map(r => r.offsetHeight))"
      let placeholders = "[...document.querySelectorAll('li.r')].filter(r => r.querySelector('.rd'))"
      #expect(try await page.evaluate("\(placeholders).length").int ?? 0 >= 8)
      #expect(
        try await page.evaluate(
          "\(placeholders).every(r => r.querySelector('[aria-hidden=true] .rd,.rd[aria-hidden=true]') && !r.querySelector('a,button'))"
        ).bool == true)
      let before = try await page.evaluate("\(placeholders)[0].offsetHeight").double ?? -1
      try reader.world.make("heal")
      try await page.wait(until: "\(height) < 1000", seconds: 30)
      let after = try await page.evaluate(height).double ?? -2
      #expect(abs(before - after) <= 2, "\(path): \(before) became \(after)")
      try await page.wait(until: "document.querySelector('.rd') == null")
    }
    await reader.close()
  }

  /// The width of the window that was open last decides the first paint, also without script.
  @Test func theFirstPaintIsMadeForTheWindow() async throws {
    let reader = try await ReaderPage.open(width: 834, height: 1112)
    try await reader.waitForStories()
    try await reader.page.wait(until: "document.cookie.includes('viewport=834x')")
    let page = try await reader.browser.newPage(width: 834, height: 1112)
    try await page.setScriptEnabled(false)
    try await page.navigate(to: reader.address)
    #expect(try await page.count(".h>.sc-v.fw") == 0, "a window of 834 points is painted narrow at once")
    #expect(try await page.count("[role=tablist],.bb a[aria-current=page]") == 1)
    await reader.close()
  }

  /// Somebody who was never here sees the page for their window at once: nothing of another one before it, and nothing moves.
  @Test(arguments: [(390, false), (820, true), (820, false), (1400, false)])
  func theVeryFirstPaintIsMadeForTheWindowToo(width: Int, isTouched: Bool) async throws {
    let reader = try await ReaderPage.open()
    try await reader.waitForStories()
    let browser = try await Browser.fresh()
    let page = try await browser.newPage(width: width, height: 900)
    try await page.setTouch(isTouched)
    try await page.command(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": """
        const seen = window.seen = { wide: new Set(), moved: 0 }
        const look = () => {
          if (document.querySelector('main .v,main .l') && document.documentElement.checkVisibility()) \
        seen.wide.add(!!document.querySelector('.h>.sc-v.fw'))
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        new PerformanceObserver(l => l.getEntries().forEach(e => seen.moved += e.value)) \
        .observe({ type: 'layout-shift', buffered: true })
        """
      ])
    try await page.navigate(to: reader.address)
    try await page.wait(until: "\(ReaderPage.rows) >= 30 && document.body.innerText.includes('Live')", seconds: 30)
    #expect(try await page.evaluate("[...seen.wide].join()").string == (width >= 900 ? "true" : "false"))
    #expect(try await page.evaluate("seen.moved < 0.05").bool == true)
    #expect(page.errors.isEmpty)
    await browser.close()
    await reader.close()
  }
}

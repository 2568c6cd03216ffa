import BrowserTesting
import Foundation
import KioskRunning
import Testing

/// The reader in its languages, in a real browser: nothing cut off or overlapping, contrast, names, direction.
///
/// `KIOSK_PICTURES=Documentation/images swift test --filter LanguageScreenTests` keeps what was seen.
@Suite(.serialized, .timeLimit(.minutes(8)))
struct LanguageScreenTests {
  /// A screen, and how one gets there in whatever language it speaks.
  private struct Screen {
    var name: String
    var path: String
    /// Expressions in the page: each is waited for, and then done.
    var steps: [Step] = []
    /// Holds as soon as the screen is all there.
    var isThere: String
    var isKept = false
  }

  private enum Step {
    /// Clicks the first that fits a selector.
    case click(String)
    /// Chooses the segment or the tab of a place in the first choice of the page.
    case segment(Int)
    /// Presses the button that begins with these words.
    case press(String)
    case type(String)
    case key(String)
  }

  private static func has(_ selector: String) -> String {
    "document.querySelector(\(BrowserPage.quote(selector))) != null"
  }
  private static func says(_ words: String) -> String {
    "document.querySelector('main').innerText.includes(\(BrowserPage.quote(words)))"
  }
  private static let sheet = has("dialog[open]")

  private static func screens(_ names: [String: String]) -> [Screen] {
    let story = names["story"] ?? "", poll = names["poll"] ?? ""
    return [
      Screen(name: "stories", path: "", isThere: has("main li a[href*='/place/item-']"), isKept: true),
      Screen(name: "catch-up", path: "/place/catch-up", isThere: has("section.pg")),
      Screen(name: "inbox", path: "/place/inbox", isThere: has("main select")),
      Screen(name: "discussion", path: "/place/item-\(story)", isThere: has("section.pg li")),
      Screen(name: "poll", path: "/place/item-\(poll)", isThere: has("section.pg progress")),
      Screen(name: "user", path: "/place/user-okonma", isThere: has("section.pg li")),
      Screen(name: "headlines", path: "/place/news", isThere: has(".g .bn-p")),
      Screen(name: "article of the news", path: "/place/news", steps: [.click(".g .bn-p")], isThere: sheet),
      Screen(name: "sources", path: "/place/news", steps: [.segment(-1)], isThere: has("a[href*='/place/source-']")),
      Screen(name: "source", path: "/place/news/place/source-the-morning-ledger", isThere: has(".g .bn-p")),
      Screen(name: "feeds", path: "/place/news", steps: [.segment(0)], isThere: has("main button")),
      Screen(
        name: "adding a source", path: "/place/news", steps: [.segment(0), .press("إضافة مصدر")], isThere: sheet),
      Screen(name: "movies", path: "/place/movies", isThere: has("li a[href*='/place/movie-']")),
      Screen(
        // A film that is not in the list before, whose rows stay until these come.
        name: "trending", path: "/place/movies", steps: [.segment(1)], isThere: says("The Ropewalker's Map")),
      Screen(name: "discover", path: "/place/movies", steps: [.segment(2)], isThere: has("main select")),
      Screen(
        name: "collection", path: "/place/movies/place/collection-970000003",
        isThere: has("section.pg li a[href*='/place/movie-']")),
      Screen(
        name: "film", path: "/place/movies/place/movie-990000001", isThere: has("a[href*='/place/person-']"),
        isKept: true),
      Screen(
        name: "person", path: "/place/movies/place/person-980000026",
        isThere: has("section.pg li a[href*='/place/movie-']")),
      Screen(name: "search, before", path: "/place/search", isThere: has("main input")),
      Screen(
        name: "search", path: "/place/search", steps: [.type("queue")], isThere: has("li a[href*='/place/item-']")),
      Screen(name: "saved", path: "/place/saved", isThere: has("main label")),
      Screen(name: "saved films", path: "/place/saved", steps: [.segment(1)], isThere: has("main label")),
      Screen(name: "history", path: "/place/saved", steps: [.segment(2)], isThere: has("main label")),
      Screen(name: "mutes", path: "/place/saved", steps: [.segment(3)], isThere: has("main select")),
      Screen(name: "settings", path: "/place/settings", isThere: has("main select"), isKept: true),
      Screen(name: "keys", path: "", steps: [.key("?")], isThere: sheet),
    ]
  }

  private func open(_ language: String, width: Int, height: Int) async throws -> ReaderPage {
    let reader = try await ReaderPage.open(width: width, height: height)
    try await reader.page.setLanguage(language)
    try await reader.page.setTouch(width < 900)
    try await reader.page.navigate(to: reader.address)
    return reader
  }

  private func names(_ reader: ReaderPage) throws -> [String: String] {
    [
      "story": try reader.world.ids(of: "topstories").first.map(String.init) ?? "",
      "poll": String(try reader.world.item("poll")),
    ]
  }

  private func go(to screen: Screen, _ reader: ReaderPage) async throws {
    let page = reader.page
    try await page.navigate(to: reader.address + screen.path)
    try await reader.waitForLayout()
    for step in screen.steps {
      switch step {
      case .click(let selector):
        try await page.wait(until: Self.has(selector))
        try await page.evaluate("document.querySelector(\(BrowserPage.quote(selector))).click(); 0")
      case .segment(let number):
        let labels = "[...document.querySelector('main fieldset.seg').querySelectorAll('label')]"
        try await page.wait(until: Self.has("main fieldset.seg label"))
        try await page.evaluate("before = document.querySelector('main').innerText; \(labels).at(\(number)).click(); 0")
        try await page.wait(until: "document.querySelector('main').innerText != before")
      case .press(let words):
        let button =
          "[...document.querySelectorAll('main button')].find(b => b.innerText.trim().startsWith(\(BrowserPage.quote(words))))"
        try await page.wait(until: "\(button) != null")
        try await page.evaluate("\(button).click(); 0")
      case .type(let words):
        let field = "main input:is([type=text],[type=search],:not([type]))"
        try await page.wait(until: Self.has(field))
        try await page.focus(field)
        try await page.type(words)
      case .key(let key):
        try await page.wait(until: Self.has("main li"))
        try await page.press(key)
      }
    }
    try await page.wait(until: screen.isThere)
    try await page.waitForRest()
  }

  private func examine(_ reader: ReaderPage, _ screen: String) async throws {
    let page = reader.page
    #expect(try await page.overflowProblems() == [], "\(screen)")
    #expect(try await page.cutOffProblems() == [], "\(screen)")
    let overlaps = try await page.overlapProblems()
    #expect(overlaps.isEmpty, "\(screen): \(overlaps)")
    #expect(try await page.accessibilityProblems() == [], "\(screen)")
    #expect(try await page.contrastProblems() == [], "\(screen)")
  }

  @Test(arguments: [(1280, 860), (390, 844)])
  func everyScreenIsMirroredInArabic(width: Int, height: Int) async throws {
    let reader = try await open("ar-EG", width: width, height: height)
    for screen in Self.screens(try names(reader)) {
      do {
        try await go(to: screen, reader)
        #expect(try await reader.page.evaluate("document.documentElement.dir").string == "rtl", "\(screen.name)")
        #expect(try await reader.page.evaluate("document.documentElement.lang").string == "ar", "\(screen.name)")
        #expect(
          try await reader.page.evaluate("/[\\u0600-\\u06ff]{3}/.test(document.body.innerText)").bool == true,
          "\(screen.name)")
        try await examine(reader, screen.name)
        if screen.isKept { try await reader.page.keep("arabic-\(screen.name)-\(width < 900 ? "phone" : "wide")") }
      } catch {
        Issue.record(error, "\(screen.name)")
      }
    }
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test(arguments: [("de", "Einstellungen"), ("ru", "Настройки"), ("zh-CN", "设置")])
  func theMainScreensFitInOtherLanguages(language: String, settings: String) async throws {
    let reader = try await open(language, width: 390, height: 844)
    let main = ["stories", "discussion", "headlines", "movies", "film", "search", "saved", "settings"]
    for var screen in Self.screens(try names(reader)) where main.contains(screen.name) {
      // Nobody among the samples writes in Chinese: that is what is said there.
      if language == "zh-CN", screen.name == "headlines" { screen.isThere = Self.has("main .t") }
      try await go(to: screen, reader)
      if ["stories", "settings"].contains(screen.name) { try await reader.wait(for: settings) }
      try await examine(reader, "\(language) \(screen.name)")
    }
    await reader.close()
  }

  @Test func theReaderChoosesALanguageAndAClock() async throws {
    let reader = try await open("en", width: 1280, height: 860)
    try await reader.go("settings")
    try await reader.wait(for: "Language of Kiosk")
    try await reader.page.select("Deutsch", in: "Language of Kiosk")
    try await reader.wait(for: "Sprache von Kiosk")
    try await reader.page.wait(until: "document.documentElement.lang == 'de'")
    try await reader.page.select("العربية", in: "Sprache von Kiosk")
    try await reader.wait(for: "لغة Kiosk")
    try await reader.page.wait(until: "document.documentElement.dir == 'rtl'")
    await reader.close()
  }

  // MARK: - Texts and their languages

  @Test func newsAndFilmsComeInTheBrowsersLanguageAndSayIt() async throws {
    let reader = try await open("de-AT,de;q=0.9", width: 1280, height: 860)
    let page = reader.page
    try await go(to: Screen(name: "headlines", path: "/place/news", isThere: Self.has(".g .bn-p")), reader)
    // Austria has no headlines of its own: those of outlets in its language.
    try await page.wait(until: Self.has(".g [lang=de]"))
    #expect(
      try await page.evaluate("getComputedStyle(document.querySelector('.g [lang=de]')).hyphens").string == "auto")
    #expect(try await page.evaluate("getComputedStyle(document.querySelector('.g [lang=de]')).quotes").string == "auto")
    try await page.navigate(to: reader.address + "/place/settings")
    for words in ["Automatisch: Österreich", "Automatisch: Deutsch"] {
      try await page.wait(
        until: "[...document.querySelectorAll('option')].some(o => o.text.trim() == \(BrowserPage.quote(words)))")
    }
    try await page.navigate(to: reader.address)
    try await page.wait(until: Self.has("main li [lang=en]"))
    await reader.close()
  }

  @Test(arguments: ["en", "ar"]) func overridesInOutsideTextNeverLeaveTheirPlace(language: String) async throws {
    let reader = try await open(language, width: 1280, height: 860)
    let turned = "Turn \u{202E}round\u{202D} \u{2067}this &#x202e;and\u{2066} that \u{200F}page"
    let id = try reader.world.make("story", ["title": turned])["id"] as? Int ?? 0
    try reader.world.make("comment", ["parent": id, "text": turned])
    for path in ["", "/place/item-\(id)"] {
      try await reader.page.navigate(to: reader.address + path)
      try await reader.wait(for: "Turn round this and that page")
      let strange = try await reader.page.evaluate(
        """
        [...function* () {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) yield walker.currentNode.data
          for (const e of document.querySelectorAll('*')) for (const a of e.attributes) yield a.value
          yield document.title
        }()].filter(t => /[\\u202A-\\u202E\\u200E\\u200F\\u061C]/.test(t)
          || (t.match(/[\\u2066-\\u2068]/g) || []).length != (t.match(/\\u2069/g) || []).length).length
        """
      ).double
      #expect(strange == 0, "\(path): overrides, or isolates that nobody closes")
      // Even what no filter has seen stays in its box: every text is isolated from its neighbours.
      let open = try await reader.page.evaluate(
        "[...document.querySelectorAll('main .t')].filter(e => !getComputedStyle(e).unicodeBidi.match(/isolate|plaintext/)).length"
      ).double
      #expect(open == 0, "\(path)")
    }
    await reader.close()
  }
}

extension BrowserPage {
  /// What the browser asks for in its requests.
  fileprivate func setLanguage(_ language: String) async throws {
    try await command("Network.enable")
    try await command("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": language]])
  }

  /// Keeps what the page shows where pictures are wanted.
  fileprivate func keep(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["KIOSK_PICTURES"] else { return }
    try await setMedia(reducesMotion: true)
    try await wait(until: "[...document.images].every(i => i.complete)", seconds: 3, isNeeded: false)
    try await screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(name)-light.png"))
    try await setMedia()
  }

  /// Texts that are cut off without a sign of it: wider than their box, which hides what sticks out.
  fileprivate func cutOffProblems() async throws -> [String] {
    let found = try await evaluate(
      """
      (() => [...document.querySelectorAll('main .t,main button,main label,dialog[open] .t,dialog[open] button')].filter(e => {
        const style = getComputedStyle(e)
        return e.checkVisibility({ visibilityProperty: true }) && e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0
          && style.overflowX != 'visible' && style.textOverflow != 'ellipsis' && !style.webkitLineClamp.match(/[1-9]/)
      }).map(e => e.outerHTML.slice(0, 120)))()
      """)
    return found.list?.compactMap(\.string) ?? []
  }

  /// Pairs of texts of which one is drawn over the other; what is layered on purpose — a badge, a bar — lies in another layer.
  fileprivate func overlapProblems() async throws -> [String] {
    let found = try await evaluate(
      """
      (() => {
        const root = document.querySelector('dialog[open]') || document.querySelector('main')
        const boxes = []
        for (const e of root.querySelectorAll('.t')) {
          if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !e.innerText.trim()) continue
          const range = document.createRange()
          range.selectNodeContents(e)
          let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
          for (let p = e; p && p != document.body; p = p.parentElement)
            if (getComputedStyle(p).overflowX != 'visible') {
              const r = p.getBoundingClientRect()
              clip = { left: Math.max(clip.left, r.left), top: Math.max(clip.top, r.top), right: Math.min(clip.right, r.right), bottom: Math.min(clip.bottom, r.bottom) }
            }
          let layer = e
          while (layer != root && !['fixed', 'sticky', 'absolute'].includes(getComputedStyle(layer).position)) layer = layer.parentElement
          for (const r of range.getClientRects()) {
            const box = { left: Math.max(r.left, clip.left), top: Math.max(r.top, clip.top), right: Math.min(r.right, clip.right), bottom: Math.min(r.bottom, clip.bottom) }
            if (box.right - box.left > 3 && box.bottom - box.top > 3) boxes.push({ e, layer, ...box })
          }
        }
        const over = []
        for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
          const a = boxes[i], b = boxes[j]
          if (a.e == b.e || a.layer != b.layer || a.e.contains(b.e) || b.e.contains(a.e)) continue
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (wide > 4 && high > Math.min(a.bottom - a.top, b.bottom - b.top) / 2)
            over.push(a.e.innerText.slice(0, 40) + ' / ' + b.e.innerText.slice(0, 40))
        }
        return [...new Set(over)].slice(0, 6)
      })()
      """)
    return found.list?.compactMap(\.string) ?? []
  }

  /// Chooses an option of the menu with a label.
  fileprivate func select(_ option: String, in label: String) async throws {
    let menu =
      "[...document.querySelectorAll('select')].find(s => (s.getAttribute('aria-label') || s.labels?.[0]?.innerText || '').includes(\(Self.quote(label))))"
    try await wait(until: "\(menu) != null")
    try await evaluate(
      "(m => { m.selectedIndex = [...m.options].findIndex(o => o.text == \(Self.quote(option))); m.dispatchEvent(new Event('input', { bubbles: true })); m.dispatchEvent(new Event('change', { bubbles: true })) })(\(menu)); 0"
    )
  }
}

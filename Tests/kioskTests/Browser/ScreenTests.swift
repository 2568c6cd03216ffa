import BrowserTesting
import Foundation
import Testing

/// Every screen and state of the reader over the samples, in a real browser, wide and narrow, light and dark.
///
/// `KIOSK_PICTURES=Documentation/images swift test --filter ScreenTests` keeps what was seen.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct ScreenTests {
  static let wide = (width: 1280, height: 860)
  static let narrow = (width: 390, height: 844)

  @Test func hackerNewsSideBySide() async throws {
    let reader = try await ReaderPage.open(width: Self.wide.width, height: Self.wide.height)
    try await reader.waitForStories()
    try await reader.choose("Top")
    try await reader.page.wait(
      until: "[...document.querySelectorAll('li a')].some(a => a.pathname.startsWith('/place/item'))")
    let title = try reader.world.titles(of: "topstories", limit: 1).first ?? "?"
    try await reader.wait(for: title)
    try await reader.page.evaluate("[...document.querySelectorAll('li a[href^=\"/place/item\"]')][0].click()")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10")
    try await reader.page.wait(until: "location.pathname.startsWith('/place/item')")
    #expect(try await reader.page.text("section.pg h1") == title)
    #expect(try await reader.titles().count >= 30, "the list stays beside the discussion")
    try await reader.picture("thread-wide")
    for key in ["j", "j", "x"] { try await reader.page.press(key) }
    try await reader.page.wait(
      until: "document.querySelectorAll('section.pg button[aria-label^=\"Open \"]').length == 1")
    try await reader.page.press("x")
    try await reader.page.wait(
      until: "document.querySelectorAll('section.pg button[aria-label^=\"Open \"]').length == 0")
    try await reader.page.press(".")
    try await reader.page.wait(
      until: "document.querySelector('section.pg h1').innerText != \(BrowserPage.quote(title))")
    try await reader.page.press("?")
    try await reader.page.wait(until: "document.querySelector('dialog[open]') != null")
    try await reader.picture("keys")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func hackerNewsOnAPhone() async throws {
    let reader = try await ReaderPage.open(width: Self.narrow.width, height: Self.narrow.height)
    try await reader.waitForStories()
    try await reader.page.wait(until: "document.documentElement.scrollWidth <= \(Self.narrow.width)")
    try await reader.page.wait(until: "document.body.innerText.includes('Live')")
    try await reader.picture("stories-phone")
    try await reader.choose("Top")
    let title = try reader.world.titles(of: "topstories", limit: 1).first ?? "?"
    try await reader.wait(for: title)
    for key in ["j", "c"] { try await reader.page.press(key) }
    try await reader.page.wait(until: "location.pathname.startsWith('/place/item')")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10")
    #expect(try await reader.page.evaluate("document.documentElement.scrollWidth").double ?? 999 <= 390)
    try await reader.picture("thread-phone")
    for (pane, words) in [
      ("search", "Type at least two letters"), ("saved", "Nothing saved yet"), ("settings", "Appearance"),
    ] {
      try await reader.page.navigate(to: "\(reader.address)/place/\(pane)")
      try await reader.wait(for: words)
      try await reader.page.wait(until: "document.documentElement.scrollWidth <= \(Self.narrow.width)")
      try await reader.picture("\(pane)-phone")
    }
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func everyPaneHasRolesNamesAndHeadingsInOrder() async throws {
    let reader = try await ReaderPage.open(width: Self.wide.width, height: Self.wide.height)
    try await reader.waitForStories()
    for (path, words) in [
      ("", "Live"), ("/place/news", "Headlines"), ("/place/movies", "Popular"), ("/place/search", "Type at least"),
      ("/place/saved", "Nothing saved"), ("/place/settings", "Appearance"),
    ] {
      try await reader.page.navigate(to: reader.address + path)
      try await reader.wait(for: words)
      #expect(try await reader.page.accessibilityProblems() == [], "\(path)")
    }
    await reader.close()
  }
}

extension ReaderPage {
  /// Keeps what the page shows, light and dark, where pictures are wanted.
  func picture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["KIOSK_PICTURES"] else { return }
    for (ending, isDark) in [("light", false), ("dark", true)] {
      try await page.setMedia(isDark: isDark, reducesMotion: true)
      try await Task.sleep(for: .milliseconds(400))
      try await page.screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(ending).png"))
    }
    try await page.setMedia()
  }
}

extension ScreenTests {
  @Test func newsWithPicturesAnArticleAndASource() async throws {
    let reader = try await ReaderPage.open(width: Self.wide.width, height: Self.wide.height)
    try await reader.go("news")
    try await reader.page.wait(until: "document.querySelectorAll('img').length >= 4", seconds: 20)
    try await reader.wait(for: "requests left")
    try await reader.picture("news-wide")
    let headline = try await reader.page.evaluate("document.querySelector('.g .bn-p').innerText").string ?? "?"
    try await reader.page.evaluate("document.querySelector('.g .bn-p').click()")
    try await reader.page.wait(
      until: "document.querySelector('dialog[open]')?.innerText.includes(\(BrowserPage.quote(headline)))")
    try await reader.picture("article")
    try await reader.page.press("Escape")
    try await reader.page.wait(until: "!document.querySelector('dialog[open]')")
    try await reader.choose("Search")
    try await reader.wait(for: "Search needs 3 to 30 characters")
    try await reader.choose("Sources")
    try await reader.page.wait(until: "document.querySelectorAll('a[href*=\"/place/source-\"]').length > 3")
    try await reader.picture("sources-wide")
    try await reader.page.evaluate("document.querySelector('a[href*=\"/place/source-\"]').click()")
    try await reader.page.wait(until: "location.pathname.includes('/place/source-')")
    try await reader.page.wait(until: "document.querySelectorAll('.g .bn-p').length > 0")
    try await reader.picture("source-wide")
    try await reader.page.setViewport(width: Self.narrow.width, height: Self.narrow.height)
    try await reader.go("news")
    try await reader.page.wait(
      until: "document.documentElement.scrollWidth <= 390 && document.querySelectorAll('img').length > 2")
    try await reader.picture("news-phone")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func withoutAKeyTheNewsAreSamplesAndOneCardSaysHowToGetOne() async throws {
    let reader = try await ReaderPage.open(
      width: Self.narrow.width, height: Self.narrow.height, environment: ["NEWSAPI_KEY": ""])
    try await reader.go("news")
    try await reader.wait(for: "These are samples: NewsAPI.org wants a key")
    try await reader.wait(for: "NEWSAPI_KEY")
    try await reader.page.wait(until: "document.querySelectorAll('.g .bn-p').length > 3")
    try await reader.picture("news-first-run")
    await reader.close()
  }

  @Test func aWrongKeyShowsTheServersSentenceAndTheSameCard() async throws {
    let reader = try await ReaderPage.open(
      width: Self.wide.width, height: Self.wide.height, environment: ["NEWSAPI_KEY": "wrong-key"])
    try await reader.go("news")
    try await reader.wait(for: "Network error")
    try await reader.wait(for: "This key is not known here")
    #expect(try await reader.page.text("dialog[open]")?.contains("Retry") == true)
    try await reader.picture("news-wrong-key")
    try await reader.press("OK")
    try await reader.wait(for: "NewsAPI.org wants another key")
    #expect(try await reader.page.evaluate("document.body.innerHTML.includes('wrong-key')").bool == false)
    await reader.close()
  }

  @Test func searchUsersPollsAndSavedThings() async throws {
    let reader = try await ReaderPage.open(width: Self.wide.width, height: Self.wide.height)
    try await reader.go("search")
    try await reader.page.wait(until: "document.querySelector('input[type=text],.fi input') != null")
    try await reader.page.focus(".fi input")
    try await reader.page.type("queue")
    try await reader.page.wait(until: "document.querySelectorAll('li a[href*=\"/place/item\"]').length > 0")
    try await reader.page.evaluate("document.querySelector('li a[href*=\"/place/item\"]').click()")
    try await reader.page.wait(
      until: "document.querySelector('section.pg h1') != null && location.pathname.includes('/place/search/place/item')"
    )
    try await reader.page.wait(until: "document.querySelector('section.pg li a[href*=\"/place/user-\"]') != null")
    try await reader.picture("search-wide")
    try await reader.page.evaluate("document.querySelector('section.pg a[href*=\"/place/user-\"]').click()")
    try await reader.wait(for: "karma")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 3")
    try await reader.picture("user-wide")
    let poll = try reader.world.item("poll")
    try await reader.page.navigate(to: "\(reader.address)/place/item-\(poll)")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg progress').length > 2")
    try await reader.press("Save")
    try await reader.wait(for: "Undo")
    try await reader.picture("poll-wide")
    try await reader.go("saved")
    try await reader.page.wait(until: "document.querySelectorAll('button[aria-label^=\"Remove Poll\"]').length == 1")
    try await reader.picture("saved-wide")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func markingReadInOneWindowShowsInTheOther() async throws {
    let reader = try await ReaderPage.open(width: Self.wide.width, height: Self.wide.height)
    try await reader.waitForStories()
    let other = try await reader.browser.newPage(width: 390, height: 844)
    try await other.navigate(to: reader.address)
    try await other.wait(until: "\(ReaderPage.rows) >= 30")
    try await reader.press("Mark all read")
    try await other.wait(
      until: "[...document.querySelectorAll('button')].some(b => b.innerText.includes('Hide read'))", seconds: 10)
    try await reader.page.press("z")
    try await other.wait(
      until: "![...document.querySelectorAll('button')].some(b => b.innerText.includes('Hide read'))", seconds: 10)
    await reader.close()
  }

  @Test func offlineYesterdaysStoriesStandThereWithTheirAge() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-offline-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = try await ReaderPage.open(
      width: Self.narrow.width, height: Self.narrow.height, environment: ["XDG_CACHE_HOME": folder.path])
    try await reader.waitForStories()
    let titles = try await reader.titles()
    reader.world.stop()
    try await reader.restart()
    try await reader.page.navigate(to: reader.address)
    try await reader.waitForStories()
    #expect(try await reader.titles() == titles)
    try await reader.wait(for: "updated")
    try await reader.wait(for: "Retry")
    #expect(try await reader.page.evaluate("document.body.innerText.includes('invented')").bool == false)
    try await reader.picture("offline")
    await reader.close()
  }

  @Test func mutingASiteHidesItCountsItAndCanBeTakenBack() async throws {
    let reader = try await ReaderPage.open(width: Self.narrow.width, height: Self.narrow.height)
    try await reader.waitForStories()
    let before = try await reader.titles().count
    try await reader.page.evaluate("document.querySelector('button[aria-label^=\"Actions for\"]').click()")
    try await reader.page.wait(
      until: "[...document.querySelectorAll('button')].some(b => b.innerText.startsWith('Mute '))")
    try await reader.picture("actions")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('button')].find(b => b.innerText.startsWith('Mute ')).click()")
    try await reader.wait(for: "muted · Show")
    let after = try await reader.titles().count
    #expect(after < before, "\(after) of \(before)")
    try await reader.picture("muted")
    try await reader.press("Undo")
    try await reader.page.wait(until: "!document.body.innerText.includes('muted · Show')")
    #expect(try await reader.titles().count == before)
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func theChosenAppearanceHoldsInEveryWindow() async throws {
    let reader = try await ReaderPage.open(width: Self.wide.width, height: Self.wide.height, in: .browser)
    try await reader.waitForStories()
    let other = try await reader.browser.newPage(width: 900, height: 700)
    try await other.navigate(to: "\(reader.address)/place/settings")
    let ground = "getComputedStyle(document.body).backgroundColor"
    let light = try await reader.page.evaluate(ground).string ?? ""
    try await other.wait(until: "document.querySelector('select') != null")
    try await other.evaluate(
      "(() => { const s = [...document.querySelectorAll('select')].find(s => [...s.options].some(o => o.text === 'Dark')); s.value = '2'; s.dispatchEvent(new Event('change', { bubbles: true })) })()"
    )
    try await other.wait(until: "\(ground) === 'rgb(22, 21, 19)'")
    // A page that nobody sees has let go of its stream: it learns of it when it is looked at again.
    try await reader.page.activate()
    try await reader.page.wait(until: "\(ground) !== \(BrowserPage.quote(light))")
    #expect(try await reader.page.evaluate(ground).string == "rgb(22, 21, 19)")
    await reader.close()
  }

  @Test func aNewCommentAppearsWhileOneReadsAndNothingMoves() async throws {
    let reader = try await ReaderPage.open(width: Self.narrow.width, height: Self.narrow.height)
    try await reader.waitForStories()
    let ids = try reader.world.ids(of: "topstories")
    try await reader.page.navigate(to: "\(reader.address)/place/item-\(ids[0])")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 20")
    try await reader.wait(for: "Live")
    try await reader.page.wait(until: "document.querySelector('.h>.sc-v.fw') == null")
    try await reader.page.evaluate("\(ReaderPage.discussion).scrollTop = 1800")
    let place =
      "[...document.querySelectorAll('section.pg li')].find(r => r.getBoundingClientRect().top > 100).getBoundingClientRect().top"
    let before = try await reader.page.evaluate(place).double ?? -1
    try reader.world.make("comment", ["parent": ids[0], "text": "Hello from a lighthouse"])
    try await reader.wait(for: "Hello from a lighthouse", seconds: 20)
    let after = try await reader.page.evaluate(place).double ?? -2
    #expect(abs(before - after) < 2)
    #expect(try await reader.page.evaluate("document.body.innerText.includes('New')").bool == true)
    await reader.close()
  }
}

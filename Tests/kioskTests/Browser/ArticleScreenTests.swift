import BrowserTesting
import Foundation
import KioskRunning
import Testing

/// Articles read in Kiosk over the sample sites, in a real browser: beside their discussion, in its place, and in the news.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct ArticleScreenTests {
  private static let title = "We replaced our message queue with a folder of files"

  /// The discussion of a written story.
  private func openDiscussion(_ reader: ReaderPage) async throws {
    try await reader.waitForStories()
    try await reader.choose("Top")
    let row = "[...document.querySelectorAll('main li')].find(r => r.innerText.includes('\(Self.title)'))"
    try await reader.page.wait(until: "\(row)?.querySelector('a[href*=\"/place/item\"]') != null", seconds: 15)
    try await reader.page.evaluate("\(row).querySelector('a[href*=\"/place/item\"]').click()")
    try await reader.page.wait(until: "location.pathname.startsWith('/place/item')")
    try await reader.page.wait(until: "document.querySelector('section.pg h1')?.innerText == '\(Self.title)'")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10")
  }

  private func has(_ words: String) -> String { "document.body.innerText.includes(\(BrowserPage.quote(words)))" }

  @Test func articleAndDiscussionStandSideBySideOnWideScreens() async throws {
    let reader = try await ReaderPage.open(width: 1440, height: 900, options: ["--demo"])
    try await openDiscussion(reader)
    #expect(
      try await reader.page.evaluate(has("For four years our orders travelled")).bool == false, "not fetched unasked")
    try await reader.page.press("v")
    try await reader.wait(for: "For four years our orders travelled")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10", seconds: 5)
    try await reader.page.wait(until: "document.querySelectorAll('section.pg img').length > 0")
    let article =
      "[...document.querySelectorAll('.t')].find(t => t.innerText.startsWith('For four years')).getBoundingClientRect()"
    let comment = "document.querySelector('section.pg li').getBoundingClientRect()"
    #expect(try await reader.page.evaluate("\(article).right < \(comment).left").bool == true, "side by side")
    #expect(try await reader.page.evaluate("\(article).width").double ?? 0 > 400)
    #expect(try await reader.page.evaluate("document.documentElement.scrollWidth").double ?? 9999 <= 1440)
    for foreign in ["814 partners", "One letter a week", "Skip to the text"] {
      #expect(try await reader.page.evaluate(has(foreign)).bool == false)
    }
    try await reader.picture("article-and-discussion")
    try await reader.page.press("v")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length == 0")
    try await reader.wait(for: "For four years our orders travelled")
    try await reader.page.press("v")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10")
    try await reader.page.wait(until: "!\(has("For four years our orders travelled"))")
    #expect(reader.page.errors.isEmpty)
    #expect(try await reader.page.accessibilityProblems() == [])
    await reader.close()
  }

  /// Samples stand in for Hacker News alone: the pictures of their articles are shown too.
  @Test func samplesInPlaceOfOneServiceHaveTheirPictures() async throws {
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-alone-\(UUID())")
    defer { try? FileManager.default.removeItem(at: cache) }
    let reader = try await ReaderPage.open(
      width: 1440, height: 900,
      environment: [
        "KIOSK_HN_URL": "http://127.0.0.1:9/v0", "KIOSK_HN_SEARCH_URL": "http://127.0.0.1:9/api/v1",
        "XDG_CACHE_HOME": cache.path,
      ])
    try await reader.wait(for: "These are invented samples", seconds: 30)
    try await openDiscussion(reader)
    try await reader.page.press("v")
    try await reader.wait(for: "For four years our orders travelled")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg img').length > 0", seconds: 20)
    await reader.close()
  }

  @Test func onAPhoneASwitchLeadsToTheArticle() async throws {
    let reader = try await ReaderPage.open(width: 390, height: 844, options: ["--demo"])
    try await openDiscussion(reader)
    try await reader.choose("Article")
    try await reader.wait(for: "For four years our orders travelled")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg img').length > 0")
    try await reader.page.wait(until: "document.documentElement.scrollWidth <= 390")
    try await reader.picture("article-phone")
    try await reader.choose("Discussion")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func theNewsAreReadInTheirSheet() async throws {
    let reader = try await ReaderPage.open(width: 1280, height: 860, options: ["--demo"])
    try await reader.go("news")
    try await reader.page.wait(until: "document.querySelectorAll('.g .bn-p').length > 3", seconds: 20)
    try await reader.page.evaluate("document.querySelector('.g .bn-p').click()")
    try await reader.page.wait(until: "document.querySelector('dialog[open]') != null")
    try await reader.press("Read here")
    try await reader.wait(for: "to read")
    try await reader.page.wait(until: "document.querySelector('dialog[open]').innerText.length > 1200")
    try await reader.picture("news-read-here")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }
}

import BrowserTesting
import Foundation
import KioskRunning
import Testing

/// The rows of every list: each is one stop of the Tab key, and arrow keys reach what is in it.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct RowsTests {
  /// Goes by the Tab key from the first row to the second and back, and by arrow keys into it.
  /// - Parameters:
  ///   - rows: a selector of what takes the focus.
  ///   - holdsMore: whether there is more than one thing to press in a row.
  private func everyRowIsOneStop(
    _ reader: ReaderPage, in list: String, rows: String = "main .one", holdsMore: Bool = true
  ) async throws {
    let page = reader.page
    let all = "[...document.querySelectorAll(\(BrowserPage.quote(rows)))]"
    try await page.wait(until: "\(all).length > 1")
    try await page.waitForRest()
    let stops = try await page.evaluate(
      """
      \(all).slice(0, 2).map(row => [row, ...row.querySelectorAll('a[href],button,input,select,summary,[tabindex]')]
        .filter(e => e.tabIndex >= 0 && e.checkVisibility()).length)
      """)
    #expect(stops.list?.compactMap(\.int) == [1, 1], "\(list)")
    try await page.evaluate("\(all)[0].focus()")
    try await page.press("Tab")
    try await page.wait(until: "document.activeElement === \(all)[1]")
    try await page.press("Tab", modifiers: 8)
    try await page.wait(until: "document.activeElement === \(all)[0]")
    guard holdsMore else { return }
    try await page.press("ArrowRight")
    try await page.wait(until: "document.activeElement !== \(all)[0] && \(all)[0].contains(document.activeElement)")
    try await page.press("ArrowLeft")
    try await page.wait(until: "document.activeElement === \(all)[0]")
  }

  @Test func aRowOfAnyListIsOneStop() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    let page = reader.page
    try await reader.waitForStories()
    try await everyRowIsOneStop(reader, in: "stories")

    let ids = try reader.world.ids(of: "topstories")
    for id in ids.prefix(3) {
      try await page.navigate(to: "\(reader.address)/place/item-\(id)")
      try await reader.press("Save")
      try await reader.wait(for: "Undo")
    }
    try await reader.go("saved")
    try await page.wait(until: "document.querySelectorAll('main .one').length == 3")
    try await everyRowIsOneStop(reader, in: "saved")
    try await reader.choose("History")
    try await page.wait(until: "document.querySelector('input[aria-label=\"Search the history\"]') != null")
    try await everyRowIsOneStop(reader, in: "history")

    try await reader.go("movies")
    try await page.wait(until: "document.querySelectorAll('main li a[href*=\"/place/movie-\"]').length > 5")
    for count in 1...3 {
      try await page.press("j")
      try await page.press("s")
      try await reader.wait(for: "\(count) on your watch list")
    }
    try await everyRowIsOneStop(reader, in: "films", rows: "main li a[href*=\"/place/movie-\"]", holdsMore: false)
    try await reader.press("3 on your watch list · 0 seen")
    try await page.wait(until: "document.querySelectorAll('main .one').length == 3")
    try await everyRowIsOneStop(reader, in: "the watch list")

    try await reader.go("news")
    try await page.wait(until: "document.querySelectorAll('main .g .one').length > 2")
    try await everyRowIsOneStop(reader, in: "news", rows: "main .g .one")

    try await reader.go("catch-up")
    try await page.wait(until: "document.querySelectorAll('section.pg .one').length > 2")
    try await everyRowIsOneStop(reader, in: "catch up", rows: "section.pg .one")

    try await reader.go("search")
    try await page.wait(until: "document.querySelector('main input') != null")
    try await page.focus("main input")
    try await page.type("queue")
    try await page.wait(until: "document.querySelectorAll('main .one').length > 1")
    try await everyRowIsOneStop(reader, in: "search")
    #expect(page.errors.isEmpty)
    await reader.close()
  }

  @Test func aRowOfTheInboxIsOneStop() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    let page = reader.page
    try await reader.go("inbox")
    let kind = "document.querySelector('main select')"
    try await page.wait(until: "\(kind) != null")
    try await page.evaluate(
      "(s => { s.selectedIndex = 2; s.dispatchEvent(new Event('change', { bubbles: true })) })(\(kind))")
    try await page.focus("input[aria-label=\"Follow\"]")
    try await page.type("lanterns")
    try await page.press("Enter")
    try await reader.wait(for: "Stories with “lanterns”")
    for title in ["Lanterns afloat", "Lanterns aground", "Lanterns ashore"] {
      try reader.world.make("story", ["title": title, "by": "okonma"])
    }
    try reader.world.make("advance", ["seconds": 120])
    try await reader.press("Ask now")
    try await page.wait(until: "document.querySelectorAll('section.pg .one').length == 3")
    try await everyRowIsOneStop(reader, in: "inbox", rows: "section.pg .one")
    #expect(page.errors.isEmpty)
    await reader.close()
  }

  @Test func aRowOfTheSourcesIsOneStop() async throws {
    let reader = try await ReaderPage.open(
      width: ScreenTests.wide.width, height: ScreenTests.wide.height, options: ["--demo"])
    try await reader.go("news")
    try await reader.choose("My Sources")
    try await reader.press("Follow all")
    try await reader.page.wait(until: "document.querySelectorAll('main .one').length > 2")
    try await everyRowIsOneStop(reader, in: "my sources")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }
}

import BrowserTesting
import Foundation
import Testing

/// Every screen and state of the reader over the samples, in a real browser, wide and narrow, light and dark.
///
/// `KIOSK_PICTURES=Documentation/images swift test --filter ScreenTests` keeps what was seen.
@Suite(
  .serialized, .timeLimit(.minutes(4)),
  .enabled(if: Browser.isInstalled, "No Chromium on this machine: the page is not tested in a browser."))
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
    try await reader.page.evaluate("[...document.querySelectorAll('li a[href^=\"/place/item\"]')][0].click()")
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

import BrowserTesting
import Foundation
import KioskRunning
import SampleServices
import Testing

/// My sources in a real browser, over the sample outlets.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct FeedScreenTests {
  private func button(_ words: String) -> String {
    "[...document.querySelectorAll('button')].find(b => b.innerText.trim() === '\(words)')"
  }

  @Test func aSuggestionIsFollowedAndItsArticlesAreMarked() async throws {
    let reader = try await ReaderPage.open(
      width: ScreenTests.wide.width, height: ScreenTests.wide.height, options: ["--demo"])
    let page = reader.page
    try await page.navigate(to: reader.address + "/place/news")
    let part = "[...document.querySelectorAll('label')].find(l => l.innerText.trim() === 'My Sources')"
    try await page.wait(until: "\(part) != null")
    try await page.evaluate("\(part).click()")
    let follow = "document.querySelector('button[aria-label=\"Follow \(SampleServices.feeds[0].name)\"]')"
    try await page.wait(until: "\(follow) != null")
    try await page.evaluate("\(follow).click()")
    try await page.wait(until: "\(button("Mark read")) != null")
    try await page.evaluate("\(button("Mark read")).click()")
    try await page.wait(until: "\(button("Mark unread")) != null")
    await reader.close()
  }
}

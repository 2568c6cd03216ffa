import BrowserTesting
import Foundation
import Testing

/// The first screen, from the samples' sockets to a real browser's page.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct ReaderPageTests {
  @Test func showsTheListReadableWithoutScriptAndAdoptsIt() async throws {
    let reader = try await ReaderPage.open()
    try await reader.waitForStories()
    #expect(reader.page.errors.isEmpty)
    let withScript = try await reader.titles()
    let plain = try await reader.browser.newPage()
    try await plain.setScriptEnabled(false)
    try await plain.navigate(to: reader.address)
    #expect(try await plain.count("a[href^='/place/item']") >= 30)
    #expect(withScript.count >= 30)
    await reader.close()
  }

  @Test func switchingTenTimesEndsOnTheLastChoice() async throws {
    let reader = try await ReaderPage.open {
      $0.latency = .milliseconds(80); $0.jitter = .milliseconds(60)
    }
    try await reader.waitForStories()
    for list in ["Top", "Best", "New", "Best", "Top", "New", "Top", "New", "Top", "Best"] {
      try await reader.choose(list)
    }
    let best = try reader.world.titles(of: "beststories", limit: 30)
    let expected = String(decoding: try JSONSerialization.data(withJSONObject: best), as: UTF8.self)
    try await reader.page.wait(
      until: """
        JSON.stringify(\(ReaderPage.stories).map(r => r.querySelector('a').innerText)) === \
        JSON.stringify(\(expected))
        """, seconds: 15)
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func aNewStorySlidesInAndTheReadersPlaceDoesNotMove() async throws {
    let reader = try await ReaderPage.open(height: 600)
    try await reader.waitForStories()
    try await reader.page.wait(until: "document.body.innerText.includes('Live')", seconds: 10)
    try await reader.page.evaluate(
      "(l => (l.scrollHeight > l.clientHeight + 1 ? l : l.parentNode).scrollTo(0, 700))(document.querySelector('main .l'))"
    )
    let place = "\(ReaderPage.stories)[15].getBoundingClientRect().top"
    let title = "\(ReaderPage.stories)[15].innerText.split('\\n')[1]"
    let before = try await reader.page.evaluate(place).double ?? -1
    let row = try await reader.page.evaluate(title).string ?? ""
    try reader.world.make("story", ["title": "A lighthouse keeper's guide to sockets"])
    try await reader.wait(for: "A lighthouse keeper's guide to sockets")
    try await reader.page.wait(until: "\(title.replacing("[15]", with: "[16]")) === \(BrowserPage.quote(row))")
    try await reader.page.wait(
      until: "!document.getAnimations().some(a => a.timeline == document.timeline && a.playState === 'running')")
    let after = try await reader.page.evaluate(place.replacing("[15]", with: "[16]")).double ?? -2
    #expect(abs(before - after) < 2, "\(row) moved from \(before) to \(after)")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func theListGoesOnAsOneScrollsToItsEndAndTheReadersPlaceDoesNotMove() async throws {
    let reader = try await ReaderPage.open(height: 600)
    try await reader.waitForStories()
    try await reader.choose("Top")
    let first = try #require(try reader.world.titles(of: "topstories", limit: 30).first)
    try await reader.page.wait(
      until: """
        (s => s.length === 30 && s[0].querySelector('a').innerText === \(BrowserPage.quote(first)))\
        (\(ReaderPage.stories))
        """, seconds: 15)
    let list = "(l => l.scrollHeight > l.clientHeight + 1 ? l : l.parentNode)(document.querySelector('main .l'))"
    for length in [60, 90] {
      let end = "\(ReaderPage.stories).at(-1).querySelector('a').innerText"
      let last = try await reader.page.evaluate(end).string ?? ""
      try await reader.page.evaluate("(l => l.scrollTo(0, l.scrollHeight))(\(list))")
      try await reader.page.wait(until: "\(ReaderPage.stories).length === \(length)", seconds: 15)
      let now = "\(ReaderPage.stories)[\(length - 31)].querySelector('a').innerText"
      #expect(try await reader.page.evaluate(now).string == last)
      let top = "\(ReaderPage.stories)[\(length - 31)].getBoundingClientRect().top"
      let place = try await reader.page.evaluate(top).double ?? -1
      #expect((0...600).contains(place), "what was read has gone to \(place)")
    }
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func aRestartedServerBringsTheOpenPageBack() async throws {
    let reader = try await ReaderPage.open()
    try await reader.waitForStories()
    try await reader.restart()
    try reader.world.make("story", ["title": "Back from a short walk"])
    try await reader.wait(for: "Back from a short walk", seconds: 30)
    // The fresh paint stands there before its stream does, and a new process asks for everything anew.
    try await reader.page.wait(until: "document.getElementById('status').hidden", seconds: 30)
    try await reader.choose("Best")
    let best = try reader.world.titles(of: "beststories", limit: 1)
    try await reader.wait(for: best.first ?? "?", seconds: 30)
    await reader.close()
  }

  @Test func anIdlePageAsksNothingOfHackerNews() async throws {
    let reader = try await ReaderPage.open()
    try await reader.waitForStories()
    try await reader.page.wait(until: "document.body.innerText.includes('Live')", seconds: 10)
    let before = try await reader.world.requestsAtRest()
    // How long it is idle is what is tested.
    try await Task.sleep(for: .seconds(5))
    #expect(try reader.world.requests() == before)
    await reader.close()
  }

  @Test func aFailureIsReadableAndTheListComesByItselfWhenItIsOver() async throws {
    let reader = try await ReaderPage.open()
    try await reader.waitForStories()
    try reader.world.make("fail", ["service": "official", "status": 500, "seconds": 60])
    try reader.world.make("fail", ["service": "search", "status": 500, "seconds": 60])
    try reader.world.make("streams", ["action": "cut"])
    try await reader.choose("Top")
    try await reader.page.wait(
      until: "[...document.querySelectorAll('button')].some(b => b.innerText === 'Retry')", seconds: 30)
    try reader.world.make("heal")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('button')].find(b => b.innerText === 'Retry')?.click()")
    try await reader.waitForStories()
    await reader.close()
  }
}

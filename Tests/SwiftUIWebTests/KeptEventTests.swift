import BrowserTesting
import Eventually
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// What a reader has typed or pressed and the server did not take: it is kept, and said.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct KeptEventTests {
  private let status = "document.getElementById('status')"

  private func fill(_ page: BrowserPage, _ text: String, then more: String = "") async throws {
    try await page.evaluate(
      """
      (() => {
        const field = document.querySelector('.fi input')
        field.value = \(text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        \(more)
      })()
      """)
  }

  /// An app whose state takes what is typed.
  private func takesText(_ news: NewsPage) {
    news.session.onEvent = { [weak news] event in
      guard let news, event.node == news.field, case .text(let text) = event.value else { return }
      news.session.update(news.field) { $0.role = Make.field(text, prompt: "Search", kind: .search).role }
    }
  }

  private func wait(_ fixture: LiveFixture, until isThere: (NewsPage) -> Bool) async throws {
    try await eventually("the event comes", seeing: fixture.last.session.events) { isThere(fixture.last) }
  }

  private let thought = "half a thought"

  /// Types into the field until the server has it all.
  private func type(_ text: String, in page: BrowserPage, of fixture: LiveFixture) async throws {
    try await page.focus(".fi input")
    try await page.type(text)
    try await wait(fixture) { news in news.session.events.contains { $0.value == .text(text) } }
  }

  /// Ends the session and waits until the page has told the next one what was typed.
  private func comeBack(with text: String, to fixture: LiveFixture) async throws {
    fixture.server.store.endAll()
    try await eventually("the page comes back", seeing: fixture.pages.count) { fixture.pages.count == 2 }
    try await wait(fixture) { news in news.session.events.contains { $0.value == .text(text) } }
  }

  @Test func aTextThatIsTooLongStaysAndIsNotMistakenForTheOneBefore() async throws {
    var limits = WebLimits()
    limits.bodyBytes = 4000
    let fixture = try LiveFixture(rows: 1, limits: limits)
    try await withPage(fixture) { page in
      try await fill(page, "'x'.repeat(9000)")
      try await page.evaluate("document.querySelector('input[type=checkbox]').click(); 0")
      try await page.wait(until: "\(status).innerText.includes('Too long to be sent')")
      #expect(try await page.evaluate("document.querySelector('.fi input').value.length").double == 9000)
      // What followed it would have been done with another text.
      let events = fixture.last.session.events
      #expect(!events.contains { $0.node == fixture.last.field && $0.kind == .change })
      try await fill(page, "'shorter'")
      try await wait(fixture) { news in news.session.events.contains { $0.value == .text("shorter") } }
      try await page.wait(until: "\(status).hidden")
    }
  }

  @Test func whatComesTooFastIsSentLater() async throws {
    var limits = WebLimits()
    limits.eventsPerSecond = 2
    limits.eventBurst = 6
    let fixture = try LiveFixture(rows: 1, limits: limits)
    try await withPage(fixture) { page in
      try await page.evaluate(
        "(() => { const box = document.querySelector('input[type=checkbox]'); for (let i = 0; i < 6; i++) box.click() })()"
      )
      try await fill(page, "'at last'")
      try await page.wait(until: "\(status).innerText.includes('Not sent yet')")
      try await wait(fixture) { news in news.session.events.contains { $0.value == .text("at last") } }
      try await page.wait(until: "\(status).hidden")
    }
  }

  @Test func whatALostConnectionHoldsUpIsSaidAndSent() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      try await page.setOffline(true)
      try await fill(page, "'typed in a tunnel'")
      try await page.wait(
        until: "\(status).innerText.includes('Not sent yet') || \(status).innerText.includes('Reconnecting')")
      try await page.setOffline(false)
      try await wait(fixture) { news in news.session.events.contains { $0.value == .text("typed in a tunnel") } }
      try await page.wait(until: "\(status).hidden")
    }
  }

  @Test func textWhoseFieldIsGoneWithItsSessionIsShown() async throws {
    var sessions = 0
    let fixture = try LiveFixture(
      rows: 1,
      prepare: { news in
        sessions += 1
        takesText(news)
        if sessions > 1 { news.session.leaveOut(news.field) }
      })
    try await withPage(fixture) { page in
      try await type(thought, in: page, of: fixture)
      let host = try #require(fixture.server.store.pages.values.first)
      fixture.server.store.end(host)
      try await page.wait(until: "\(status).innerText.includes('You had typed: half a thought')")
      try await page.wait(until: "document.querySelector('.fi input') == null")
      try await fixture.live(page)
      #expect(try await page.evaluate("\(status).hidden").bool == false)
      // Also when the page is loaded again, until the reader has seen it.
      try await page.evaluate("window.isOld = true; location.reload(); 0")
      try await page.wait(until: "!window.isOld && document.readyState == 'complete' && !\(status).hidden")
      #expect(try await page.evaluate("\(status).innerText").string == "You had typed: half a thought")
      try await page.evaluate("\(status).click(); 0")
      try await page.wait(until: "\(status).hidden")
    }
  }

  @Test func whatWasTypedInAFieldThatIsStillThereIsToldToTheNewSession() async throws {
    let fixture = try LiveFixture(rows: 1, prepare: takesText)
    try await withPage(fixture) { page in
      try await type(thought, in: page, of: fixture)
      try await comeBack(with: thought, to: fixture)
      #expect(try await page.evaluate("document.querySelector('.fi input').value").string == "half a thought")
    }
  }

  @Test func whatIsTypedBehindARefusedTextIsSentAndAPressIsNot() async throws {
    var limits = WebLimits()
    limits.bodyBytes = 4000
    let fixture = try LiveFixture(rows: 1, limits: limits)
    try await withPage(fixture) { page in
      // All in one turn, so that they wait behind the refused one.
      try await fill(
        page, "'x'.repeat(9000)",
        then: "document.querySelector('input[type=checkbox]').click(); "
          + "document.querySelector('[aria-keyshortcuts]').click()")
      try await page.wait(until: "\(status).innerText.includes('Too long to be sent')")
      try await wait(fixture) { news in news.session.events.contains { $0.kind == .change && $0.value == .bool(true) } }
      #expect(!fixture.last.session.events.contains { $0.kind == .press })
      // The server's own idea of the field does not take its place.
      fixture.last.session.update(fixture.last.field) {
        $0.role = Make.field("from before", prompt: "Search", kind: .search).role
      }
      fixture.last.setText(fixture.last.scores[0], "painted")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('painted')")
      #expect(try await page.evaluate("document.querySelector('.fi input').value.length").double == 9000)
    }
  }

  @Test func aPressAfterARefusedTextWaitsForAShorterOne() async throws {
    var limits = WebLimits()
    limits.bodyBytes = 4000
    var cancel = NodeID.root
    let fixture = try LiveFixture(
      rows: 1, limits: limits,
      prepare: { cancel = $0.session.insert(Make.button(ButtonContent(purpose: .cancel))) })
    try await withPage(fixture) { page in
      try await page.wait(until: "document.querySelector('.bn-c') != null")
      try await fill(page, "'x'.repeat(9000)")
      try await page.wait(until: "\(status).innerText.includes('Too long to be sent')")
      try await page.evaluate("document.querySelector('[aria-keyshortcuts]').click(); 0")
      // It leads to the text, and the way out stays open.
      try await page.wait(until: "document.activeElement == document.querySelector('.fi input')")
      #expect(try await page.evaluate("\(status).innerText.includes('Too long to be sent')").bool == true)
      try await page.evaluate("document.querySelector('.bn-c').click(); 0")
      try await wait(fixture) { news in news.session.events.contains { $0.kind == .press } }
      #expect(fixture.last.session.events.filter { $0.kind == .press }.map(\.node) == [cancel])
      try await fill(page, "'shorter'", then: "document.querySelector('[aria-keyshortcuts]').click()")
      try await wait(fixture) { news in news.session.events.count { $0.kind == .press } == 2 }
      let deeds = fixture.last.session.events.filter { $0.kind == .press || $0.value == .text("shorter") }
      #expect(deeds.map(\.kind) == [.press, .change, .press])
    }
  }

  @Test func textWhoseFieldLeavesLaterIsShown() async throws {
    let fixture = try LiveFixture(rows: 1, prepare: takesText)
    try await withPage(fixture) { page in
      try await type(thought, in: page, of: fixture)
      try await comeBack(with: thought, to: fixture)
      // What the text was for is not there any more.
      fixture.last.session.change(.remove(fixture.last.field))
      try await page.wait(until: "\(status).innerText.includes('You had typed: half a thought')")
    }
  }

  @Test func textThatTheReaderHasDealtWithIsNotKept() async throws {
    let fixture = try LiveFixture(rows: 1, prepare: takesText)
    try await withPage(fixture) { page in
      try await type(thought, in: page, of: fixture)
      try await comeBack(with: thought, to: fixture)
      try await page.evaluate("document.querySelector('[aria-keyshortcuts]').click(); 0")
      try await wait(fixture) { news in news.session.events.contains { $0.kind == .press } }
      fixture.last.session.change(.remove(fixture.last.field))
      try await page.wait(until: "document.querySelector('.fi') == null")
      #expect(try await page.evaluate("\(status).hidden").bool == true)
    }
  }
}

import BrowserTesting
import Eventually
import Foundation
import KioskRunning
import Testing

/// Sixty things that a reader does, each by one of four ways: with a mouse, by keys alone, by touch, and by what a screen reader
/// sees of the page. One server and one page for all of them; what fails is named.
@Suite(.serialized, .timeLimit(.minutes(8)))
struct SixtyThingsTests {
  @Test func sixtyThingsAreDoneByMouseByKeysByTouchAndByAScreenReader() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    let hand = Hand(reader)
    try await byMouse(hand)
    try await byKeys(hand)
    try await byTouch(hand)
    try await byAScreenReader(hand)
    #expect(hand.done.count == 60 && Set(hand.done).count == 60, "\(hand.done.count)")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  // MARK: - Mouse

  private func byMouse(_ hand: Hand) async throws {
    let (reader, page) = (hand.reader, hand.reader.page)
    try await reader.waitForStories()
    let ids = try reader.world.ids(of: "topstories")
    let title = try reader.world.titles(of: "topstories", limit: 1)[0]
    await hand.does("mouse: choose another list") {
      try await hand.click(hand.named("Top", in: "label"))
      try await reader.wait(for: title)
    }
    await hand.does("mouse: open a discussion") {
      try await hand.click("document.querySelector('main li a[href=\"/place/item-\(ids[0])\"]')")
      try await page.wait(until: "document.querySelectorAll('section.pg li').length > 3")
    }
    await hand.does("mouse: fold a comment") {
      try await hand.click(hand.named("Fold this comment", in: "section.pg button"))
      try await page.wait(until: "document.querySelector('section.pg button[aria-label^=\"Open \"]') != null")
    }
    await hand.does("mouse: open the comment again") {
      try await hand.click(hand.named("Open ", in: "section.pg button"))
      try await page.wait(until: "document.querySelector('section.pg button[aria-label^=\"Open \"]') == null")
    }
    await hand.does("mouse: save the story") {
      try await hand.click(hand.named("Save", in: "section.pg li button"))
      try await page.wait(until: "\(hand.named("Saved", in: "section.pg li button")) != null")
    }
    await hand.does("mouse: take that back") {
      try await hand.click(hand.named("Undo"))
      try await page.wait(until: "\(hand.exactly("Save", in: "section.pg li button")) != null")
    }
    await hand.does("mouse: go to who wrote it") {
      try await hand.click("document.querySelector('section.pg li a[href*=\"/place/user-\"]')")
      try await reader.wait(for: "karma")
    }
    await hand.does("mouse: go back") {
      try await hand.click(
        "[...document.querySelectorAll('button[aria-label^=\"Back to\"]')].filter(b => b.offsetParent).pop()")
      try await page.wait(until: "!location.pathname.includes('/place/user-')")
    }
    let actions = "\(ReaderPage.stories)[2].querySelector('button[aria-label*=ctions]')"
    await hand.does("mouse: see what can be done with a story") {
      try await hand.click(actions)
      try await reader.wait(for: "Mark read down to here")
    }
    await hand.does("mouse: mark a story as read") {
      try await hand.click(hand.exactly("Mark read", in: "main li button"))
      try await page.wait(until: "\(hand.exactly("Mark unread", in: "main li button")) != null")
    }
    await hand.does("mouse: mute who posts") {
      try await hand.click(
        "[...document.querySelectorAll('main li button')].filter(b => b.innerText.startsWith('Mute ')).pop()")
      try await reader.wait(for: "muted · Show")
    }
    await hand.does("mouse: look at what is muted") {
      try await hand.click(hand.named("", in: "main li button", holding: "muted · Show"))
      try await page.wait(until: "[...document.querySelectorAll('main li button')].some(b => /Hide/.test(b.innerText))")
    }
    await hand.does("mouse: go to the news") {
      try await hand.click(hand.exactly("News", in: "a"))
      try await page.wait(until: "document.querySelectorAll('.g .bn-p').length > 2")
    }
    await hand.does("mouse: open an article") {
      try await hand.click("document.querySelector('.g .bn-p')")
      try await page.wait(until: "document.querySelector('dialog[open]')?.innerText.includes('Read here')")
    }
    await hand.does("mouse: close the article") {
      try await hand.click("document.querySelector('dialog[open] .x')")
      try await page.wait(until: "document.querySelector('dialog[open]') == null")
    }
  }

  // MARK: - Keys

  private func byKeys(_ hand: Hand) async throws {
    let (reader, page) = (hand.reader, hand.reader.page)
    try await page.navigate(to: reader.address)
    try await reader.waitForStories(20)
    let labels = try await page.evaluate(
      "\(ReaderPage.stories).slice(0, 2).map(r => r.querySelector('[tabindex=\"0\"]').getAttribute('aria-label'))")
    let titles = labels.list?.compactMap(\.string) ?? []
    try #require(titles.count == 2)
    let focused = "document.activeElement.getAttribute('aria-label')"
    func onRow(_ index: Int) async throws {
      try await page.wait(until: "\(focused) === \(BrowserPage.quote(titles[index]))")
    }
    await hand.does("keys: walk to the first story") {
      try await page.press("j")
      try await onRow(0)
    }
    await hand.does("keys: save it") {
      try await page.press("s")
      try await reader.wait(for: "Undo")
    }
    await hand.does("keys: take that back") {
      try await page.press("z")
      try await page.wait(until: "!document.querySelector('main').innerText.includes('Undo')")
    }
    await hand.does("keys: mark it as read") {
      try await page.press("m")
      try await reader.wait(for: "Marked as read")
    }
    await hand.does("keys: go to what is in the row") {
      try await page.press("ArrowRight")
      try await page.wait(until: "document.activeElement.matches('main li a')")
    }
    await hand.does("keys: go back to the row") {
      try await page.press("ArrowLeft")
      try await onRow(0)
    }
    await hand.does("keys: go to the next row in one step") {
      try await page.press("Tab")
      try await onRow(1)
    }
    await hand.does("keys: open its discussion") {
      try await page.press("Enter")
      try await page.wait(until: "location.pathname.startsWith('/place/item-')")
      try await page.wait(until: "\(hand.named("Save", in: "section.pg button")) != null")
    }
    await hand.does("keys: find words in it") {
      try await page.press("/")
      try await page.wait(until: "\(focused) === 'Find in this discussion'")
      try await page.press("Escape")
      try await page.wait(until: "document.querySelector('input[aria-label=\"Find in this discussion\"]') == null")
    }
    await hand.does("keys: go on to the next discussion") {
      let before = try await page.evaluate("location.pathname").string ?? ""
      try await page.press(".")
      try await page.wait(until: "location.pathname !== '\(before)' && location.pathname.includes('/place/item-')")
    }
    await hand.does("keys: go back to the list") {
      try await page.press("q")
      try await page.wait(until: "!location.pathname.includes('/place/item-')")
    }
    await hand.does("keys: catch up") {
      try await page.press("C", modifiers: 8)
      try await page.wait(until: "location.pathname.endsWith('/place/catch-up')")
      try await reader.wait(for: "I am up to date")
    }
    await hand.does("keys: go to the films") {
      try await page.press("3")
      try await page.wait(until: "document.querySelectorAll('main li a[href*=\"/place/movie-\"]').length > 5")
    }
    await hand.does("keys: search everything") {
      try await page.press("4")
      try await page.wait(until: "location.pathname.endsWith('/place/search')")
      try await page.press("/")
      try await page.wait(until: "document.activeElement.matches('main input')")
      try await page.type("queue")
      try await page.wait(until: "document.querySelectorAll('li a[href*=\"/place/item\"]').length > 0")
    }
    await hand.does("keys: look the keys up") {
      try await page.evaluate("document.activeElement.blur()")
      try await page.press("?")
      try await page.wait(until: "document.querySelector('dialog[open]')?.innerText.includes('next, previous story')")
      try await page.press("Escape")
      try await page.wait(until: "document.querySelector('dialog[open]') == null")
    }
  }

  // MARK: - Touch

  private func byTouch(_ hand: Hand) async throws {
    let (reader, page) = (hand.reader, hand.reader.page)
    hand.touches = true
    try await page.setTouch(true)
    try await page.setViewport(width: ScreenTests.narrow.width, height: ScreenTests.narrow.height, isMobile: true)
    try await page.navigate(to: reader.address)
    try await reader.waitForStories(20)
    let id = try reader.world.ids(of: "topstories")[1]
    let scrolled = "[document.scrollingElement, ...document.querySelectorAll('.sd')].some(e => e.scrollTop > 100)"
    await hand.does("touch: see what can be done with a story") {
      try await hand.click("\(ReaderPage.stories)[0].querySelector('button[aria-label*=ctions]')")
      try await reader.wait(for: "Mark read down to here")
    }
    await hand.does("touch: choose another list") {
      try await hand.click(hand.named("Top", in: "label"))
      try await page.wait(until: "document.querySelector('main li a[href=\"/place/item-\(id)\"]') != null")
    }
    await hand.does("touch: open a discussion") {
      try await hand.click("document.querySelector('main li a[href=\"/place/item-\(id)\"]')")
      try await page.wait(until: "location.pathname === '/place/item-\(id)'")
      try await page.wait(until: "document.querySelectorAll('section.pg li').length > 3")
    }
    await hand.does("touch: go to the next thread") {
      try await hand.click("document.querySelector('section.pg button[aria-label=\"Next thread\"]')")
      try await page.wait(until: scrolled)
    }
    await hand.does("touch: fold a comment") {
      try await hand.click(hand.named("Fold this comment", in: "section.pg button"))
      try await page.wait(until: "document.querySelector('section.pg button[aria-label^=\"Open \"]') != null")
    }
    await hand.does("touch: save the story") {
      try await hand.click(hand.named("Save", in: "section.pg li button"))
      try await page.wait(until: "\(hand.named("Saved", in: "section.pg li button")) != null")
    }
    await hand.does("touch: go back to the list") {
      try await hand.click(
        "[...document.querySelectorAll('button[aria-label^=\"Back to\"]')].filter(b => b.offsetParent).pop()")
      try await page.wait(until: "location.pathname === '/'")
    }
    await hand.does("touch: go to the news") {
      try await hand.click(hand.named("News", in: "a"))
      try await page.wait(until: "document.querySelectorAll('.g .bn-p').length > 2")
    }
    await hand.does("touch: open an article") {
      try await hand.click("document.querySelector('.g .bn-p')")
      try await page.wait(until: "document.querySelector('dialog[open]')?.innerText.includes('Read here')")
    }
    await hand.does("touch: close the article") {
      try await hand.click("document.querySelector('dialog[open] .x')")
      try await page.wait(until: "document.querySelector('dialog[open]') == null")
    }
    await hand.does("touch: go to the films") {
      try await hand.click(hand.named("Movies", in: "a"))
      try await page.wait(until: "document.querySelectorAll('main li a[href*=\"/place/movie-\"]').length > 5")
    }
    await hand.does("touch: open a film") {
      try await hand.click("document.querySelector('main li a[href*=\"/place/movie-\"]')")
      try await page.wait(until: "\(hand.exactly("Watch list", in: "button")) != null")
    }
    await hand.does("touch: put it on the watch list") {
      try await hand.click(hand.exactly("Watch list", in: "button"))
      try await reader.wait(for: "On the watch list")
    }
    await hand.does("touch: go back to the films") {
      try await hand.click(
        "[...document.querySelectorAll('button[aria-label^=\"Back to\"]')].filter(b => b.offsetParent).pop()")
      try await reader.wait(for: "1 on your watch list")
    }
    await hand.does("touch: find what was saved") {
      try await hand.click(hand.named("Saved", in: "a"))
      try await page.wait(until: "document.querySelector('main li a[href*=\"/place/item-\(id)\"]') != null")
    }
    try await page.setTouch(false)
    hand.touches = false
  }

  // MARK: - A screen reader

  private func byAScreenReader(_ hand: Hand) async throws {
    let (reader, page) = (hand.reader, hand.reader.page)
    try await page.setViewport(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await page.navigate(to: reader.address)
    try await reader.waitForStories(20)
    let tree = SpokenTree(page)
    try await tree.begin()
    await hand.does("screen reader: find the page's content and its list") {
      for role in ["main", "list"] { try await tree.wait(role) }
    }
    await hand.does("screen reader: hear the rows of the list by their titles") {
      let title = try await page.evaluate("\(ReaderPage.stories)[0].querySelector('a').innerText").string ?? "?"
      try await tree.wait("group", title)
      try await tree.wait("listitem")
    }
    await hand.does("screen reader: choose another list") {
      try await tree.press("radio", "Top")
      try await reader.wait(for: try reader.world.titles(of: "topstories", limit: 1)[0])
    }
    await hand.does("screen reader: open a discussion by its comments") {
      let count = try await page.evaluate(
        "document.querySelector('main li a[href^=\"/place/item-\"][aria-label*=comment]').getAttribute('aria-label')")
      try await tree.press("link", count.string ?? "?")
      try await page.wait(until: "document.querySelectorAll('section.pg li').length > 3")
    }
    await hand.does("screen reader: hear what is discussed as a heading") {
      try await tree.wait("heading", try await page.text("section.pg h1") ?? "?")
    }
    await hand.does("screen reader: fold all comments") {
      try await tree.press("button", "Fold or open all")
      try await page.wait(until: "document.querySelector('section.pg button[aria-label^=\"Open \"]') != null")
    }
    await hand.does("screen reader: save the story") {
      try await tree.press("button", "Save")
      try await tree.wait("button", "Undo")
    }
    await hand.does("screen reader: take that back") {
      try await tree.press("button", "Undo")
      try await page.wait(until: "\(hand.exactly("Save", in: "section.pg li button")) != null")
    }
    await hand.does("screen reader: go to the films") {
      try await tree.press("link", "Movies")
      try await page.wait(until: "document.querySelectorAll('main li a[href*=\"/place/movie-\"]').length > 5")
    }
    await hand.does("screen reader: choose the best films") {
      try await tree.press("radio", "Top rated")
      try await page.wait(
        until:
          "[...document.querySelectorAll('input[type=radio]:checked')].some(i => i.closest('label')?.innerText.trim() === 'Top rated')"
      )
    }
    await hand.does("screen reader: go to the settings") {
      try await tree.press("link", "Settings")
      try await reader.wait(for: "Appearance")
    }
    await hand.does("screen reader: choose how the page looks") {
      try await tree.choose("Dark", from: "Appearance")
      try await page.wait(until: "getComputedStyle(document.documentElement).colorScheme.startsWith('dark')")
    }
    await hand.does("screen reader: go to the search") {
      try await tree.press("link", "Search")
      try await page.wait(until: "location.pathname.endsWith('/place/search')")
    }
    await hand.does("screen reader: search everything") {
      try await page.wait(until: "document.querySelector('.fi input') != null")
      let name = try await page.evaluate("document.querySelector('.fi input').getAttribute('aria-label')").string ?? "?"
      try await tree.focus("searchbox", "textbox", name)
      try await page.type("queue")
      try await page.wait(until: "document.querySelectorAll('li a[href*=\"/place/item\"]').length > 0")
    }
    await hand.does("screen reader: look the keys up in a dialogue") {
      try await tree.press("button", "Keys")
      try await tree.wait("dialog")
    }
  }
}

/// What a reader does on the page, with a mouse or a finger.
private final class Hand {
  let reader: ReaderPage
  private(set) var done: [String] = []
  /// Whether a finger presses.
  var touches = false

  init(_ reader: ReaderPage) { self.reader = reader }

  /// One of the sixty things: one that fails is named, and the others are tried.
  func does(_ thing: String, _ body: () async throws -> Void) async {
    do {
      try await body()
      done.append(thing)
    } catch {
      Issue.record("\(thing): \(error)")
    }
  }

  /// The first thing of these that is shown and is called so, or whose name begins so.
  func named(_ words: String, in selector: String = "a,button,label", holding text: String = "") -> String {
    """
    [...document.querySelectorAll('\(selector)')].filter(e => e.getClientRects().length && !e.closest('[aria-hidden=true]'))
    .find(e => (e.getAttribute('aria-label') || e.innerText).trim().startsWith(\(BrowserPage.quote(words))) && e.innerText.includes(\(BrowserPage.quote(text))))
    """.replacingOccurrences(of: "\n", with: "")
  }

  func exactly(_ words: String, in selector: String) -> String {
    "[...document.querySelectorAll('\(selector)')].find(e => e.getClientRects().length && e.innerText.trim() === \(BrowserPage.quote(words)))"
  }

  /// Presses the middle of an element where it has come to rest.
  func click(_ element: String) async throws {
    let page = reader.page
    try await page.wait(until: "\(element) != null")
    let place = try await page.evaluate(
      """
      (async () => {
        \(element)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        let last
        for (let same = 0; same < 3;) {
          await new Promise(requestAnimationFrame)
          const box = \(element)?.getBoundingClientRect()
          if (!box) return null
          const place = [box.x + box.width / 2, box.y + box.height / 2]
          same = last && Math.abs(last[0] - place[0]) + Math.abs(last[1] - place[1]) < 1 ? same + 1 : 0
          last = place
        }
        return last
      })()
      """)
    guard let x = place[0].double, let y = place[1].double else { throw BrowserError.missing(element) }
    if touches {
      try await page.command("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": x, "y": y]]])
      try await page.command("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Double]]()])
    } else {
      try await page.click(x: x, y: y)
    }
  }
}

import BrowserTesting
import Eventually
import Foundation
import Testing

/// What a person does across lists, articles and discussions, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct FeatureScreenTests {
  @Test func wordsAreFoundInADiscussionByKeysAlone() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.waitForStories()
    let id = try reader.world.ids(of: "topstories")[0]
    for text in ["A lighthouse at dusk", "Nobody lives in lighthouses now"] {
      try reader.world.make("comment", ["parent": id, "text": text])
    }
    try await reader.page.navigate(to: "\(reader.address)/place/item-\(id)")
    try await reader.wait(for: "Nobody lives in lighthouses now")
    try await reader.page.press("e")
    try await reader.page.wait(
      until: "document.querySelectorAll('section.pg button[aria-label^=\"Open \"]').length > 1")
    try await reader.page.press("/")
    let field = "input[aria-label=\"Find in this discussion\"]"
    try await reader.page.wait(until: "document.activeElement === document.querySelector('\(field)')")
    try await reader.page.type("LIGHTHOUSE")
    try await reader.wait(for: "1 of 2")
    try await reader.picture("find-wide")
    try await reader.page.press("Enter")
    try await reader.wait(for: "2 of 2")
    try await reader.page.evaluate("document.activeElement.blur()")
    try await reader.page.press("n")
    try await reader.wait(for: "1 of 2")
    try await reader.page.press("Escape")
    try await reader.page.wait(until: "document.querySelector('\(field)') == null")
    #expect(try await reader.page.evaluate("location.pathname").string == "/place/item-\(id)")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func theSpaceBarScrollsAndThenOpensTheNextUnreadDiscussion() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.narrow.width, height: ScreenTests.narrow.height)
    try await reader.waitForStories()
    let ids = try reader.world.ids(of: "newstories")
    try await reader.page.navigate(to: "\(reader.address)/place/item-\(try reader.world.ids(of: "topstories")[0])")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 20")
    try await reader.page.wait(until: "document.querySelector('.h>.sc-v.fw') == null")
    let before = try await reader.page.evaluate("location.pathname").string
    try await reader.page.press(" ")
    try await reader.page.wait(until: "\(ReaderPage.discussion).scrollTop > 100")
    #expect(try await reader.page.evaluate("location.pathname").string == before)
    // A long page grows as its end comes near.
    try await eventually("the next discussion is opened") {
      try await reader.page.evaluate("\(ReaderPage.discussion).scrollTop = 1e9")
      try await reader.page.press(" ")
      try? await reader.page.wait(until: "location.pathname !== \(BrowserPage.quote(before ?? ""))", seconds: 2)
      return try await reader.page.evaluate("location.pathname").string != before
    }
    let opened = try await reader.page.evaluate("location.pathname").string ?? ""
    // On a busy machine a second press may already have been on its way.
    #expect(ids.prefix(3).map { "/place/item-\($0)" }.contains(opened), "\(opened)")
    try await reader.page.evaluate("history.back()")
    try await reader.page.wait(until: "location.pathname === '/'")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func anArticleSaysWhereItIsDiscussed() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    let article = try reader.world.make("article", ["title": "A bridge that sings in the wind"])
    let page = article["url"] as? String ?? ""
    let story = try reader.world.make("story", ["title": "The singing bridge", "url": page + "/?utm_source=feed"])
    let id = story["id"] as? Int ?? 0
    // The list has the story without a comment: that is what the reader knows of it at first.
    try await reader.wait(for: "The singing bridge")
    try await reader.go("news")
    try reader.world.make("comment", ["parent": id, "text": "I have heard it."])
    try await reader.wait(for: "A bridge that sings in the wind")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('.g .bn-p')].find(b => b.innerText.includes('A bridge that sings')).click()")
    try await reader.page.wait(
      until: "document.querySelector('dialog[open]')?.innerText.includes('Discussed on Hacker News · 1 comment')")
    try await reader.picture("discussed")
    #expect(try reader.world.requests().filter { $0.key.contains("search") }.values.reduce(0, +) <= 3)
    try await reader.page.evaluate("document.querySelector('dialog[open] a[href*=\"/place/item-\"]').click()")
    try await reader.page.wait(until: "location.pathname.endsWith('/place/item-\(id)')")
    try await reader.wait(for: "I have heard it.")
    try await reader.page.wait(until: "document.querySelector('dialog[open]') == null")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func aResultOfASearchCanBeMutedAndSoIsItInLists() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.go("search")
    try await reader.page.focus(".fi input")
    try await reader.page.type("queue")
    try await reader.page.wait(until: "document.querySelector('[aria-label^=\"Actions for\"]') != null")
    // What goes closes up first.
    let results = "document.querySelectorAll('li:not([inert]) a[href*=\"/place/item\"]').length"
    let count = try await reader.page.evaluate(results).double
    try await reader.page.evaluate(
      "document.querySelector('[aria-label^=\"Actions for\"]').closest('summary,button').click()")
    let mute =
      "[...document.querySelectorAll('.mni button')].find(b => b.innerText.startsWith('Mute ') && b.offsetParent)"
    try await reader.page.wait(until: "\(mute) != null")
    try await reader.picture("search-actions")
    try await reader.page.evaluate("\(mute).click()")
    try await reader.wait(for: "muted · Show")
    #expect(try await reader.page.evaluate(results).double != count)
    try await reader.page.evaluate("document.activeElement.blur()")
    try await reader.page.press("z")
    try await reader.page.wait(until: "!document.body.innerText.includes('muted · Show')")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func theNewListShowsWhereTheLastVisitEndedAndTheHistoryHasDays() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.waitForStories()
    let ids = try reader.world.ids(of: "newstories")
    let known = ids.dropFirst(3).prefix(60)
    let visit = "{\"latest\": {\"date\": \(Date().timeIntervalSince1970 - 9 * 3600), \"ids\": \(Array(known))}}"
    let file = "{\"kiosk-library\": 1, \"records\": [{\"kind\": \"list\", \"key\": \"hn new\", \"value\": \(visit)}]}"
    try await reader.go("settings")
    try await reader.bring(file)
    try await reader.wait(for: "Imported one record")
    try await reader.page.navigate(to: reader.address)
    try await reader.waitForStories()
    try await reader.wait(for: "3 new here since your last visit, 9 hours ago")
    let line =
      "[...document.querySelectorAll('main li')].findIndex(r => r.innerText.includes('your last visit, 9 hours ago') && !r.querySelector('select,label'))"
    let first =
      "[...document.querySelectorAll('main li')].findIndex(r => r.querySelector('button[aria-label*=ctions]'))"
    #expect(try await reader.page.evaluate("\(line) - \(first)").double == 3)
    try await reader.picture("since-visit")

    let title = try reader.world.titles(of: "newstories", limit: 1)[0]
    try await reader.page.press("j")
    try await reader.page.press("c")
    try await reader.page.wait(until: "location.pathname === '/place/item-\(ids[0])'")
    try await reader.wait(for: title)
    try await reader.go("saved")
    try await reader.choose("History")
    try await reader.wait(for: "Today")
    try await reader.page.focus("input[aria-label=\"Search the history\"]")
    try await reader.page.type("zzzz")
    try await reader.wait(for: "Nothing you opened has these words")
    for _ in 0..<4 { try await reader.page.press("Backspace") }
    try await reader.page.wait(
      until: "[...document.querySelectorAll('main li a')].some(a => a.innerText.includes(\(BrowserPage.quote(title))))")
    try await reader.picture("history")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  /// The focus goes along, so that a screen reader tells the row and Return opens it.
  @Test func keysWalkMarkAndOpenTheRowsOfAListOfFilms() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.go("movies")
    let films = "[...document.querySelectorAll('main li a[href*=\"/place/movie-\"]')]"
    try await reader.page.wait(until: "\(films).length > 5")
    try await reader.page.press("j")
    try await reader.page.wait(until: "document.activeElement === \(films)[0]")
    try await reader.page.press("j")
    try await reader.page.wait(until: "document.activeElement === \(films)[1]")
    try await reader.page.press("s")
    try await reader.wait(for: "1 on your watch list · 0 seen")
    try await reader.page.press("k")
    try await reader.page.wait(until: "document.activeElement === \(films)[0]")
    try await reader.page.press("Enter")
    try await reader.page.wait(until: "location.pathname === \(films)[0].pathname")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func keysWalkAndMarkTheArticlesOfTheNews() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.go("news")
    let articles = "[...document.querySelectorAll('.g .one')]"
    try await reader.page.wait(until: "\(articles).length > 2")
    try await reader.page.press("j")
    try await reader.page.wait(until: "document.activeElement === \(articles)[0]")
    try await reader.page.press("j")
    try await reader.page.wait(until: "document.activeElement === \(articles)[1]")
    try await reader.page.press("s")
    try await reader.wait(for: "Undo")
    try await reader.page.press("Enter")
    try await reader.page.wait(until: "document.querySelector('dialog[open]')?.innerText.includes('Read here')")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func filmsThatWereSeenCanBeHidden() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.go("movies")
    let films = "[...document.querySelectorAll('main li a[href*=\"/place/movie-\"]')]"
    try await reader.page.wait(until: "\(films).length > 5")
    let address = try await reader.page.evaluate("\(films)[0].pathname").string ?? "?"
    try await reader.page.evaluate("\(films)[0].click()")
    try await reader.press("Mark as seen")
    try await reader.wait(for: "0 on your watch list · 1 seen")
    try await reader.page.press("h")
    try await reader.wait(for: "1 seen · Show")
    try await reader.page.wait(until: "!\(films).some(a => a.pathname === \(BrowserPage.quote(address)))")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  /// The key for a search leads into its box; what is typed next is looked for.
  @Test func theKeyForASearchLeadsIntoItsBox() async throws {
    let reader = try await ReaderPage.open(width: 390, height: 844)
    try await reader.waitForStories()
    try await reader.page.press("/")
    try await reader.page.wait(until: "document.activeElement?.matches('main input') == true")
    try await reader.page.type("queue")
    try await reader.wait(for: "We replaced our message queue")
    try await reader.page.press("Escape")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  /// The words of a button that is higher than they are stand in its middle.
  @Test func theWordsOfTheUndoBarStandOnOneLine() async throws {
    let reader = try await ReaderPage.open(width: 390, height: 844)
    try await reader.waitForStories()
    try await reader.page.press("j")
    try await reader.page.press("s")
    try await reader.wait(for: "Undo")
    let middle = "(b => b.y + b.height / 2)"
    let text = "(e => { const r = document.createRange(); r.selectNodeContents(e); return r.getBoundingClientRect() })"
    let button = "[...document.querySelectorAll('button')].find(b => b.innerText.trim() == 'Undo')"
    let distance = "Math.abs(\(middle)(\(text)(\(button))) - \(middle)(\(button).parentNode.getBoundingClientRect()))"
    try await reader.page.wait(until: "\(distance) < 2")
    await reader.close()
  }
}

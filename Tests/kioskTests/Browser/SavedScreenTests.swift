import BrowserTesting
import Foundation
import Testing

/// What a person does with saved things and mute rules, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct SavedScreenTests {
  private func button(_ words: String) -> String {
    "document.querySelector('button[aria-label^=\(BrowserPage.quote(words))]')"
  }

  private func saveAPoll(_ reader: ReaderPage) async throws {
    let poll = try reader.world.item("poll")
    try await reader.page.navigate(to: "\(reader.address)/place/item-\(poll)")
    try await reader.press("Save")
    try await reader.wait(for: "Undo")
    try await reader.go("saved")
    try await reader.page.wait(until: "\(button("Labels and note of Poll")) != null")
  }

  @Test func aSavedThingTakesLabelsAndANoteAndIsFoundByThem() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.narrow.width, height: ScreenTests.narrow.height)
    try await saveAPoll(reader)
    try await reader.page.evaluate("\(button("Labels and note of Poll")).click()")
    try await reader.page.wait(until: "document.querySelector('dialog[open] input[aria-label=\"Labels\"]') != null")
    try await reader.page.focus("dialog[open] input[aria-label=\"Labels\"]")
    try await reader.page.type("voting, to read")
    try await reader.page.focus("dialog[open] textarea")
    try await reader.page.type("Ask Ada about <b>")
    try await reader.picture("labels-phone")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('dialog[open] button')].find(b => b.innerText.trim() === 'Keep').click()")
    try await reader.wait(for: "voting · to read")
    try await reader.wait(for: "Ask Ada about <b>")
    try await reader.page.focus("input[aria-label=\"Search saved things\"]")
    try await reader.page.type("nobody")
    try await reader.wait(for: "Nothing that is saved is like that.")
    for _ in "nobody" { try await reader.page.press("Backspace") }
    try await reader.page.type("ada")
    try await reader.page.wait(until: "\(button("Labels and note of Poll")) != null")
    try await reader.page.wait(
      until: "document.querySelector('a[href=\"/-/made/kiosk-saved.epub?words=ada\"]') != null")
    let head = try await reader.page.evaluate(
      """
      fetch(document.querySelector('a[href^="/-/made/"]').href).then(r => r.arrayBuffer())
        .then(b => String.fromCharCode(...new Uint8Array(b).slice(30, 58)))
      """)
    #expect(head.string == "mimetypeapplication/epub+zip", "\(head)")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func filmsAreWantedPickedSeenAndMarked() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.narrow.width, height: ScreenTests.narrow.height)
    try await reader.page.navigate(to: "\(reader.address)/place/movies/place/movie-990000001")
    try await reader.press("Watch list")
    try await reader.wait(for: "On the watch list")
    try await reader.go("movies")
    try await reader.press("1 on your watch list · 0 seen")
    try await reader.press("Pick one for me")
    try await reader.wait(for: "Tonight: The Lamp That Answered")
    try await reader.picture("films-phone")
    try await reader.page.evaluate("\(button("Mark The Lamp That Answered as seen")).click()")
    try await reader.page.wait(until: "\(button("Mark The Lamp That Answered as not seen")) != null")
    let lists = "[...document.querySelectorAll('select')].find(s => [...s.options].some(o => o.text === 'Want to see'))"
    try await reader.page.evaluate(
      "\(lists).selectedIndex = 1, \(lists).dispatchEvent(new Event('change', {bubbles: true}))")
    let marks = "[...document.querySelectorAll('select')].find(s => [...s.options].some(o => o.text === '8 of 10'))"
    try await reader.page.wait(until: "\(marks) != null")
    try await reader.page.evaluate(
      "\(marks).selectedIndex = 3, \(marks).dispatchEvent(new Event('change', {bubbles: true}))")
    try await reader.wait(for: "Your mark of “The Lamp That Answered”")
    #expect(try await reader.page.evaluate("\(marks).selectedOptions[0].text").string == "8 of 10")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func aBadExpressionIsSaidWhereItIsTypedAndAGoodOneFoldsComments() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.waitForStories()
    let id = try reader.world.ids(of: "topstories")[0]
    try reader.world.make("comment", ["parent": id, "text": "A zeppelin over the harbour"])
    try await reader.go("saved")
    try await reader.choose("Muted")
    let kinds = "[...document.querySelectorAll('select')].find(s => [...s.options].some(o => o.text === 'Expression'))"
    try await reader.page.wait(until: "\(kinds) != null")
    try await reader.page.evaluate(
      """
      (() => {
        const kinds = \(kinds)
        kinds.selectedIndex = [...kinds.options].findIndex(o => o.text === 'Expression')
        kinds.dispatchEvent(new Event('change', {bubbles: true}))
      })()
      """)
    try await reader.page.wait(until: "document.querySelector('input[placeholder*=\"regular expression\"]') != null")
    try await reader.page.focus("input[placeholder*=\"regular expression\"]")
    try await reader.page.type("zep(pelin")
    try await reader.wait(for: "A group has no “)”.")
    try await reader.page.type(")")
    try await reader.page.wait(until: "!document.body.innerText.includes('A group has no')")
    try await reader.page.press("Enter")
    try await reader.wait(for: "/zep(pelin)/")
    try await reader.page.navigate(to: "\(reader.address)/place/item-\(id)")
    try await reader.page.wait(until: "document.querySelector('[aria-label*=\"muted by “/zep(pelin)/”\"]') != null")
    #expect(try await reader.page.evaluate("document.body.innerText.includes('over the harbour')").bool == false)
    try await reader.picture("muted-comment")
    try await reader.page.evaluate(
      """
      document.querySelector('[aria-label*="muted by “/zep(pelin)/”"]').closest('li').querySelector('button').click()
      """)
    try await reader.wait(for: "A zeppelin over the harbour")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }
}

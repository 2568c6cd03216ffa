import BrowserTesting
import Foundation
import KioskRunning

/// What the simulated reader does in one round: every screen, every habit. Each step ends with the claims that hold behind it.
final class ReaderScript {
  /// Seconds that the long steps take.
  struct Times: Sendable {
    var watching = 15.0
    var comments = 8
    var hidden = 8.0
    var offline = 3.0

    static let brief = Times(watching: 4, comments: 2, hidden: 1.5, offline: 1)
  }

  let reader: ReaderPage
  private let notebook: Notebook
  private let times: Times
  private var round = 0

  private var page: BrowserPage { reader.page }
  private var world: SampleWorld { reader.world }

  init(_ reader: ReaderPage, notebook: Notebook, times: Times) {
    self.reader = reader
    self.notebook = notebook
    self.times = times
  }

  /// One round; what fails in a step is a trouble, and the next step begins at the list again.
  func play() async {
    round += 1
    await step("the new stories") { try await $0.watchNewStories() }
    await step("all lists") { try await $0.goThroughLists() }
    await step("a discussion") { try await $0.readDiscussion() }
    await step("search") { try await $0.search() }
    await step("news") { try await $0.readNews() }
    await step("films") { try await $0.lookAtFilms() }
    await step("saving and undoing") { try await $0.saveAndUndo() }
    await step("muting and undoing") { try await $0.muteAndUndo() }
    await step("back and forward") { try await $0.goBackAndForward() }
    await step("a second window") { try await $0.useSecondWindow() }
    await step("hiding the page") { try await $0.hide() }
    await step("without network") { try await $0.loseNetwork() }
    await step("a cut stream of the service") { try await $0.loseService() }
    await step("figures of the page") { try await $0.measure() }
    notebook.change { $0.rounds += 1 }
  }

  private func step(_ name: String, _ body: (ReaderScript) async throws -> Void) async {
    do {
      try await body(self)
    } catch {
      notebook.trouble("\(name): \(error)")
      await recover()
    }
    for line in page.takeTroubles() { notebook.trouble("\(name): \(line)") }
  }

  private func recover() async {
    try? await page.setOffline(false)
    try? await page.activate()
    try? await page.press("Escape")
    try? await openStories()
  }

  // MARK: Steps

  private func watchNewStories() async throws {
    try await openStories()
    try await reader.choose("New")
    try await agree("newstories")
    let (count, missing) = try await StoryWatch(page: page, world: world).watch(seconds: times.watching)
    notebook.change { $0.stories += count }
    if count == 0 { notebook.trouble("no story came in \(times.watching) s") }
    for title in missing { notebook.trouble("a story never appeared: \(title)") }
    try await agree("newstories")
  }

  private func goThroughLists() async throws {
    for (name, list) in [
      ("Top", "topstories"), ("Best", "beststories"), ("Ask", "askstories"), ("Show", "showstories"),
      ("Jobs", "jobstories"), ("Top", "topstories"),
    ] {
      try await reader.choose(name)
      try await agree(list)
    }
  }

  /// Opens a discussion and reads it while comments arrive each second.
  private func readDiscussion() async throws {
    let ids = try world.ids(of: "topstories").prefix(30)
    // The newer ones: the samples forget the oldest stories as new ones come.
    let stories = try world.items(ids).filter { $0["type"] as? String == "story" }
      .compactMap { $0["id"] as? Int }.sorted(by: >).prefix(10)
    guard let id = stories.dropFirst(round % max(stories.count, 1)).first else { return }
    let link = "document.querySelector('main li a[href$=\"/place/item-\(id)\"]')"
    try await click(link)
    try await page.wait(until: "location.pathname.endsWith('/place/item-\(id)')")
    try await page.wait(until: "document.querySelector('section.pg h1') != null")
    try await reader.wait(for: "Live")
    for number in 1...times.comments {
      let words = "Remark \(number) of round \(round)"
      try world.make("comment", ["parent": id, "text": words])
      for key in [["j", "j", "x", "x"], ["e", "e"], ["n", "["], ["u", "p"]][number % 4] { try await page.press(key) }
      try await page.wait(
        until: "document.querySelector('section.pg').innerText.includes(\(BrowserPage.quote(words)))", seconds: 12)
      notebook.change { $0.comments += 1 }
      try await Task.sleep(for: .milliseconds(600))
    }
  }

  private func search() async throws {
    try await openPane("search")
    try await page.wait(until: "document.querySelector('.fi input') != null")
    let words = ["lighthouse", "queue", "compiler", "radio", "garden", "parser"][round % 6]
    try await page.evaluate("document.querySelector('.fi input').select()")
    try await page.focus(".fi input")
    for character in words {
      try await page.type(String(character))
      try await Task.sleep(for: .milliseconds(40))
    }
    try await page.wait(until: "document.querySelector('.fi input').value == \(BrowserPage.quote(words))")
    try await page.wait(until: "!document.body.innerText.includes('Searching')", seconds: 15)
    try await reader.wait(for: "result")
  }

  private func readNews() async throws {
    try await openPane("news")
    try await page.wait(
      until: "[...document.querySelectorAll('.g img')].some(i => i.complete && i.naturalWidth > 0)", seconds: 20)
    let headline = try await page.evaluate("document.querySelector('.g .bn-p').innerText").string ?? "?"
    try await click("document.querySelector('.g .bn-p')")
    try await page.wait(
      until: "document.querySelector('dialog[open]')?.innerText.includes(\(BrowserPage.quote(headline)))")
    try await page.press("Escape")
    try await page.wait(until: "!document.querySelector('dialog[open]')")
    for part in ["Category", "Headlines"] {
      try await reader.choose(part)
      try await page.wait(until: "document.querySelectorAll('.g .bn-p').length > 3")
    }
  }

  private func lookAtFilms() async throws {
    try await openPane("movies")
    let film = "document.querySelector('li a[href*=\"movie-\"]')"
    try await reader.choose(["Popular", "Top rated", "Upcoming", "Now playing"][round % 4])
    try await click(film)
    try await page.wait(until: "location.pathname.includes('/place/movie-')")
    try await reader.wait(for: "Watch list")
    try await page.wait(
      until: "[...document.querySelectorAll('section.pg img')].some(i => i.complete && i.naturalWidth > 0)", seconds: 20
    )
    try await page.evaluate("history.back()")
    try await page.wait(until: "!location.pathname.includes('/place/movie-')")
  }

  private func saveAndUndo() async throws {
    try await openStories()
    let saved = "document.querySelectorAll('button[aria-label^=\"Remove \"]').length"
    try await page.press("j")
    try await page.press("s")
    try await openPane("saved")
    try await page.wait(until: "\(saved) == 1")
    try await page.press("z")
    try await page.wait(until: "\(saved) == 0")
    try await page.press("?")
    try await page.wait(until: "document.querySelector('dialog[open]') != null")
    try await page.press("Escape")
    try await page.wait(until: "!document.querySelector('dialog[open]')")
  }

  private func muteAndUndo() async throws {
    try await openStories()
    try await reader.choose("Best")
    try await agree("beststories")
    let mute = "[...document.querySelectorAll('main li button')].find(b => b.innerText.startsWith('Mute '))"
    try await click("document.querySelector('button[aria-label^=\"Actions for\"]')")
    try await click(mute)
    try await reader.wait(for: "muted · Show")
    try await page.press("z")
    try await page.wait(until: "!document.body.innerText.includes('muted · Show')")
    try await agree("beststories")
  }

  private func goBackAndForward() async throws {
    try await openStories()
    let paths = ["/place/search", "/place/saved", "/place/settings"]
    for path in paths { try await openPane(String(path.dropFirst("/place/".count))) }
    for path in paths.reversed().dropFirst() + ["/"] {
      try await page.evaluate("history.back()")
      try await page.wait(until: "location.pathname == '\(path)'")
    }
    for path in paths {
      try await page.evaluate("history.forward()")
      try await page.wait(until: "location.pathname == '\(path)'")
    }
    try await openStories()
    try await agree("beststories")
  }

  /// Reads in two windows at once; what is marked in one is marked in the other.
  private func useSecondWindow() async throws {
    try await reader.choose("New")
    try await agree("newstories")
    let other = try await reader.browser.open(reader.address, width: 390, height: 844)
    do {
      try await other.wait(until: "\(ReaderPage.rows) >= 20")
      try await agree("newstories", on: other)
      let hasRead = "[...document.querySelectorAll('button')].some(b => b.innerText.includes('Hide read'))"
      try await click(
        "[...document.querySelectorAll('button')].filter(b => b.innerText.trim() === 'Mark all read').pop()")
      try await other.wait(until: hasRead)
      try await page.activate()
      try await page.press("z")
      try await page.wait(until: "!(\(hasRead))")
      try await agree("newstories")
      try await other.activate()
      try await other.wait(until: "!(\(hasRead))")
      try await agree("newstories", on: other)
    } catch {
      await other.close()
      throw error
    }
    for line in other.takeTroubles() { notebook.trouble("the second window: \(line)") }
    await other.close()
    try await page.activate()
    try await agree("newstories")
  }

  private func hide() async throws {
    let other = try await reader.browser.newPage()
    try await other.activate()
    try await page.wait(until: "document.hidden")
    try await Task.sleep(for: .seconds(times.hidden))
    await other.close()
    try await page.activate()
    try await page.wait(until: "!document.hidden")
    try await agree("newstories")
  }

  private func loseNetwork() async throws {
    for line in page.takeTroubles() { notebook.trouble(line) }
    try await page.setOffline(true)
    try await Task.sleep(for: .seconds(times.offline))
    try await page.setOffline(false)
    try await agree("newstories", seconds: 25)
    // What fails without a network fails because of that alone.
    let expected = ["ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED"]
    for line in page.takeTroubles() where !expected.contains(where: line.contains) { notebook.trouble(line) }
  }

  private func loseService() async throws {
    try world.make("streams", ["action": round.isMultiple(of: 2) ? "cut" : "cut-mid-event"])
    try await agree("newstories", seconds: 25)
  }

  /// What the page holds on this screen, after a collection of garbage.
  private func measure() async throws {
    try await page.command("HeapProfiler.collectGarbage")
    try await page.command("Performance.enable")
    let metrics = try await page.command("Performance.getMetrics")["metrics"].list ?? []
    func value(_ name: String) -> Double { metrics.first { $0["name"].string == name }?["value"].double ?? 0 }
    let sample = PageSample(
      time: notebook.time, heap: value("JSHeapUsedSize"), nodes: value("Nodes"), listeners: value("JSEventListeners"),
      documents: value("Documents"))
    notebook.change { $0.page.append(sample) }
  }

  // MARK: Parts of steps

  /// Clicks on what an expression finds, in the moment in which it is there.
  private func click(_ element: String) async throws {
    try await page.wait(until: "(() => { const e = \(element); if (!e) return false; e.click(); return true })()")
  }

  private func openStories() async throws {
    if try await page.evaluate("location.pathname").string != "/" {
      try await click("document.querySelector('a[href=\"/\"]')")
      try await page.wait(until: "location.pathname == '/'")
    }
    try await page.wait(until: "\(ReaderPage.rows) > 0")
  }

  private func openPane(_ name: String) async throws {
    try await click("document.querySelector('a[href=\"/place/\(name)\"]')")
    try await page.wait(until: "location.pathname == '/place/\(name)'")
  }

  private func agree(_ list: String, on other: BrowserPage? = nil, seconds: Double = 12) async throws {
    let delay = try await ListAgreement(list: list, page: other ?? page, world: world).wait(seconds: seconds)
    notebook.change {
      $0.comparisons += 1
      $0.delays.append(delay)
    }
  }
}

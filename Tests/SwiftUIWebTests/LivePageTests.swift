import BrowserTesting
import Eventually
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUIWeb

private let pictures = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"]

@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct LivePageTests {
  /// Scrolls under the controls of the news.
  private static let list = "document.querySelector('.l')"

  @Test func looksRightAtEveryWidthAndAppearance() async throws {
    let fixture = try LiveFixture()
    try await withPage(fixture) { page in
      for (name, width, height, isDark) in [
        ("light", 1024, 768, false), ("dark", 1024, 768, true), ("phone", 390, 800, false), ("narrow", 320, 640, true),
        ("wide", 2560, 1200, false),
      ] {
        try await page.setViewport(width: width, height: height)
        try await page.setMedia(isDark: isDark)
        let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1
        #expect(overflow <= 0, "\(name) scrolls sideways by \(overflow)")
        if let pictures { try await page.screenshot().write(to: URL(filePath: "\(pictures)/\(name).png")) }
      }
      #expect(page.errors == [])
    }
  }

  // MARK: Frames

  /// Markup with attributes in order, so that two documents can be compared.
  private static let canonical = """
    (root => { const out = []; const walk = n => { if (n.nodeType == 3) { out.push(JSON.stringify(n.data)); return }
    if (n.nodeType != 1) return
    const a = [...n.attributes].map(x => x.name + '=' + x.value).sort()
    out.push('<' + n.tagName.toLowerCase() + ' ' + a.join(' ') + '>'); n.normalize(); for (const c of n.childNodes) walk(c); out.push('</>') }
    for (const c of root.childNodes) walk(c); return out.join('\\n') })
    """

  @Test(arguments: [1, 2, 3, 4])
  func whatThePageShowsAfterRandomChangesIsWhatAFreshPageWouldShow(seed: UInt64) async throws {
    let fixture = try LiveFixture(rows: 0)
    try await withPage(fixture) { page in
      try await page.setMedia(reducesMotion: true)
      let session = fixture.last.session
      session.change(.remove(NodeID(rawValue: 1)))
      var random = RandomTree(session, seed: seed)
      for round in 0..<(ProcessInfo.processInfo.environment["KIOSK_ROUNDS"].flatMap { Int($0) } ?? 12) {
        for _ in 0..<8 { random.step() }
        let host = try #require(fixture.server.store.pages.values.first)
        try await eventually("the session has nothing left to say") {
          session.flush()
          return session.tree == session.wanted && host.isReady
        }
        var writer = TreeWriter(registry: .shared)
        writer.write(children: .root, in: session.tree, context: DrawingContext())
        let fresh = BrowserPage.quote(writer.markup.string)
        let script = """
          (() => { const c = \(Self.canonical), t = document.createElement('template'); t.innerHTML = \(fresh)
          const last = {}; for (const e of t.content.querySelectorAll('[id^=n],[n]')) {
            e.id ||= 'n' + (last[e.tagName == 'LI'] + 1); last[e.tagName == 'LI'] = +e.id.slice(1)
            if (e.getAttribute('n')) e.dataset.a = e.getAttribute('n'); e.removeAttribute('n') }
          for (const e of t.content.querySelectorAll('.one :is(a,button)[id]')) e.tabIndex = -1
          const a = c(document.getElementById('n0')).split('\\n'), b = c(t.content).split('\\n')
          const i = a.findIndex((x, i) => x != b[i]); return i < 0 && a.length == b.length ? '' : 'at ' + i + ': ' + a.slice(Math.max(0, i - 6)).slice(0, 12).join(' ') + ' | ' + b.slice(Math.max(0, i - 6)).slice(0, 12).join(' ') })()
          """
        var difference = "not compared"
        try await eventually("the page is as a fresh one, seed \(seed), round \(round)", seeing: difference) {
          difference = try await page.evaluate(script).string ?? "?"
          return difference.isEmpty
        }
      }
      #expect(page.errors == [])
    }
  }

  @Test func theFirstPaintIsAdoptedAndNothingIsSentTwice() async throws {
    let fixture = try LiveFixture()
    try await withPage(fixture) { page in
      #expect(fixture.pages.count == 1)
      // The names of files end in a hash of what is in them.
      let asked = page.requests.map { $0.replacingOccurrences(of: fixture.url, with: "/") }
        .filter { !$0.contains("icon") }
        .map { $0.split(separator: "-").prefix(2).joined(separator: "-") }
      let once = [
        "GET /", "GET /-/first", "GET /-/later", "GET /-/live", "GET /-/rules", "GET /-/sheet", "POST /-/live",
      ]
      #expect(asked.sorted() == once)
      try await page.evaluate("window.mark = document.querySelector('.r'); mark.kept = 1; 0")
      fixture.last.setText(fixture.last.scores[0], "77 points")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('77 points')")
      #expect(try await page.evaluate("document.querySelector('.r').kept").int == 1)
      #expect(page.errors == [])
    }
  }

  @Test func switchingQuicklyEndsOnTheLastChoice() async throws {
    let fixture = try LiveFixture()
    try await withPage(fixture) { page in
      let news = fixture.last
      news.session.onEvent = { event in
        guard case .index(let index) = event.value, event.kind == .change else { return }
        news.select(index)
      }
      for index in [1, 2, 0, 1, 2, 1, 0, 2, 1, 2] { try await page.click(".seg .op:nth-child(\(index + 1))") }
      try await page.wait(until: "document.querySelector('.seg input:checked').value == '2'")
      // The page leaves out choices that were overtaken.
      try await eventually("the last choice arrives", seeing: news.session.events.map(\.value)) {
        news.session.events.last?.value == .index(2)
      }
      try await page.wait(until: "document.querySelector('.seg input[checked]').value == '2'")
      #expect(try await page.evaluate("document.querySelector('.seg input:checked').value").string == "2")
    }
  }

  @Test func theReadersPlaceStaysWhenARowComesAbove() async throws {
    let fixture = try LiveFixture(rows: 60)
    try await withPage(fixture) { page in
      try await page.evaluate("\(Self.list).scrollTop = 1500; 0")
      let before = try await page.evaluate(
        "document.getElementById('n\(fixture.last.rows[30].rawValue)').getBoundingClientRect().top"
      ).double
      for number in 100..<105 {
        fixture.last.addRow(number, before: fixture.last.rows[0])
        try await page.wait(until: "document.querySelectorAll('.r').length == \(number - 100 + 61)")
      }
      try await page.wait(
        until: "document.getAnimations().every(a => a.timeline != document.timeline || a.playState != 'running')")
      let after = try await page.evaluate(
        "document.getElementById('n\(fixture.last.rows[35].rawValue)').getBoundingClientRect().top"
      ).double
      #expect(abs((before ?? 0) - (after ?? 99)) < 1.5)
      try await page.evaluate("\(Self.list).scrollTop = 0; 0")
      fixture.last.addRow(200, before: fixture.last.rows[0])
      try await page.wait(until: "document.querySelector('.r').innerText.includes('Story 200')")
      #expect(try await page.evaluate("\(Self.list).scrollTop").double == 0)
    }
  }

  @Test func aMovedRowKeepsItsElementAndFocus() async throws {
    let fixture = try LiveFixture(rows: 5)
    try await withPage(fixture) { page in
      let news = fixture.last
      let id = "n\(news.rows[4].rawValue)"
      try await page.evaluate("const e = document.getElementById('\(id)'); e.kept = 1; e.tabIndex = 0; e.focus(); 0")
      news.session.change(.move(news.rows[4], before: news.rows[0]))
      try await page.wait(until: "document.querySelector('.r').id == '\(id)'")
      #expect(try await page.evaluate("document.querySelector('.r').kept").int == 1)
      #expect(try await page.evaluate("document.activeElement.id").string == id)
    }
  }

  // MARK: The reader's own

  @Test func whatIsTypedReachesTheAppAndIsNotOverwritten() async throws {
    let fixture = try LiveFixture(rows: 3)
    try await withPage(fixture) { page in
      let news = fixture.last
      news.session.onEvent = { event in
        guard case .text(let text) = event.value else { return }
        news.session.update(news.field) { element in
          guard case .field(var content) = element.role else { return }
          content.text = text
          element.role = .field(content)
        }
        for (index, score) in news.scores.enumerated() { news.setText(score, "\(text.count + index) points") }
      }
      try await page.focus(".fi input")
      try await page.type("hello world, this is typed at once")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('34 points')")
      #expect(
        try await page.evaluate("document.querySelector('.fi input').value").string
          == "hello world, this is typed at once")
      #expect(try await page.evaluate("document.activeElement.tagName").string == "INPUT")
      // The app empties the field, as after sending a message.
      news.session.update(news.field) { $0.role = Make.field("", prompt: "Search", kind: .search).role }
      try await page.wait(until: "document.querySelector('.fi input').value == ''")
    }
  }

  @Test func aCompositionIsLeftAlone() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      let news = fixture.last
      try await page.focus(".fi input")
      try await page.command("Input.imeSetComposition", ["text": "にほ", "selectionStart": 2, "selectionEnd": 2])
      news.session.update(news.field) { $0.role = Make.field("other", prompt: "Search", kind: .search).role }
      news.setText(news.scores[0], "9 points")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('9 points')")
      #expect(try await page.evaluate("document.querySelector('.fi input').value").string == "にほ")
      #expect(news.session.events.filter { $0.kind == .change }.isEmpty)
      try await page.command("Input.insertText", ["text": "日本"])
      try await eventually("the composed text arrives", seeing: news.session.events) {
        news.session.events.last { $0.kind == .change }?.value == .text("日本")
      }
    }
  }

  @Test func aControlWhoseChangeIsRefusedIsSetBack() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      try await page.click(".tg input")
      try await page.wait(until: "document.querySelector('.tg input').checked == false")
      #expect(fixture.last.session.events.map(\.value) == [.bool(true)])
    }
  }

  @Test func keysPressButtonsByTheirShortcut() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      try await page.press("r")
      try await eventually("the key presses", seeing: fixture.last.session.events) {
        !fixture.last.session.events.isEmpty
      }
      #expect(fixture.last.session.events.map(\.kind) == [.press])
      // Not while somebody writes.
      try await page.focus(".fi input")
      try await page.press("r")
      try await eventually("the letter is written", seeing: fixture.last.session.events) {
        fixture.last.session.events.count >= 3
      }
      #expect(fixture.last.session.events.filter { $0.kind == .press }.count == 1)
      #expect(fixture.last.session.events.last?.value == .text("r"))
    }
  }

  // MARK: Connection

  @Test func aRestartedServerBringsTheOpenPageBack() async throws {
    func keepsText(_ news: NewsPage) {
      news.session.onEvent = { [weak news] event in
        guard let news, case .text(let text) = event.value else { return }
        news.session.update(news.field) { $0.role = Make.field(text, prompt: "Search", kind: .search).role }
      }
    }
    let first = try LiveFixture(rows: 40, prepare: keepsText)
    let address = first.server.boundAddress
    var second: LiveFixture?
    try await withPage(first) { page in
      try await page.evaluate("document.querySelector('.fi input').focus(); 0")
      try await page.type("kept")
      try await page.evaluate("\(Self.list).scrollTop = 700; 0")
      first.server.stop()
      try await page.wait(until: "!document.getElementById('status').hidden")
      let other = try LiveFixture(listen: address, rows: 41, prepare: keepsText)
      second = other
      try await other.live(page)
      try await page.wait(until: "document.querySelectorAll('.r').length == 41")
      try await page.wait(until: "document.getElementById('status').hidden")
      #expect(try await page.evaluate("document.querySelector('.fi input').value").string == "kept")
      #expect(try await page.evaluate("document.activeElement.tagName").string == "INPUT")
      #expect(try await page.evaluate("Math.abs(\(Self.list).scrollTop - 700) < 2").bool == true)
      try await eventually("what was typed is told again", seeing: other.last.session.events) {
        other.last.session.events.last { $0.kind == .change }?.value == .text("kept")
      }
      other.last.setText(other.last.scores[0], "live again")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('live again')")
    }
    second?.server.stop()
  }

  @Test func aLostStreamResumesWithWhatWasMissed() async throws {
    let fixture = try LiveFixture(rows: 5)
    try await withPage(fixture) { page in
      try await page.evaluate("window.mark = document.querySelector('.r'); mark.kept = 1; 0")
      try await page.setOffline(true)
      try await page.wait(until: "!navigator.onLine")
      fixture.last.setText(fixture.last.scores[0], "missed")
      fixture.last.addRow(99)
      try await page.setOffline(false)
      try await page.wait(until: "document.querySelectorAll('.r').length == 6")
      #expect(
        try await page.evaluate(
          "document.querySelector('.r').innerText.includes('missed') && document.querySelector('.r').kept == 1"
        ).bool == true)
      #expect(fixture.pages.count == 1)
    }
  }

  @Test func aHiddenPageLetsGoOfItsStreamAndResumes() async throws {
    let fixture = try LiveFixture(rows: 3)
    try await withPage(fixture) { page in
      let host = try #require(fixture.server.store.pages.values.first)
      try await page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange')); 0"
      )
      try await eventually("the page lets go", seeing: host.stage) { host.stage == .detached }
      for number in 1...50 { fixture.last.setText(fixture.last.scores[0], "\(number) points") }
      try await page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); 0")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('50 points')")
      #expect(fixture.pages.count == 1)
    }
  }

  @Test func aHibernatedPageComesBackAtItsAddress() async throws {
    let fixture = try LiveFixture(rows: 3)
    try await withPage(fixture, path: "item/7?x=1") { page in
      let host = try #require(fixture.server.store.pages.values.first)
      fixture.server.store.end(host)
      try await eventually("the page comes back", seeing: fixture.pages.count) { fixture.pages.count == 2 }
      try await fixture.live(page)
      #expect(fixture.last.session.paths == ["/item/7?x=1"])
      fixture.last.setText(fixture.last.scores[0], "again")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('again')")
    }
  }

  // MARK: Addresses, dialogs, reading

  @Test func addressesMakeHistoryAndBackTellsTheApp() async throws {
    let fixture = try LiveFixture(rows: 3)
    try await withPage(fixture) { page in
      let session = fixture.last.session
      session.change(.command(.address("/item/1", replaces: false)))
      session.change(.command(.title("Item 1")))
      try await page.wait(until: "location.pathname == '/item/1' && document.title == 'Item 1'")
      session.change(.command(.address("/item/2", replaces: true)))
      try await page.wait(until: "location.pathname == '/item/2'")
      try await page.evaluate("history.back(); 0")
      try await page.wait(until: "location.pathname == '/'")
      try await eventually("back is told", seeing: session.paths) { session.paths == ["/", "/"] }
      try await page.evaluate("history.forward(); 0")
      try await eventually("forward is told", seeing: session.paths) { session.paths.last == "/item/2" }
    }
  }

  @Test func aDialogTakesTheFocusAndGivesItBack() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      let session = fixture.last.session
      try await page.focus(".fi input")
      let dialog = session.insert(
        Element(.dialog(DialogContent(kind: .alert, title: "Network error")), accepts: .dismiss))
      session.insert(Make.text("The service did not answer."), in: dialog)
      let button = session.insert(Make.button(), in: dialog)
      session.insert(Make.text("Retry"), in: button)
      try await page.wait(until: "document.querySelector('dialog:modal') != null")
      #expect(try await page.evaluate("document.activeElement.closest('dialog') != null").bool == true)
      try await page.press("Escape")
      try await eventually("the dialog is dismissed", seeing: session.events) {
        session.events.contains { $0.kind == .dismiss && $0.node == dialog }
      }
      session.change(.remove(dialog))
      try await page.wait(
        until: "document.querySelector('dialog') == null && document.activeElement.tagName == 'INPUT'")
    }
  }

  @Test func readsCompletelyWithoutScript() async throws {
    let fixture = try LiveFixture(rows: 4)
    defer { fixture.server.stop() }
    try await withBrowser { browser in
      let page = try await browser.newPage()
      try await page.setScriptEnabled(false)
      try await page.navigate(to: fixture.url)
      // Evaluation by the test does not count as the page's own script.
      let text = try await page.text("main") ?? ""
      #expect(text.contains("Hacker News"))
      #expect(text.contains("Story 3"))
      #expect(text.contains("4 minutes ago"))
      #expect(!page.requests.contains { $0.hasPrefix("POST") })
    }
  }

  @Test func agesCountOnByThemselvesWithoutTraffic() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      page.forgetLog()
      let dates = [3.0, 59, 60, 3599, 3600, 90_000, 700_000, 40_000_000]
      let ids = dates.flatMap { seconds -> [(NodeID, TextContent.Ticking)] in
        let date = Date(timeIntervalSinceNow: -seconds)
        return [TextContent.Ticking.relative(date), .offset(date), .timer(date)].map { ticking in
          (fixture.last.session.insert(Element(.text(TextContent([TextContent.Run("?")], ticking: ticking)))), ticking)
        }
      }
      try await page.wait(until: "document.getElementById('n\(ids[ids.count - 1].0.rawValue)') != null")
      for (id, ticking) in ids {
        let shown = try await page.text("#n\(id.rawValue)") ?? ""
        let allowed = (-3...1).map { late -> String in
          let now = Date(timeIntervalSinceNow: Double(late))
          return switch ticking {
          case .relative(let date): Spans.twoUnits(from: date, to: now)
          case .offset(let date): Spans.offset(from: date, to: now)
          case .timer(let date): Spans.timer(from: date, to: now)
          }
        }
        #expect(allowed.contains(shown), "\(ticking)")
      }
      let first = try await page.text("#n\(ids[0].0.rawValue)") ?? ""
      try await page.wait(until: "document.getElementById('n\(ids[0].0.rawValue)').innerText != '\(first)'")
      #expect(page.requests.filter { !$0.contains("icon") } == [])
    }
  }

  @Test func aSlowReaderGetsOnlyTheLastState() async throws {
    let fixture = try LiveFixture(rows: 2)
    try await withPage(fixture) { page in
      for number in 1...300 {
        fixture.last.setText(fixture.last.scores[0], "\(number) points")
        if number % 50 == 0 { try await Task.sleep(for: .milliseconds(1)) }
      }
      try await page.wait(until: "document.querySelector('.r').innerText.includes('300 points')")
    }
  }

  @Test func aPageThatMissedTooMuchIsPaintedAroundWhatIsTyped() async throws {
    var limits = WebLimits()
    limits.replayBytes = 10
    let fixture = try LiveFixture(rows: 40, limits: limits)
    try await withPage(fixture) { page in
      let host = try #require(fixture.server.store.pages.values.first)
      try await page.evaluate(
        "window.mark = document.querySelectorAll('.r')[20]; mark.kept = 1; \(Self.list).scrollTop = 600; 0")
      try await page.setOffline(true)
      try await page.wait(until: "!navigator.onLine")
      try await page.evaluate(
        "const f = document.querySelector('.fi input'); f.focus({preventScroll: true}); f.value = 'still here'; 0")
      // Frames that the page never gets, and that are not kept either.
      host.apply([.command(.title("a title longer than what is kept"))], transaction: FrameTransaction())
      fixture.last.setText(fixture.last.scores[20], "after all")
      try await page.setOffline(false)
      try await page.wait(until: "document.querySelectorAll('.r')[20].innerText.includes('after all')")
      #expect(try await page.evaluate("document.querySelectorAll('.r')[20].kept").int == 1)
      #expect(try await page.evaluate("document.querySelector('.fi input').value").string == "still here")
      #expect(try await page.evaluate("Math.abs(\(Self.list).scrollTop - 600) < 2").bool == true)
      #expect(fixture.pages.count == 1)
    }
  }

  @Test func aChimeSoundsOnlyAfterTheReaderTouchedThePage() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      let session = fixture.last.session
      try await page.evaluate(
        "window.notes = 0; const c = AudioContext.prototype.createOscillator; AudioContext.prototype.createOscillator = function () { notes++; return c.call(this) }; 0"
      )
      session.change(.command(.sound("new")))
      session.change(.command(.title("sounded")))
      try await page.wait(until: "document.title == 'sounded'")
      #expect(try await page.evaluate("notes").int == 0)
      // Neither counts as a touch: Chromium warns of a page that tries to sound then.
      try await page.press("Escape")
      try await page.evaluate("document.querySelector('h1').click()")
      #expect(page.takeTroubles() == [])
      try await page.click("h1")
      try await page.wait(until: "navigator.userActivation.hasBeenActive")
      session.change(.command(.sound("new")))
      try await page.wait(until: "notes == 2")
    }
  }

  @Test func aLateAnswerDoesNotRenameThePageTheReaderHasGoneToSince() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      let session = fixture.last.session
      try await page.evaluate(
        """
        window.fetch = () => new Promise(() => {}); history.pushState(1, '', '/elsewhere');
        dispatchEvent(new PopStateEvent('popstate')); 0
        """)
      session.change(.command(.address("/late", replaces: true)))
      session.change(.command(.title("told")))
      try await page.wait(until: "document.title == 'told'")
      #expect(try await page.evaluate("location.pathname").string == "/elsewhere")
    }
  }

  @Test func commandsFocusScrollAndAnnounce() async throws {
    let fixture = try LiveFixture(rows: 60)
    try await withPage(fixture) { page in
      let news = fixture.last
      news.session.change(.command(.focus(news.field)))
      try await page.wait(until: "document.activeElement.tagName == 'INPUT'")
      news.session.change(.command(.focus(nil)))
      try await page.wait(until: "document.activeElement == document.body")
      try await page.setMedia(reducesMotion: true)
      news.session.change(.command(.scroll(to: news.rows[50], anchor: Point(x: 0.5, y: 0))))
      try await page.wait(until: "\(Self.list).scrollTop > 1500")
      news.session.change(.command(.announce("Three new stories")))
      try await page.wait(until: "document.getElementById('announce').textContent == 'Three new stories'")
      try await page.evaluate("window.opened = []; window.open = a => opened.push(a); 0")
      news.session.change(.command(.open("javascript:alert(1)")))
      news.session.change(.command(.open("https://example.org/")))
      try await page.wait(until: "opened.length > 0")
      #expect(try await page.evaluate("opened.join()").string == "https://example.org/")
    }
  }

  @Test func aClosedPageEndsItsSessionAtOnce() async throws {
    let fixture = try LiveFixture(rows: 1)
    try await withPage(fixture) { page in
      try await page.navigate(to: "about:blank")
      try await eventually("the session ends", seeing: fixture.server.sessionCount) { fixture.server.sessionCount == 0 }
      #expect(fixture.last.session.isEnded)
    }
  }

  @Test func theNewsPageIsNamedAndReadable() async throws {
    let fixture = try LiveFixture(rows: 5)
    try await withPage(fixture) { page in
      #expect(try await page.accessibilityProblems() == [])
      for isDark in [false, true] {
        try await page.setMedia(isDark: isDark)
        #expect(try await page.contrastProblems() == [], "dark: \(isDark)")
      }
      // The check itself finds what is wrong.
      try await page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button><h5>x</h5><img src=x>'); document.querySelector('.r .t').className = 'bad'; const s = new CSSStyleSheet(); s.insertRule('.bad{color:#bbb;background:#fff}'); document.adoptedStyleSheets.push(s); 0"
      )
      #expect(try await page.accessibilityProblems().count == 3)
      #expect(try await page.contrastProblems().count == 1)
    }
  }
}

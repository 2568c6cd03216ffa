import BrowserTesting
import Foundation
import HTTPServer
import LoopbackClient
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// Pages of another site, in a real browser of the account that runs the server.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct HostilePageTests {
  /// Everything that loads by itself, each asking for a page of its own.
  private static func elements(_ target: String) -> String {
    var number = 0
    func address() -> String {
      number += 1
      return "\(target)/item/\(number)"
    }
    let markup = """
      <img src="\(address())"><img srcset="\(address()) 1x"><picture><source srcset="\(address())"><img></picture>
      <input type="image" src="\(address())"><video src="\(address())" poster="\(address())" autoplay muted></video>
      <audio src="\(address())" autoplay muted></audio><video autoplay muted><source src="\(address())"><track default src="\(address())"></video>
      <script src="\(address())"></script><script type="module" src="\(address())"></script>
      <link rel="stylesheet" href="\(address())"><link rel="icon" href="\(address())"><link rel="manifest" href="\(address())">
      <link rel="prefetch" href="\(address())"><link rel="preload" as="image" href="\(address())"><link rel="modulepreload" href="\(address())">
      <link rel="prerender" href="\(address())"><link rel="dns-prefetch" href="\(address())"><link rel="preconnect" href="\(address())">
      <script type="speculationrules">{"prerender":[{"source":"list","urls":["\(address())"]}],"prefetch":[{"source":"list","urls":["\(address())"]}]}</script>
      <iframe src="\(address())"></iframe><iframe sandbox src="\(address())"></iframe><embed src="\(address())"><object data="\(address())"></object>
      <iframe srcdoc="<meta http-equiv=refresh content='0;url=\(address())'>"></iframe>
      <svg><image href="\(address())"/><use href="\(address())#x"/></svg>
      <style>@import url("\(address())");@font-face{font-family:f;src:url("\(address())")}body{font-family:f;background:url("\(address())");cursor:url("\(address())"),auto}li{list-style-image:url("\(address())")}</style>
      <ul><li>x</ul><form target="f" action="\(address())"><input name="a"></form><iframe name="f"></iframe>
      <form id="p" target="g" method="post" action="\(address())"><input name="a"></form><iframe name="g"></iframe>
      """
    let script = """
      document.forms[0].submit(); document.forms[1].submit()
      fetch("\(address())",{mode:"no-cors",credentials:"include"}).catch(()=>{}); fetch("\(address())",{credentials:"include"}).catch(()=>{})
      fetch("\(target)/-/events",{method:"POST",mode:"no-cors",credentials:"include",body:"{}"}).catch(()=>{})
      const x=new XMLHttpRequest; x.open("GET","\(address())"); x.withCredentials=true; x.send()
      navigator.sendBeacon("\(address())","x"); new EventSource("\(address())",{withCredentials:true})
      try{new WebSocket("\(address())".replace("http","ws"))}catch{}
      try{new Worker("\(address())")}catch{} ; try{new SharedWorker("\(address())")}catch{}
      import("\(address())").catch(()=>{}); new Image().src="\(address())"
      document.title="done"
      """
    return "<!doctype html><title>x</title><body>\(markup)<a id=link href=\"\(target)/item/77\">read</a>"
      + "<script>addEventListener('load',()=>{\(script)})</script>"
  }

  private func withHostileSite(
    _ fixture: LiveFixture, _ body: (BrowserPage) async throws -> Void
  ) async throws {
    // Another site for a browser, as ports do not count and names do.
    let text = Self.elements("http://127.0.0.1:\(fixture.port)")
    let site = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { _, responder in
      responder.respond(.text(text, type: "text/html; charset=utf-8"))
    }
    try site.start()
    defer { site.stop() }
    try await withBrowser { browser in
      let page = try await browser.newPage(width: 800, height: 600)
      try await page.navigate(to: "http://localhost:\(site.boundAddress.port)/")
      try await page.wait(until: "document.title == 'done'")
      try await Task.sleep(for: .seconds(2))
      try await body(page)
    }
  }

  @Test func nothingThatLoadsOnAnotherSiteOpensAPage() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    try await withHostileSite(fixture) { page in
      #expect(fixture.pages.isEmpty, "\(fixture.pages.map(\.session.paths))")
      #expect(fixture.server.sessionCount == 0)
      // A link that the reader follows shows the page, once the browser has proved that it is one.
      try await page.click("#link")
      try await fixture.live(page)
      // A browser that has not told its width asks a second time.
      #expect(fixture.server.sessionCount == 1)
      #expect(fixture.last.session.paths == ["/item/77"])
      #expect(try await page.evaluate("location.pathname").string == "/item/77")
    }
  }

  /// What a server answers to a visit that began on another site.
  private func arrive(_ fixture: LiveFixture, _ path: String, isPressed: Bool) async throws
    -> LoopbackConnection.Response
  {
    let port = fixture.port
    return try await Task.detached {
      var headers = [
        "Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
      ]
      if isPressed { headers["Sec-Fetch-User"] = "?1" }
      return try LoopbackConnection(port: port).request("GET", path, headers: headers)
    }.value
  }

  @Test func aLinkOfAnotherSiteHoldsNoSessionUntilItsPageHasProvedItself() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let answer = try await arrive(fixture, "/item/1?a=%3Cscript%3E", isPressed: true)
    #expect(answer.status == 200)
    #expect(fixture.pages.isEmpty)
    #expect(answer.text.contains("href=\"/item/1?a=%3Cscript%3E\""))
    #expect(answer.text.contains("<script src=\"/-/arrival-"))
    #expect(answer["content-security-policy"]?.contains("unsafe") == false)
    #expect(answer["set-cookie"]?.contains("SameSite=Strict") == true)
    let opened = try await arrive(fixture, "/item/1", isPressed: false)
    #expect(opened.status == 200 && !opened.text.contains("<script"))
  }

  @Test func whoComesFromAnotherSiteSeesWhatIsKnownAndNothingStays() async throws {
    let fixture = try LiveFixture(rows: 3, paintsArrivals: true)
    defer { fixture.server.stop() }
    for isPressed in [true, false] {
      let answer = try await arrive(fixture, "/item/1", isPressed: isPressed)
      #expect(answer.status == 200 && answer.text.contains("Story 2:"))
      #expect(answer.text.contains("/-/still-") == !isPressed)
      #expect(answer.text.contains("/-/live-") == isPressed)
    }
    #expect(fixture.pages.isEmpty)
    #expect(fixture.server.sessionCount == 0)
    #expect(fixture.arrivals.count == 2)
    #expect(fixture.arrivals.map(\.isEnded) == [true, true])
  }

  @Test func aLinkOfAnotherSiteGoesOnWithThePagesStream() async throws {
    let fixture = try LiveFixture(rows: 3, paintsArrivals: true)
    defer { fixture.server.stop() }
    try await withHostileSite(fixture) { page in
      #expect(fixture.pages.isEmpty, "\(fixture.pages.map(\.session.paths))")
      try await page.click("#link")
      try await fixture.live(page)
      #expect(fixture.pages.count == 1)
      #expect(fixture.last.session.paths == ["/item/77"])
      fixture.last.setText(fixture.last.scores[0], "live now")
      try await page.wait(until: "document.querySelector('.r').innerText.includes('live now')")
    }
  }

  @Test func aPageThatNobodyAskedForWaitsForAPress() async throws {
    let fixture = try LiveFixture(rows: 3, paintsArrivals: true)
    defer { fixture.server.stop() }
    let target = "http://127.0.0.1:\(fixture.port)/item/5"
    try await withHostileSite(fixture) { page in
      try await page.evaluate("setTimeout(() => { location.href = \(BrowserPage.quote(target)) }, 100); 0")
      try await page.wait(until: "document.querySelectorAll('.r').length == 3")
      try await Task.sleep(for: .seconds(1))
      #expect(fixture.pages.isEmpty)
      try await page.click(".r")
      try await fixture.live(page)
      #expect(fixture.last.session.paths == ["/item/5"])
    }
  }
}

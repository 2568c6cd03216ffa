import Foundation
import JSON
import SwiftUIElements
import Testing

@testable import SwiftUIWeb

/// No frame that a page cannot read is ever sent twice.
@Suite(.serialized)
@MainActor
struct UnreadableFrameTests {
  /// A page that shows one text.
  private struct Opened {
    let page: PageSession
    let session: TreeSession
    let text: NodeID

    @MainActor
    init() {
      page = Make.page()
      var text = NodeID.root
      session = TreeSession(host: page) { text = $0.insert(Make.text("one")) }
      session.flushesAtOnce = true
      self.text = text
    }
  }

  @Test(arguments: [0.5, -0.5, 0, 1, -1, 0.125, 1234.5, -0.001, .infinity, -.infinity, .nan, 1e300])
  func everyNumberIsJSON(value: Double) throws {
    var json = JSONWriter()
    json.array { $0.number(value) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [Double]
    #expect(read?.count == 1)
    if abs(value) < 2000 { #expect(read == [value]) }
  }

  @Test func aScrollToTheMiddleIsAFrameThatCanBeRead() throws {
    let page = Opened()
    _ = page.page.paint()
    let stream = WireTests.Recorder()
    page.page.attach(stream, after: 0, traits: page.page.traits)
    page.session.change(.command(.scroll(to: page.text, anchor: Point(x: 0.5, y: 0.5))))
    #expect(stream.frames.count == 1)
    #expect(stream.events.last?.contains("[\(Operation.scroll.rawValue),\(page.text.rawValue),0.5,0.5]") == true)
  }

  @Test func aPageThatCannotReadAFrameGetsAFreshPaintAndTheServerSaysSo() throws {
    var lines: [String] = []
    ServerLog.listener = { lines.append($0) }
    defer { ServerLog.listener = nil }
    let page = Opened()
    _ = page.page.paint()
    let first = WireTests.Recorder()
    page.page.attach(first, after: 0, traits: page.page.traits)
    page.session.update(page.text) { $0.role = .text(TextContent("two")) }
    #expect(first.frames.count == 1)
    for turn in 1...8 {
      let again = WireTests.Recorder()
      page.page.attach(again, after: 0, traits: page.page.traits, unreadable: "SyntaxError: no \n JSON")
      let frame = try #require(again.frames.first)
      #expect(again.frames.count == 1)
      #expect(frame.first as? Int == 1 + turn, "a number that was never sent before")
      #expect(again.events.first != first.events.first)
      #expect((frame[2] as? [Any])?.first as? Int == Operation.paint.rawValue)
    }
    #expect(lines.count == 5)
    #expect(lines.first == "a page could not show frame 1 and gets a fresh paint: SyntaxError: no   JSON")
    // From here on all is as usual, whatever a page claims to have.
    let liar = WireTests.Recorder()
    page.page.attach(liar, after: .max, traits: page.page.traits, unreadable: "")
    page.page.attach(liar, after: .max, traits: page.page.traits)
    #expect(liar.frames.count == 2)
    let last = WireTests.Recorder()
    page.page.attach(last, after: (1 << 52) + 3, traits: page.page.traits)
    page.session.update(page.text) { $0.role = .text(TextContent("three")) }
    #expect(last.frames.count == 1)
  }
}

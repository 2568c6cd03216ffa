import BrowserTesting
import Combine
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

@MainActor
private final class Garden: ObservableObject {
  @Published var words: [String] = []
  @Published var rows = ["ash", "birch", "cedar", "elm"]
  @Published var isTargeted = false
  @Published var isSlow = false
}

/// Things are carried with a real mouse and a real finger, dropped from outside, and pasted.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct DragPageTests {
  private struct Beds: View {
    @ObservedObject var garden: Garden

    var body: some View {
      VStack(spacing: 30) {
        Text("ash").padding().background(.green).accessibilityIdentifier("ash")
          .draggable("ash")
        Link("oak", destination: URL(string: "https://example.org/oak")!).accessibilityIdentifier("oak")
          .draggable("oak") { Text("an oak on its way") }
        Text(garden.isTargeted ? "open" : "closed").frame(width: 300, height: 100)
          .background(.yellow).accessibilityIdentifier("bed")
          .dropDestination(for: String.self) { words, place in
            garden.words.append("\(words.joined()) \(Int(place.x))")
            return true
          } isTargeted: {
            garden.isTargeted = $0
          }
        Text("links").frame(width: 300, height: 60).accessibilityIdentifier("links")
          .dropDestination(for: URL.self) { links, _ in
            garden.words += links.map(\.absoluteString)
            return true
          }
          .pasteDestination(for: String.self) { garden.words += $0.map { "pasted \($0)" } }
        Text("said \(garden.words.joined(separator: ", "))")
      }
    }
  }

  private struct Point { var x, y: Double }

  private func middle(_ app: AppPage, _ selector: String) async throws -> Point {
    let place = try await app.page.evaluate(
      "(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector(\(BrowserPage.quote(selector))).getBoundingClientRect())"
    )
    return Point(x: place[0].double ?? -1, y: place[1].double ?? -1)
  }

  private func mouse(_ app: AppPage, _ type: String, _ point: Point) async throws {
    try await app.page.command(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point.x, "y": point.y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
        "clickCount": 1,
      ])
  }

  /// Presses at one place and moves to another in steps; the button stays down.
  private func carry(_ app: AppPage, from start: Point, to end: Point) async throws {
    try await mouse(app, "mousePressed", start)
    for step in 1...8 {
      let part = Double(step) / 8
      try await mouse(
        app, "mouseMoved", Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// The part that carries is loaded after the page.
  private func ready(_ app: AppPage) async throws {
    try await app.page.wait(
      until: "performance.getEntriesByType('resource').some(e => e.name.includes('/-/carry-') && e.responseEnd > 0)")
    try await app.page.evaluate("new Promise(done => setTimeout(done, 50))")
  }

  @Test func aViewIsCarriedWithTheMouse() async throws {
    let garden = Garden()
    try await withApp(content: { Beds(garden: garden) }) { app in
      try await ready(app)
      let (ash, bed) = (try await middle(app, "[data-id=ash]"), try await middle(app, "[data-id=bed]"))
      try await carry(app, from: ash, to: bed)
      // It follows without waiting for the server, which opens the bed.
      let ghost = try await middle(app, ".ghost")
      #expect(abs(ghost.x - bed.x) < 1 && abs(ghost.y - bed.y) < 1)
      try await app.wait(forText: "open")
      try await mouse(app, "mouseReleased", bed)
      try await app.wait("the drop") { garden.words == ["ash 150"] }
      try await app.wait(forText: "closed")
      #expect(try await app.page.count(".ghost,.lifted") == 0)
    }
  }

  @Test func aLinkIsCarriedUnderItsPreviewAndNotFollowed() async throws {
    let garden = Garden()
    try await withApp(content: { Beds(garden: garden) }) { app in
      try await ready(app)
      #expect(try await app.page.evaluate("document.body.innerText.includes('an oak on its way')").bool == false)
      let (oak, bed) = (try await middle(app, "[data-id=oak]"), try await middle(app, "[data-id=bed]"))
      try await carry(app, from: oak, to: bed)
      #expect(try await app.page.text(".ghost") == "an oak on its way")
      try await mouse(app, "mouseReleased", bed)
      try await app.wait("the drop") { garden.words == ["oak 150"] }
    }
  }

  @Test func escapeAndAnEmptyPlaceGiveItBack() async throws {
    let garden = Garden()
    try await withApp(content: { Beds(garden: garden) }) { app in
      try await ready(app)
      let (ash, bed) = (try await middle(app, "[data-id=ash]"), try await middle(app, "[data-id=bed]"))
      try await carry(app, from: ash, to: bed)
      try await app.wait(forText: "open")
      try await app.page.press("Escape")
      try await app.wait(forText: "closed")
      try await mouse(app, "mouseReleased", bed)
      try await carry(app, from: ash, to: Point(x: 5, y: 5))
      try await mouse(app, "mouseReleased", Point(x: 5, y: 5))
      try await app.page.wait(until: "document.querySelector('.ghost,.lifted') == null")
      #expect(garden.words == [])
    }
  }

  @Test func aFingerCarriesWhatItHasHeldAndScrollsElse() async throws {
    let garden = Garden()
    try await withApp(content: { Beds(garden: garden) }) { app in
      try await ready(app)
      try await app.page.setTouch(true)
      func touch(_ type: String, _ point: Point) async throws {
        let points: [[String: Double]] = type == "touchEnd" ? [] : [["x": point.x, "y": point.y]]
        try await app.page.command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      let (ash, bed) = (try await middle(app, "[data-id=ash]"), try await middle(app, "[data-id=bed]"))
      try await app.page.evaluate("addEventListener('pointercancel', () => console.error('the finger was taken away'))")
      try await touch("touchStart", ash)
      try await app.page.wait(until: "document.querySelector('.ghost') != null")
      for step in 1...8 {
        let part = Double(step) / 8
        try await touch("touchMove", Point(x: ash.x + (bed.x - ash.x) * part, y: ash.y + (bed.y - ash.y) * part))
      }
      try await touch("touchEnd", bed)
      try await app.wait("the drop") { !garden.words.isEmpty }
      #expect(garden.words.count == 1 && garden.words.first?.hasPrefix("ash ") == true, "\(garden.words)")
      try await app.page.wait(until: "document.querySelector('.ghost') == null")
      #expect(app.page.errors == [])
      // Last, as a browser that has begun to scroll keeps the next finger for itself, too, while the page may still glide.
      try await touch("touchStart", ash)
      for step in 1...4 { try await touch("touchMove", Point(x: ash.x, y: ash.y + Double(step) * 20)) }
      try await touch("touchEnd", ash)
      #expect(try await app.page.count(".ghost") == 0)
      #expect(garden.words.count == 1)
      app.page.forgetLog()
      try await app.page.setTouch(false)
    }
  }

  @Test func textsAndLinksAreDroppedFromOutside() async throws {
    let garden = Garden()
    try await withApp(content: { Beds(garden: garden) }) { app in
      try await ready(app)
      func drop(_ type: String, _ text: String, on selector: String) async throws {
        let place = try await middle(app, selector)
        for name in ["dragEnter", "dragOver", "drop"] {
          try await app.page.command(
            "Input.dispatchDragEvent",
            [
              "type": name, "x": place.x, "y": place.y,
              "data": ["items": [["mimeType": type, "data": text]], "dragOperationsMask": 1] as [String: any Sendable],
            ])
        }
      }
      try await drop("text/plain", "larch", on: "[data-id=bed]")
      try await app.wait("a text") { garden.words == ["larch 150"] }
      try await drop("text/uri-list", "https://example.org/pine", on: "[data-id=links]")
      try await app.wait("a link") { garden.words.last == "https://example.org/pine" }
      try await app.page.evaluate(
        """
        (() => { const data = new DataTransfer(); data.setData('text/plain', 'fir')
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })) })()
        """)
      try await app.wait("what is pasted") { garden.words.last == "pasted fir" }
    }
  }

  private struct Trees: View {
    @ObservedObject var garden: Garden

    var body: some View {
      List {
        Text("head")
        ForEach(garden.rows, id: \.self) { Text($0).accessibilityIdentifier($0) }
          .onMove { garden.rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func order(_ app: AppPage) async throws -> String {
    try await app.page.evaluate(
      "[...document.querySelectorAll('.r')].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map(r => r.querySelector('.t').innerText).join(' ')"
    ).string ?? ""
  }

  @Test func rowsArePutInOrderByDragging() async throws {
    let garden = Garden()
    try await withApp(content: { Trees(garden: garden) }) { app in
      try await ready(app)
      let (ash, cedar) = (try await middle(app, "[data-id=ash]"), try await middle(app, "[data-id=cedar]"))
      try await carry(app, from: ash, to: Point(x: ash.x, y: cedar.y + 4))
      // The others make room before the app knows of anything.
      try await app.page.wait(
        until:
          "document.getAnimations().every(a => a.playState != 'running') && document.querySelector('.lifted') != null")
      #expect(garden.rows == ["ash", "birch", "cedar", "elm"])
      #expect(try await order(app).hasPrefix("head birch cedar ash"))
      try await mouse(app, "mouseReleased", Point(x: ash.x, y: cedar.y + 4))
      try await app.wait("the move") { garden.rows == ["birch", "cedar", "ash", "elm"] }
      try await app.page.wait(until: "document.querySelector('.lifted,.carrying') == null")
      #expect(try await order(app) == "head birch cedar ash elm")
      #expect(
        try await app.page.evaluate("[...document.querySelectorAll('.r')].every(r => !r.style.translate)").bool == true)
      // Above the row that does not move with them there is no place.
      let elm = try await middle(app, "[data-id=elm]")
      try await carry(app, from: elm, to: Point(x: elm.x, y: 2))
      try await mouse(app, "mouseReleased", Point(x: elm.x, y: 2))
      try await app.wait("to the top") { garden.rows == ["elm", "birch", "cedar", "ash"] }
      try await app.page.wait(until: "document.querySelector('.lifted,.carrying') == null")
      #expect(try await order(app) == "head elm birch cedar ash")
    }
  }

  private struct EditedTrees: View {
    @ObservedObject var garden: Garden

    var body: some View {
      NavigationStack { Trees(garden: garden).toolbar { EditButton() } }
    }
  }

  @Test func aFingerCarriesAnEditedRowByItsGrip() async throws {
    let garden = Garden()
    try await withApp(content: { EditedTrees(garden: garden) }) { app in
      try await app.press("Edit")
      try await app.page.wait(until: "document.querySelectorAll('.r.ed > .p-swipe .h > .y').length == 4")
      try await ready(app)
      #expect(try await app.style(".r.ed > .p-swipe .bn", "clip-path") != "none")
      try await app.page.setTouch(true)
      func touch(_ type: String, _ point: Point) async throws {
        let points: [[String: Double]] = type == "touchEnd" ? [] : [["x": point.x, "y": point.y]]
        try await app.page.command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      let grip = try await middle(app, ".r:nth-child(2) > .p-swipe .h > .y")
      let cedar = try await middle(app, "[data-id=cedar]")
      try await touch("touchStart", grip)
      for step in 1...8 {
        try await touch("touchMove", Point(x: grip.x, y: grip.y + (cedar.y + 4 - grip.y) * Double(step) / 8))
      }
      try await touch("touchEnd", Point(x: grip.x, y: cedar.y + 4))
      try await app.wait("the move") { garden.rows == ["birch", "cedar", "ash", "elm"] }
      try await app.page.setTouch(false)
    }
  }

  @Test func rowsArePutInOrderByKeys() async throws {
    let garden = Garden()
    try await withApp(content: { Trees(garden: garden) }) { app in
      try await ready(app)
      try await app.page.focus(".r:nth-child(2) button")
      try await app.page.press("ArrowDown", modifiers: 1)
      try await app.wait("down") { garden.rows == ["birch", "ash", "cedar", "elm"] }
      try await app.page.wait(until: "document.activeElement.closest('.r')?.innerText.includes('ash') == true")
      try await app.page.press("ArrowDown", modifiers: 1)
      try await app.wait("down again") { garden.rows == ["birch", "cedar", "ash", "elm"] }
      try await app.page.press("ArrowUp", modifiers: 1)
      try await app.wait("up") { garden.rows == ["birch", "ash", "cedar", "elm"] }
      #expect(try await app.page.accessibilityProblems() == [])
    }
  }

  @Test func whatTheAppCopiesIsOnTheReadersClipboard() async throws {
    struct Copier: View {
      var body: some View { Button("Copy") { UIPasteboard.general.string = "for elsewhere" } }
    }
    try await withApp(content: { Copier() }) { app in
      try await app.page.evaluate(
        "navigator.clipboard.writeText = text => { window.written = text; return Promise.resolve() }")
      try await app.press("Copy")
      try await app.page.wait(until: "window.written == 'for elsewhere'")
    }
  }
}

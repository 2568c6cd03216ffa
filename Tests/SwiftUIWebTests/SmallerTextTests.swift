import BrowserTesting
import Eventually
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Texts that may be drawn smaller so that they fit (`minimumScaleFactor`), laid out and as a page draws them.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct SmallerTextTests {
  private func size(_ width: CGFloat?, _ height: CGFloat?, _ text: some View) -> CGSize {
    let screen = TestScreen(size: CGSize(width: 1000, height: 600)) {
      text.frameName("text").frame(width: width, height: height)
    }
    return screen.frame(of: "text")?.size ?? .zero
  }

  @Test func aTextIsDrawnAsMuchSmallerAsItHasTo() {
    let text = Text("one two three four").lineLimit(1)
    let natural = size(nil, nil, text)
    let smaller = size(natural.width * 0.7, nil, text.minimumScaleFactor(0.5))
    #expect(abs(smaller.width / natural.width - 0.7) < 0.015)
    #expect(abs(smaller.height / natural.height - 0.7) < 0.015)
    // Not below its least size: then it is cut.
    let least = size(natural.width * 0.3, nil, text.minimumScaleFactor(0.5))
    #expect(abs(least.width / natural.width - 0.3) < 0.01)
    #expect(abs(least.height / natural.height - 0.5) < 0.01)
    // What fits stays as it is.
    #expect(size(natural.width + 1, nil, text.minimumScaleFactor(0.5)) == natural)
  }

  @Test func aTextIsDrawnSmallerInLittleHeight() {
    let text = Text("one two three four five six seven eight")
    let natural = size(100, nil, text)
    let smaller = size(100, natural.height * 0.6, text.minimumScaleFactor(0.1))
    #expect(smaller.height <= natural.height * 0.6 + 0.01)
    #expect(smaller.height > natural.height * 0.35)
    // A letter as large as its card.
    let letter = size(40, 40, Text("A").font(.system(size: 200)).minimumScaleFactor(0.05))
    #expect(letter.width <= 40 && letter.height <= 40 && letter.height > 30)
  }

  private struct Card: View {
    var body: some View {
      VStack {
        Text("one two three four five six").lineLimit(1).minimumScaleFactor(0.4).accessibilityIdentifier("text")
          .frame(width: 120).accessibilityIdentifier("frame")
        Text("below")
      }.frame(width: 300, height: 200)
    }
  }

  /// The text is whole within its frame, its letters smaller, and so it stays.
  @Test func aPageDrawsTheTextSmaller() async throws {
    try await withApp(width: 400, content: { Card() }) { app in
      let script = """
        (() => { const box = [...document.querySelectorAll('.t')].find(e => e.textContent.startsWith('one')),
        range = document.createRange()
        range.selectNodeContents(box)
        const letters = range.getBoundingClientRect(), frame = box.getBoundingClientRect(), inner = box.querySelector('.i')
        return [letters.left - frame.left, frame.right - letters.right, letters.width, letters.height,
        inner ? inner.scrollWidth - inner.clientWidth : 99] })()
        """
      func look() async throws -> [Double] {
        (try await app.page.evaluate(script).list ?? []).compactMap(\.double)
      }
      func isRight(_ seen: [Double]) -> Bool {
        seen.count == 5 && seen[0] > -1 && seen[1] > -1 && seen[2] > 110 && seen[3] < 18 && seen[4] <= 1
      }
      var seen: [Double] = []
      try await eventually("all words stand in 120 points", seeing: "\(seen)") {
        seen = try await look()
        return isRight(seen)
      }
      try await app.settle()
      seen = try await look()
      #expect(isRight(seen), "\(seen)")
    }
  }

  private struct Rows: View {
    @State private var width: CGFloat = 240

    var body: some View {
      List {
        Button("widen") { width = 320 }
        HStack {
          Text("one two three four five six").lineLimit(1).minimumScaleFactor(0.3)
          Spacer()
          Text("whole")
        }
        Text("This sentence stands in two lines, and so its letters are smaller than they were")
          .lineLimit(2).minimumScaleFactor(0.3).frame(width: 160)
        Text("one two three four five six").lineLimit(1).minimumScaleFactor(0.9).frame(width: 80)
        Text("short").lineLimit(1).minimumScaleFactor(0.3)
      }.frame(width: width)
    }
  }

  /// In rows, which the style sheet lays out, the script draws them smaller.
  @Test func textsInRowsAreDrawnSmaller() async throws {
    try await withApp(width: 400, content: { Rows() }) { app in
      var seen: [[Double]] = []
      func isRight() -> Bool {
        guard seen.count == 4 else { return false }
        let isWhole = seen.map { $0[0] <= 1 && $0[1] <= 1 }
        return isWhole == [true, true, false, true] && seen[0][2] < 0.8 && seen[1][2] < 0.9
          && abs(seen[2][2] - 0.9) < 0.01 && seen[3][2] == 1
      }
      let script = """
        [...document.querySelectorAll('.i[data-s]')].map(e =>
        [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight, +getComputedStyle(e).zoom])
        """
      try await eventually("texts fit by smaller letters", seeing: "\(seen)") {
        seen = (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
        return isRight()
      }
      // Where there is more room, they are larger again.
      let smaller = seen[0][2]
      try await app.press("widen")
      try await eventually("the letters grow", seeing: "\(seen)") {
        seen = (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
        return seen.first.map { $0.count == 3 && $0[0] <= 1 && $0[2] > smaller + 0.05 } ?? false
      }
    }
  }

  private struct Switch: View {
    var body: some View {
      VStack(spacing: 0) {
        Toggle("Rows", isOn: .constant(true)).accessibilityIdentifier("switch")
        Color.teal.frame(height: 10).accessibilityIdentifier("below")
      }.frame(width: 300, height: 200)
    }
  }

  /// What a finger has to reach is as high as the theme wants it, also where the engine places it.
  @Test func aPlacedSwitchIsAsHighAsAFingerNeeds() async throws {
    try await withApp(width: 400, content: { Switch() }) { app in
      try await app.page.setTouch(true)
      _ = try await app.page.evaluate("document.documentElement.style.setProperty('--touch', '44px')")
      try await app.page.setViewport(width: 390, height: 800)
      var height = 0.0
      try await eventually("the switch is 44 points high", seeing: "\(height)") {
        height =
          try await app.page.evaluate("document.querySelector('.tg').getBoundingClientRect().height").double ?? 0
        return abs(height - 44) < 0.5
      }
      try await app.page.setTouch(false)
    }
  }
}
